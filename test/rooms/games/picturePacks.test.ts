import { describe, expect, it } from "vitest";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { PackContent } from "../../../src-shared/catalog/packs.ts";
import type { AbPrivate, AbState } from "../../../src-rooms/games/ab-thinking/types.ts";
import type { SnaptionState } from "../../../src-rooms/games/snaption/types.ts";
import type { PackPlayed } from "../../../src-rooms/session/model/inputs.ts";
import { packRoom, playOn, shownBy } from "../../support/packRoom.ts";
import { replayed } from "../../support/simulation.ts";
import type { Table } from "../../support/table.ts";

const PICTURES = Array.from({ length: 40 }, (_, at) => at.toString(16).padStart(64, "0"));

function holiday(entries: readonly string[] = PICTURES): PackContent {
  return { packId: "holiday", kind: "picture", name: "Holiday", language: "en", entries };
}

/** What the packs' owners learn once the game is over. */
function told({ outbox }: Table): readonly PackPlayed[] {
  return outbox.flatMap((row) => (row.kind === "gameEnded" ? (row.body.packs ?? []) : []));
}

function toTheEnd(room: ReturnType<typeof packRoom>): void {
  playOn(room, 400);
  expect(room.table.stage).toBe("GAME_END");
}

// SAFETY: each test plays the game it names.
const abThinking = ({ state }: Table) => state.game?.state as AbState;
const snaption = ({ state }: Table) => state.game?.state as SnaptionState;

describe("pictures of packs", () => {
  it("are what SNAPTION asks captions for, before the built-in ones", () => {
    const { table } = packRoom("SNAPTION", [holiday()], { numberOfRounds: 2 });
    table.until("CAPTION");
    const { photos } = snaption(table);
    expect(photos.length).toBeGreaterThan(1);
    for (const { source } of photos) {
      expect(source.kind).toBe("shared");
      expect(PICTURES).toContain(source.id);
    }
    expect(replayed(table)).toEqual(table.state);
  });

  it("are filled up with built-in ones in SNAPTION if they are few", () => {
    const { table } = packRoom("SNAPTION", [holiday(PICTURES.slice(0, 1))], { numberOfRounds: 2 });
    table.until("CAPTION");
    const kinds = snaption(table).photos.map(({ source }) => source.kind);
    expect(kinds.toSorted()).toEqual(["pack", "shared"]);
  });

  it("fall flat in SNAPTION if nobody had a caption for them", () => {
    const room = packRoom("SNAPTION", [holiday()], { numberOfRounds: 2 });
    const { table, people } = room;
    table.until("CAPTION");
    const [writer] = people;
    if (writer === undefined) throw new Error("nobody is here");
    const written = snaption(table).photos.find(({ writers }) => writers.includes(writer));
    expect(table.move(writer, { type: "caption", photo: 1, text: "A rare bird" })).toBe("ok");
    toTheEnd(room);
    const [counts] = told(table);
    expect(counts?.packId).toBe("holiday");
    const shown = Object.keys(counts?.shown ?? {});
    expect(shown.length).toBeGreaterThan(1);
    // A single caption cannot be chosen over others, so it does not tell whether people liked it.
    expect(Object.keys(counts?.flat ?? {}).toSorted()).toEqual(
      shown.filter((id) => id !== written?.source.id).toSorted(),
    );
  });

  it("are cards of AB_THINKING, and fall flat if they get no vote", () => {
    const room = packRoom("AB_THINKING", [holiday()], { numberOfRounds: 1 });
    const { table, people } = room;
    table.until("CLUE");
    const hands = people.flatMap((id) => (table.hand(id) as AbPrivate).hand);
    expect(hands.length).toBeGreaterThan(4);
    for (const { imageUrl } of hands) {
      expect(PICTURES).toContain(imageUrl.replace(/^picture\//u, ""));
    }
    table.until("REVEAL");
    const { board, votes } = abThinking(table);
    const voted = new Set(Object.values(votes).flat());
    toTheEnd(room);
    const [counts] = told(table);
    const { shown = {}, flat = {} } = counts ?? {};
    for (const card of board) {
      const id = card.replace(/^picture:/u, "");
      expect(shown[id]).toBeGreaterThan(0);
      expect((flat[id] ?? 0) > 0).toBe(!voted.has(card));
    }
    expect(replayed(table)).toEqual(table.state);
  });

  it.each<GameType>(["SNAPTION", "AB_THINKING"])(
    "are not shown to anybody twice in %s, even on another evening",
    (gameType) => {
      const first = packRoom(gameType, [holiday()]);
      playOn(first, 6);
      const seen = shownBy(first.table).filter((key) => key.startsWith("picture:"));
      expect(seen.length).toBeGreaterThan(1);
      const second = packRoom(gameType, [holiday()], {}, shownBy(first.table));
      playOn(second, 3);
      const again = shownBy(second.table).filter((key) => key.startsWith("picture:"));
      expect(again.length).toBeGreaterThan(1);
      expect(again.filter((key) => seen.includes(key))).toEqual([]);
    },
  );
});
