import { afterAll, describe, expect, inject, it } from "vitest";
import { GAME_FACTS } from "../../src-shared/catalog/gameTypes.ts";
import { firefox } from "./engines/firefox.ts";
import { endStage, party, type Pair } from "./engines/party.ts";
import { ENGINE_GAMES, PLAYS, type EngineGame } from "./engines/plays.ts";
import type { Visitor } from "./engines/visitor.ts";
import { webKit } from "./engines/webKit.ts";

const server = inject("product");
const ENGINES = { WebKitGTK: webKit(), Firefox: firefox() };
const had = Object.entries(ENGINES).map(
  ([name, engine]) => `${name}${engine ? "" : " is missing"}`,
);
console.log(`Engines beside Chromium: ${had.join(", ")} (npm run engines)`);

/** A game has fewer stages than this. */
const STAGES_MAX = 120;

/** Height of what is announced on this screen at the moment, px. */
async function tallestToast(visitor: Visitor): Promise<number> {
  return visitor.evaluate(() =>
    Math.max(0, ...[...document.querySelectorAll("[popover] > li")].map((one) => one.clientHeight)),
  );
}

/** Every stage as it comes, until the podium; the phone plays in each. */
async function playOut({ tv, phone }: Pair, game: EngineGame): Promise<string[]> {
  const seen: string[] = [];
  const plays = PLAYS[game];
  while (seen.at(-1) !== "GAME_END" && seen.length < STAGES_MAX) {
    const stage = await tv.stageNow();
    if (stage === null || stage === "LOBBY") continue;
    const isNew = !seen.includes(stage);
    seen.push(stage);
    if (stage === "TUTORIAL") await phone.press("OK, got it!");
    if (isNew || plays[stage]) {
      await phone.stage(stage).catch(() => undefined);
      if ((await phone.stageNow()) === stage) await plays[stage]?.(phone);
    }
    if (isNew) {
      expect(await tallestToast(tv), "a toast on the television, px").toBeLessThan(200);
      await tv.shot(`${game}-${seen.length}-${stage}-tv`);
      await phone.shot(`${game}-${seen.length}-${stage}-phone`);
    }
    if (stage !== "GAME_END") await endStage(tv, stage);
  }
  return seen;
}

afterAll(async () => {
  await Promise.all(Object.values(ENGINES).map((engine) => engine?.end()));
});

for (const [name, engine] of Object.entries(ENGINES)) {
  describe.skipIf(engine === undefined)(`a television and a phone in ${name}`, () => {
    it.each(ENGINE_GAMES)("play %s from the front door to the podium", async (game) => {
      if (engine === undefined) throw new Error(`${name} is missing: npm run engines`);
      const pair = await party(engine, server.url, game);
      const { tv, phone } = pair;
      await tv.press("Start the game");
      const seen = await playOut(pair, game);
      expect(seen.at(-1)).toBe("GAME_END");
      expect(seen).toEqual(expect.arrayContaining([...GAME_FACTS[game].stages]));
      for (const one of [tv, phone]) {
        await one.stage("GAME_END");
        await one.isFine();
        await one.leave();
      }
    });
  });
}
