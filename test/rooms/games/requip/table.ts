import { expect } from "vitest";
import type {
  RequipPrivate,
  RequipShared,
  RequipState,
  SharedMatchup,
} from "../../../../src-rooms/games/requip/types.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { Table } from "../../../support/table.ts";

/** A table of people without the tutorial, in the first WRITE. */
export function writers(count: number, settings: object = {}, robots = 0) {
  const table = new Table({ gameType: "REQUIP" });
  const people = Array.from({ length: count }, (_, at) => table.join(`Writer ${at + 1}`));
  for (let robot = 0; robot < robots; robot++) table.robot();
  table.start({ includeTutorial: false, ...settings });
  table.until("WRITE");
  return { table, people };
}

export const privateViewOf = (table: Table, id: PlayerId) => table.hand(id) as RequipPrivate;
export const sharedOf = (table: Table) => table.topic("stage").view as RequipShared;
export const stateOf = (table: Table) => table.state.game?.state as RequipState;
export function shownOf(table: Table): SharedMatchup {
  const { matchup } = sharedOf(table);
  if (!matchup) throw new Error("no matchup on the screen");
  return matchup;
}

/** Answers all prompts of these people with texts of their own. */
export function writeAll(table: Table, people: readonly PlayerId[]): void {
  for (const id of people) {
    for (const key of Object.keys(privateViewOf(table, id).prompts)) {
      expect(table.move(id, { type: "answer", prompt: Number(key), text: textOf(id, key) })).toBe(
        "ok",
      );
    }
  }
}
const textOf = (id: PlayerId, key: string) => `Quip ${key} of number ${id}`;

/** Plays on to a duel whose texts and authors match, for tests that do not care who was dealt what. */
export function duelOf(
  table: Table,
  wanted: (texts: readonly [string, string], authors: readonly unknown[]) => boolean = () => true,
): SharedMatchup {
  for (let count = 0; count < 60; count++) {
    table.until("DUEL");
    const { slots } = stateOf(table).matchups[stateOf(table).current] ?? {};
    if (slots && wanted([slots[0].text, slots[1].text], [slots[0].author, slots[1].author])) {
      return shownOf(table);
    }
    table.until("REVEAL");
  }
  throw new Error("no such duel");
}
