import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { GAME_FACTS, SITE_GAMES, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { openAlphaGames } from "../accounts.ts";
import { until, type Engine } from "./engine.ts";
import { endStage, keepStages, party, stagesOn, type Pair } from "./party.ts";
import { PLAYS } from "./plays.ts";
import type { Visitor } from "./visitor.ts";

const server = inject("product");

/** `npm test -- engines` plays every game. */
const isAll = process.env["ENGINES"] === "all";
const GAMES: readonly GameType[] = isAll ? SITE_GAMES : ["CANVAS_CLASH", "SYNC_THINK"];
/** Limit for the stages of a game; every game has fewer. */
const STAGES_MAX = 120;

/** Height of the tallest toast on this screen at the moment, px. */
async function tallestToast(visitor: Visitor): Promise<number> {
  return visitor.evaluate(() =>
    Math.max(0, ...[...document.querySelectorAll("[popover] > li")].map((one) => one.clientHeight)),
  );
}

/** Whether the phone came to this stage before the television left it. */
async function isReached({ tv, phone }: Omit<Pair, "code">, stage: string): Promise<boolean> {
  const which = await until(
    async () => {
      if ((await phone.stageNow()) === stage) return "reached";
      return (await tv.stageNow()) !== stage && "missed";
    },
    `${phone.engine}: the phone did not come to ${stage}`,
    60_000,
  );
  return which === "reached";
}

/** Plays each stage as it comes until the podium; the phone takes part. */
async function playOut({ tv, phone }: Pair, game: GameType): Promise<void> {
  const seen: string[] = [];
  const plays = PLAYS[game] ?? {};
  while (seen.at(-1) !== "GAME_END" && seen.length < STAGES_MAX) {
    const stage = await tv.stageNow();
    if (stage === null || stage === "LOBBY") continue;
    const isNew = !seen.includes(stage);
    seen.push(stage);
    if (stage === "TUTORIAL") await phone.press("OK, got it!");
    if (isNew || plays[stage]) {
      if (await isReached({ tv, phone }, stage)) await plays[stage]?.(phone);
    }
    if (isNew) {
      expect(await tallestToast(tv), "a toast on the television, px").toBeLessThan(200);
      await tv.shot(`${game}-${seen.length}-${stage}-tv`);
      await phone.shot(`${game}-${seen.length}-${stage}-phone`);
    }
    if (stage !== "GAME_END") await endStage(tv, stage);
  }
  expect(seen.at(-1)).toBe("GAME_END");
}

/**
 * Defines the tests of a file: a television and a phone of this engine play every game. They are skipped
 * where the engine is missing.
 */
export function playGamesIn(name: string, engine: Engine | undefined): void {
  describe.skipIf(engine === undefined)(`a television and a phone in ${name}`, () => {
    beforeAll(async () => {
      if (isAll) await openAlphaGames(server);
    });
    afterAll(async () => engine?.end());

    it.each(GAMES)("play %s from the front door to the podium", async (game) => {
      if (engine === undefined) throw new Error(`${name} is missing: npm run engines`);
      const pair = await party(engine, server.url, game);
      const { tv, phone } = pair;
      await keepStages(tv);
      await tv.press("Start the game");
      await playOut(pair, game);
      expect(await stagesOn(tv)).toEqual(expect.arrayContaining([...GAME_FACTS[game].stages]));
      for (const one of [tv, phone]) {
        await one.stage("GAME_END");
        await one.isFine();
        await one.leave();
      }
    });
  });
}
