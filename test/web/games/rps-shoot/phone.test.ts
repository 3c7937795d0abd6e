import { createElement } from "react";
import { beforeEach, expect, it } from "vitest";
import type { RpsPrivate, RpsShared } from "../../../../src-rooms/games/rps-shoot/types.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { Silent } from "../../../../src-web/game-kit/StageTitle.tsx";
import Phone from "../../../../src-web/games/rps-shoot/Phone.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { Table } from "../../../support/table.ts";
import { atTable } from "../../room/inRoom.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room", "rps-shoot"]);
});

const phoneOf = (table: Table, id: PlayerId) =>
  atTable(
    table,
    id,
    createElement(Silent, { value: true }, createElement(Phone, { withStage: false })),
  );

/** Ada, Ben and Cleo play one round; Ada is the only one who does not fight in the current battle. */
function threeOfThem() {
  const table = new Table();
  const [ada, ben, cleo] = [table.join("Ada"), table.join("Ben"), table.join("Cleo")];
  table.start({ includeTutorial: false, numberOfRounds: 1 });
  table.until("PROGRAM");
  const battle = () => {
    const { battles, battle: current } = table.topic("stage").view as RpsShared;
    return battles[current];
  };
  const adaWatches = () => battle()?.first !== ada && battle()?.second !== ada;
  return { table, ada, ben, cleo, adaWatches };
}

it("[RS15] a bet on a battle in which nobody moved is not called wrong", async () => {
  const { table, ada, adaWatches } = threeOfThem();
  table.until("BET");
  while (!adaWatches()) {
    table.until("SHOOT");
    table.until("BET");
  }
  expect(table.move(ada, { type: "bet", call: "WIN" })).toBe("ok");
  table.until("SHOOT");
  table.wait(6_000);
  const phone = await phoneOf(table, ada);
  expect(phone).toContain("Nobody moved!</span>");
  expect(phone).not.toContain("Wrong call");
});

it("[RS18] a player who watches a sudden battle being plotted is not promised a bet on it", async () => {
  const { table, ada, ben, cleo } = threeOfThem();
  // Ben and Cleo beat Ada and tie with each other.
  for (const id of [ben, cleo]) {
    const { programs } = table.hand(id) as RpsPrivate;
    for (const battle of Object.keys(programs).map(Number)) {
      table.move(id, { type: "program", battle, moves: ["ROCK", "ROCK", "ROCK"] });
    }
  }
  expect(await phoneOf(table, ada)).toContain("Move 1 against");
  table.until("BET");
  table.until("PROGRAM");
  const phone = await phoneOf(table, ada);
  expect(phone).toContain("The fighters are plotting");
  expect(phone).not.toContain("Bets open in a moment");
  expect(phone).toContain("No bets on this one.");
});

it("[RS8] a member of the audience, who bets for fun, is promised no points", async () => {
  const table = new Table();
  const players = Array.from({ length: 10 }, (_, at) => table.join(`Player ${at}`));
  const watcher = table.join("Watcher", { audience: true });
  table.start({ includeTutorial: false });
  table.until("BET");
  const [player] = players;
  for (const promise of ["+100", "Points if you’re right. A wrong call costs 50."]) {
    expect(await phoneOf(table, player ?? watcher)).toContain(promise);
    expect(await phoneOf(table, watcher)).not.toContain(promise);
  }
  expect(await phoneOf(table, watcher)).toContain("Your call");
});
