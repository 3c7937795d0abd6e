import { beforeAll, describe, expect, it } from "vitest";
import { GAME_FACTS, GAME_TYPES, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { GameEnd } from "../../../src-shared/protocol/entities.ts";
import type { Moment, MomentTools } from "../../../src-web/game-kit/moment.ts";
import { gameParts } from "../../../src-web/games/parts.ts";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import { texts } from "../../../src-web/i18n/instance.ts";

const NAMES: Readonly<Record<number, string>> = { 1: "ADA", 2: "BO", 3: "CY" };
const tools: MomentTools = {
  gameCode: "ABCDE",
  nameOf: (id) => NAMES[id] ?? "?",
  faceOf: () => undefined,
  list: (names) => names.join(" and "),
  number: String,
};

/**
 * Timeout for loading the games' parts, ms: they import all of their pictures, which takes a while on a busy
 * machine.
 */
const LOADED_WITHIN_MS = 180_000;

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(GAME_TYPES.flatMap((type) => namespaceOf(type)));
  await Promise.all(GAME_TYPES.map(async (type) => gameParts(type)?.moments?.()));
}, LOADED_WITHIN_MS);

const namespaceOf = (type: GameType) => GAME_FACTS[type].folder;

async function momentsOf(
  gameType: GameType,
  end: { highlights: unknown; keepsakes?: unknown },
): Promise<readonly Moment[]> {
  const loaded = await gameParts(gameType)?.moments?.();
  // SAFETY: all of a game's end that its moments read.
  return loaded?.default({ keepsakes: [], ...end } as unknown as GameEnd, tools) ?? [];
}
const saidOf = async (...asked: Parameters<typeof momentsOf>) =>
  (await momentsOf(...asked)).map(({ text, by }) => (by === undefined ? text : `${text} – ${by}`));

/** A battle in which the first of the two won every throw with rock. */
const swept = {
  playerId: 1,
  opponentId: 2,
  playerMoves: ["ROCK", "ROCK", "ROCK"],
  opponentMoves: ["SCISSORS", "SCISSORS", "SCISSORS"],
  result1: "WIN",
  result2: "WIN",
  result3: "WIN",
};

describe("the moments of a game", () => {
  it("say who they belong to, what they were about and what was said", async () => {
    const best = [{ prompt: "A slogan", text: "No!", playerId: 1, votes: 3 }];
    const [first] = await momentsOf("REQUIP", {
      highlights: { best, detectives: [2], spotted: 2 },
    });
    expect(first).toMatchObject({
      playerIds: [1],
      about: "A slogan",
      text: "No!",
      by: "by ADA",
    });
  });

  it("begin with the unanimous caption in SNAPTION", async () => {
    const snapped = [
      {
        source: { kind: "pack", id: "x" },
        text: "many",
        authors: [1],
        votes: 9,
        isUnanimous: false,
      },
      { source: { kind: "pack", id: "y" }, text: "all", authors: [2], votes: 3, isUnanimous: true },
    ];
    expect(await saidOf("SNAPTION", { highlights: { snapped } })).toEqual([
      "all – by BO",
      "many – by ADA",
    ]);
  });

  it("belong to the player who brought the photo in SNAPTION, not only to the caption's authors", async () => {
    const own = { kind: "own", id: "p" };
    const snapped = [{ source: own, text: "?", authors: [1], owner: 3, votes: 2 }];
    const [first] = await momentsOf("SNAPTION", { highlights: { snapped } });
    expect(first?.playerIds).toEqual([1, 3]);
  });

  it("belong to both players whose words nearly met in SYNC_THINK", async () => {
    const misses = [{ roundCount: 1, texts: ["sun", "son"], playerIds: [1, 3] }];
    const [miss] = await momentsOf("SYNC_THINK", { highlights: { entries: [], misses } });
    expect(miss).toMatchObject({ text: "Nearest miss: sun and son", playerIds: [1, 3] });
  });

  it("begin with the most helpful drawing in CANVAS_CLASH, and leave out removed ones", async () => {
    const drawing = (id: string, word: string, painter: number, credits: number) => ({
      id,
      kind: "drawing",
      playerIds: [painter],
      body: { word, language: "en", credits },
    });
    const keepsakes = [drawing("a", "cat", 1, 0), drawing("b", "dog", 2, 2)];
    const highlights = { favourite: "b", fastest: { playerId: 3, word: "dog", ms: 3_100 } };
    expect(await saidOf("CANVAS_CLASH", { highlights, keepsakes })).toEqual([
      "dog – Painted by BO",
      "cat – Painted by ADA",
      "CY got “dog” in 3 s",
    ]);
    expect(await saidOf("CANVAS_CLASH", { highlights: {}, keepsakes: [] })).toEqual([]);
  });

  it("say who did what in the other games", async () => {
    const told = [{ storyteller: 1, cardId: "whale", clue: { text: "deep" }, finders: [2] }];
    expect(await saidOf("AB_THINKING", { highlights: { told } })).toEqual([
      "deep – ADA’s finest clue: 1 of you got it",
    ]);
    const hunts = [{ hider: 1, finders: [3], fooled: [2] }];
    expect(await saidOf("HIDE_AND_PEEK", { highlights: { hunts } })).toEqual([
      "ADA fooled 1 seeker",
      "CY found 1 hider",
    ]);
    const entries = [{ level: 0, matchingPlayerIds: [1, 2], text: "moon" }];
    const misses = [{ texts: ["sun", "son"] }];
    expect(await saidOf("SYNC_THINK", { highlights: { entries, misses } })).toEqual([
      "One mind: ADA and BO, 1 word in common",
      "Quickest match: moon, at level 1",
      "Nearest miss: sun and son",
    ]);
    expect(await saidOf("RPS_SHOOT", { highlights: { results: [swept] } })).toEqual([
      "ADA swept a battle 3 to 0",
      "The room loves rock: thrown 3 times",
    ]);
    const landings = [
      { playerId: 1, value: 99 },
      { playerId: 2, value: 12, place: 1 },
    ];
    const answered = [{ answer: 12, isYear: false, landings }];
    expect(await saidOf("EXPERIMENTS", { highlights: { answered } })).toEqual([
      "ADA said 99. It was 12.",
      "BO was spot on 1 time",
      "BO was nearest 1 time",
    ]);
  });

  it.each(GAME_TYPES)("are empty when nothing happened in %s", async (gameType) => {
    const highlights = {
      best: [],
      detectives: [],
      snapped: [],
      told: [],
      hunts: [],
      entries: [],
      misses: [],
      results: [],
      answered: [],
    };
    expect(await momentsOf(gameType, { highlights })).toEqual([]);
  });
});
