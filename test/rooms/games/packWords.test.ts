import { describe, expect, it } from "vitest";
import type { PackContent } from "../../../src-shared/catalog/packs.ts";
import { entryKey } from "../../../src-shared/text/packEntries.ts";
import type { PackPlayed } from "../../../src-rooms/session/model/inputs.ts";
import type { SnaptionPrivate, SnaptionState } from "../../../src-rooms/games/snaption/types.ts";
import type { SyncShared } from "../../../src-rooms/games/sync-think/types.ts";
import { packRoom, playOn } from "../../support/packRoom.ts";
import type { Table } from "../../support/table.ts";

const WORDS = ["Zeppelin", "Ukulele", "Bagpipes", "Obelisk", "Gazebo", "Sphinx", "Igloo", "Yurt"];
const LINES = Array.from({ length: 60 }, (_, at) => `As uncle Bob said on Tuesday ${at}`);

function pack(kind: PackContent["kind"], entries: readonly string[]): PackContent {
  return { packId: "ours", kind, name: "Ours", language: "en", entries };
}

/** What the pack's owner learns once the game is over. */
function told(room: ReturnType<typeof packRoom>): PackPlayed {
  playOn(room, 400);
  expect(room.table.stage).toBe("GAME_END");
  const ended = room.table.outbox.flatMap((row) =>
    row.kind === "gameEnded" ? (row.body.packs ?? []) : [],
  );
  const [ours] = ended;
  if (!ours) throw new Error("nobody was told");
  return ours;
}

describe("words of packs in SYNC_THINK", () => {
  // SAFETY: these stories play SYNC_THINK.
  const cueOf = (table: Table) => (table.topic("stage").view as SyncShared).cue;
  const keys = (words: readonly string[]) => words.map(entryKey).toSorted();

  it("[SE101] fall flat if no person wrote anything to their pair", () => {
    const room = packRoom("SYNC_THINK", [pack("word", WORDS)], { numberOfRounds: 2 });
    const { table, people } = room;
    table.until("THINK");
    const answered = [...cueOf(table)];
    for (const id of people) expect(table.move(id, { type: "word", word: "music" })).toBe("ok");
    table.until("ROUND_SUMMARY");
    table.until("THINK");
    const unanswered = [...cueOf(table)];
    expect(unanswered).not.toEqual(answered);
    const { shown, flat } = told(room);
    expect(Object.keys(shown).toSorted()).toEqual(keys([...answered, ...unanswered]));
    expect(Object.keys(flat).toSorted()).toEqual(keys(unanswered));
  });

  it("[SE101] fall flat if only a robot answered", () => {
    const room = packRoom("SYNC_THINK", [pack("word", WORDS)], { numberOfRounds: 1 });
    const { table } = room;
    table.robot();
    table.until("REVEAL");
    const cue = [...cueOf(table)];
    const { flat } = told(room);
    expect(Object.keys(flat)).toEqual(expect.arrayContaining(keys(cue)));
  });

  it("[SE101] count as shown once, however long nobody has an idea", () => {
    const { shown } = told(packRoom("SYNC_THINK", [pack("word", WORDS)], { numberOfRounds: 1 }));
    expect(Object.values(shown)).toEqual([1, 1]);
  });
});

describe("lines of caption packs in SNAPTION", () => {
  // SAFETY: these stories play SNAPTION.
  const photoOf = ({ state }: Table) => {
    const game = state.game?.state as SnaptionState;
    const photo = game.photos[game.current];
    if (!photo) throw new Error("no photo is shown");
    return photo;
  };

  /** Everybody picks lines they were dealt, then all vote; `votesFor` selects among the cards of others. */
  function play(votesFor: "first" | "nobody") {
    const room = packRoom("SNAPTION", [pack("caption", LINES)], { numberOfRounds: 1 });
    const { table, people } = room;
    table.until("CAPTION");
    const taken: string[] = [];
    for (const id of people) {
      const { lines = [], photos } = table.hand(id) as SnaptionPrivate;
      for (const { photo } of photos) {
        const text = lines[photo - 1] ?? "";
        expect(table.move(id, { type: "caption", photo, text })).toBe("ok");
        taken.push(text);
      }
    }
    const voted = new Set<string>();
    while (table.stage !== "ROUND_SUMMARY" && table.stage !== "GAME_END") {
      if (table.stage === "VOTE" && votesFor === "first") {
        for (const id of people) {
          const card = photoOf(table).cards.find(({ authors }) => !authors.includes(id));
          if (!card || table.move(id, { type: "vote", letter: card.letter }) !== "ok") continue;
          voted.add(card.text);
        }
      }
      table.tick();
    }
    return { taken, voted, ...told(room) };
  }

  it("[SE101] fall flat if others got all the votes", () => {
    const { taken, voted, shown, flat } = play("first");
    expect(Object.keys(shown).toSorted()).toEqual(taken.map(entryKey).toSorted());
    const unloved = taken.filter((text) => !voted.has(text));
    expect(unloved.length).toBeGreaterThan(0);
    expect(Object.keys(flat).toSorted()).toEqual(unloved.map(entryKey).toSorted());
  });

  it("[SE101] do not fall flat if nobody voted at all, and are not reported if nobody took them", () => {
    const { taken, shown, flat } = play("nobody");
    expect(Object.keys(shown)).toHaveLength(taken.length);
    expect(Object.keys(flat)).toEqual([]);
  });
});
