import { describe, expect, it } from "vitest";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { PackContent } from "../../../src-shared/catalog/packs.ts";
import type { AbPrivate, AbShared } from "../../../src-rooms/games/ab-thinking/types.ts";
import type { CanvasShared } from "../../../src-rooms/games/canvas-clash/types.ts";
import type { SnaptionPrivate, SnaptionState } from "../../../src-rooms/games/snaption/types.ts";
import type { SyncShared } from "../../../src-rooms/games/sync-think/types.ts";
import { replayed } from "../../support/simulation.ts";
import { packRoom, playOn, shownBy } from "../../support/packRoom.ts";
import { Table } from "../../support/table.ts";
import { stateOf, writeAll } from "./requip/table.ts";

const FRUIT = ["Papaya", "Quince", "Lychee", "Medlar", "Damson", "Kumquat", "Loquat", "Guava"];
const TOOLS = ["Chisel", "Gimlet", "Bradawl", "Mattock", "Trowel", "Hacksaw", "Router", "Adze"];
const WORDS = ["Zeppelin", "Ukulele", "Bagpipes", "Obelisk", "Gazebo", "Sphinx", "Igloo", "Yurt"];
const BELONGING: Readonly<Record<string, readonly string[]>> = { Fruit: FRUIT, Tools: TOOLS };
const belongingTo = (theme: string | undefined) => BELONGING[theme ?? ""] ?? WORDS;

function pack(
  name: string,
  entries: readonly string[],
  kind: PackContent["kind"] = "category",
): PackContent {
  return { packId: name, kind, name, language: "en", entries };
}

const themes = [pack("Fruit", FRUIT), pack("Tools", TOOLS)];
const all = [...themes, pack("Words", WORDS, "word")];
const lots = new Set(["Fruit", "Tools", undefined]);

describe("themes of CANVAS_CLASH", () => {
  it("[CC31] are drawn by lot turn by turn, with one of their words, on every screen", () => {
    const { table } = packRoom("CANVAS_CLASH", all, { numberOfTurns: 4 });
    const view = () => table.topic("stage").view as CanvasShared;
    const turns: { theme: string | undefined; word: string }[] = [];
    for (let turn = 0; turn < 4; turn++) {
      table.until("READY");
      const { theme } = table.topic("stage");
      table.until("REVEAL");
      expect(table.topic("stage").theme).toBe(theme);
      turns.push({ theme, word: view().reveal?.word ?? "" });
    }
    expect(new Set(turns.slice(0, 3).map(({ theme }) => theme))).toEqual(lots);
    expect(turns[3]?.theme).toBe(turns[0]?.theme);
    for (const { theme, word } of turns) expect(belongingTo(theme)).toContain(word);
    expect(replayed(table)).toEqual(table.state);
  });

  it("[CC31] stay the same when the word is swapped", () => {
    const { table, people } = packRoom("CANVAS_CLASH", all, { numberOfTurns: 4 });
    const view = () => table.topic("stage").view as CanvasShared;
    for (let turn = 0; turn < 3; turn++) {
      table.until("READY");
      const { theme } = table.topic("stage");
      expect(people.map((id) => table.move(id, { type: "swap" }))).toContain("ok");
      expect(table.topic("stage").theme).toBe(theme);
      table.until("REVEAL");
      expect(belongingTo(theme)).toContain(view().reveal?.word);
    }
  });
});

describe("themes of REQUIP", () => {
  it("[SE82] are sent with the game's own stages, and with none of the frame stages", () => {
    const { table, people } = packRoom("REQUIP", themes, { numberOfRounds: 2 });
    const told: string[] = [];
    for (let count = 0; count < 60 && table.stage !== "GAME_END"; count++) {
      if (table.stage === "WRITE") writeAll(table, people);
      table.tick();
      if (table.topic("stage").theme !== undefined) told.push(table.stage);
    }
    expect(new Set(told)).toEqual(new Set(["WRITE", "DUEL", "REVEAL"]));
  });

  it("[RQ23] are drawn by lot round by round, in prompts about their entries", () => {
    const { table, people } = packRoom("REQUIP", all, { numberOfRounds: 3 });
    const seen: (string | undefined)[] = [];
    for (let round = 0; round < 3; round++) {
      table.until("WRITE");
      const { theme } = table.topic("stage");
      seen.push(theme);
      const { matchups } = stateOf(table);
      for (const { prompt } of matchups) {
        expect(belongingTo(theme).filter((entry) => prompt.includes(entry))).toHaveLength(1);
        expect(WORDS.includes(prompt)).toBe(theme === undefined);
      }
      writeAll(table, people);
      table.until("DUEL");
      expect(table.topic("stage").theme).toBe(theme);
      table.until("ROUND_SUMMARY");
    }
    expect(new Set(seen)).toEqual(lots);
    expect(replayed(table)).toEqual(table.state);
  });

  it("[RQ23] are filled up with built-in prompts", () => {
    const { table } = packRoom("REQUIP", [pack("Fruit", FRUIT.slice(0, 2))]);
    table.until("WRITE");
    const { matchups } = stateOf(table);
    expect(matchups.length).toBeGreaterThan(2);
    expect(matchups.filter(({ theme }) => theme === "Fruit")).toHaveLength(2);
    for (const { theme, prompt } of matchups) {
      expect(FRUIT.some((entry) => prompt.includes(entry))).toBe(theme !== undefined);
    }
  });
});

describe("themes of SYNC_THINK", () => {
  it("[SY20] are drawn by lot round by round, and are shown until the round ends", () => {
    const { table } = packRoom("SYNC_THINK", all, { numberOfRounds: 3 });
    const view = () => table.topic("stage").view as SyncShared;
    const seen: (string | undefined)[] = [];
    for (let round = 0; round < 3; round++) {
      table.until("CUE");
      const { theme } = table.topic("stage");
      const { cue } = view();
      seen.push(theme);
      for (const word of cue) expect(belongingTo(theme)).toContain(word);
      table.until("REVEAL");
      expect(table.topic("stage").theme).toBe(theme);
      table.until("ROUND_SUMMARY");
    }
    expect(new Set(seen)).toEqual(lots);
    expect(replayed(table)).toEqual(table.state);
  });

  it("[AB20] are drawn for no turn of a robot: it has its own, and no theme", () => {
    const table = new Table({ gameType: "AB_THINKING" });
    const ada = table.join("Ada");
    for (let seat = 0; seat < 3; seat++) table.robot();
    table.do({ type: "packs", ids: ["Fruit"], packs: [pack("Fruit", FRUIT)] });
    table.start({ includeTutorial: false, wordPackIds: ["Fruit"] });
    for (let turn = 0; turn < 4; turn++) {
      table.until("CLUE");
      const view = table.topic("stage").view as AbShared;
      const { theme } = table.topic("stage");
      expect(theme).toBe(view.storyteller === ada ? "Fruit" : undefined);
      table.until("REVEAL");
    }
    expect(shownBy(table).filter((id) => id.startsWith("pack:"))).toHaveLength(3);
  });
});

describe("lines of SNAPTION", () => {
  const LINES = Array.from({ length: 30 }, (_, at) => `As uncle Bob said on Tuesday ${at}`);
  const lines = pack("Lines", LINES, "caption");

  it("[SN17] are dealt to each person, three a round, and are shown to nobody else", () => {
    const { table, people } = packRoom("SNAPTION", [lines, ...themes], { numberOfRounds: 2 });
    const dealt: string[] = [];
    for (let round = 0; round < 2; round++) {
      table.until("CAPTION");
      expect(table.topic("stage").theme).toBeUndefined();
      for (const id of people) {
        const hand = table.hand(id) as SnaptionPrivate;
        expect(hand.lines).toHaveLength(3);
        dealt.push(...(hand.lines ?? []));
      }
      for (const line of dealt) expect(table.publicText()).not.toContain(line);
      const [one] = people;
      if (one === undefined) throw new Error("nobody is here");
      const text = (table.hand(one) as SnaptionPrivate).lines?.[0];
      expect(table.move(one, { type: "caption", photo: 1, text })).toBe("ok");
      table.until("ROUND_SUMMARY");
      expect((table.hand(one) as SnaptionPrivate).lines).toBeUndefined();
    }
    expect(new Set(dealt).size).toBe(24);
    for (const line of dealt) expect(LINES).toContain(line);
    expect(replayed(table)).toEqual(table.state);
  });

  it("[SN17] are used by robots as long as there are any", () => {
    const table = new Table({ gameType: "SNAPTION" });
    for (let seat = 0; seat < 3; seat++) table.robot();
    table.do({
      type: "packs",
      ids: ["Lines"],
      packs: [pack("Lines", LINES.slice(0, 4), "caption")],
    });
    table.start({ includeTutorial: false, wordPackIds: ["Lines"] });
    table.until("SHOW");
    // SAFETY: the table plays SNAPTION.
    const state = table.state.game?.state as SnaptionState | undefined;
    const said = (state?.photos ?? []).flatMap(({ captions }) => captions.map(({ text }) => text));
    expect(said).toHaveLength(6);
    expect(said.filter((text) => LINES.includes(text))).toHaveLength(4);
  });
});

describe("entries of packs", () => {
  const games: readonly GameType[] = ["AB_THINKING", "CANVAS_CLASH", "REQUIP", "SYNC_THINK"];

  it.each(games)(
    "[SE83] are not shown to anybody twice in %s, even in another room",
    (gameType) => {
      const first = packRoom(gameType, all);
      playOn(first);
      const shown = shownBy(first.table).filter((id) => id.startsWith("pack:"));
      expect(shown.length).toBeGreaterThan(1);
      expect(new Set(shown).size).toBe(shown.length);
      const second = packRoom(gameType, all, {}, shownBy(first.table));
      playOn(second);
      const again = shownBy(second.table).filter((id) => shown.includes(id));
      expect(again).toEqual([]);
      expect(shownBy(second.table).some((id) => id.startsWith("pack:"))).toBe(true);
    },
  );

  it.each(games)(
    "[SE83] are left out in %s if the room's filter refuses them or their theme's name",
    (gameType) => {
      const { table } = packRoom(
        gameType,
        [pack("Fuck this", FRUIT), pack("Tools", ["fucking hammer", ...TOOLS])],
        { filterLevel: "moderate" },
      );
      const known = JSON.stringify(table.state.game?.state);
      expect(known).toContain("Tools");
      expect(known).not.toMatch(/fuck/iu);
      expect(FRUIT.some((entry) => known.includes(entry))).toBe(false);
    },
  );

  it("[SE83] are filtered strictly if the host said that families play", () => {
    const knows = (rating: "family" | "adult") => {
      const { table } = packRoom("REQUIP", [pack("Tools", ["bollocks", ...TOOLS])], { rating });
      return JSON.stringify(table.state.game?.state).includes("bollocks");
    };
    expect(knows("family")).toBe(false);
    expect(knows("adult")).toBe(true);
  });
});

describe("clues of AB_THINKING", () => {
  it("[AB20] are offered to the storyteller and to nobody else", () => {
    const { table, people } = packRoom("AB_THINKING", all);
    const seen: (string | undefined)[] = [];
    for (let turn = 0; turn < 3; turn++) {
      table.until("CLUE");
      const { theme } = table.topic("stage");
      seen.push(theme);
      const hands = people.map((id) => table.hand(id) as AbPrivate);
      const offered = hands.flatMap(({ ideas }) => ideas ?? []);
      expect(offered).toHaveLength(3);
      for (const idea of offered) {
        expect(belongingTo(theme)).toContain(idea);
        expect(table.publicText()).not.toContain(idea);
      }
      const at = hands.findIndex(({ ideas }) => ideas !== undefined);
      const teller = people[at];
      expect(hands[at]?.part).toBe("storyteller");
      if (teller === undefined) throw new Error("nobody tells");
      const cardId = hands[at]?.hand[0]?.cardId;
      expect(table.move(teller, { type: "clue", cardId, text: offered[0] })).toBe("ok");
      table.until("PICK");
      expect(table.topic("stage").theme).toBe(theme);
      expect((table.hand(teller) as AbPrivate).ideas).toBeUndefined();
      table.until("REVEAL");
    }
    expect(new Set(seen)).toEqual(lots);
    expect(replayed(table)).toEqual(table.state);
  });
});
