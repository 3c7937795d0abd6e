import { beforeAll, describe, expect, it } from "vitest";
import { oldChromiumPath } from "../../scripts/engines.ts";
import { GAME_FACTS, SITE_GAMES, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import texts from "../../src-web/i18n/locales/en/games.json" with { type: "json" };
import { openAlphaGames } from "./accounts.ts";
import { OldTelevision } from "./oldChromium.ts";
import { takeSeat } from "./party.ts";
import { Guest } from "./people.ts";
import { setTheScene } from "./setting.ts";

const { server, browser } = setTheScene();

/**
 * `npm test -- engines` plays every game. Other runs play two that need nobody but robots for all their
 * stages.
 */
const isAll = process.env["ENGINES"] === "all";
const GAMES: readonly GameType[] = isAll ? SITE_GAMES : ["RPS_SHOOT", "SYNC_THINK"];
/** Stages that need more than robots and an idle phone: oldStages.test.ts covers them. */
const UNPEOPLED: Partial<Readonly<Record<GameType, readonly string[]>>> = {
  SNAPTION: ["SNAP", "VOTE"],
  REQUIP: ["DUEL"],
  CANVAS_CLASH: ["CREDIT"],
};
/**
 * Stages that the robots must fill before the next stage has something to show, and how long to wait for
 * that, ms.
 */
const FILLED: readonly string[] = ["CAPTION", "WRITE", "DRAW"];
const FILLS_MS = 15_000;
/** Limit for the stages of a game; every game has fewer. */
const STAGES_MAX = 120;

/** Expression for the stage on the television, or null between two stages. */
const STAGE =
  "(document.querySelector('[data-stage]') || document.body).getAttribute('data-stage')";
const CODE =
  "(document.querySelector('[aria-label^=\"TV code: \"]') || document.body).getAttribute('aria-label')";
const FOCUS = "document.activeElement.textContent.trim()";

/** Expression that ends this stage with the calls behind the host's button, in the JavaScript of 2018. */
const endStage = (stage: string) => `(async () => {
  const stored = (key) => JSON.parse(sessionStorage.getItem(key) || '""');
  const room = '/api/v1/host/' + stored('roomCode');
  const headers = { 'content-type': 'application/json', 'room-token': stored('hostRoomToken') };
  const { game } = await (await fetch(room, { headers })).json();
  if (game.stage !== '${stage}') return;
  const body = JSON.stringify({ stageId: game.stageId + 1 });
  await fetch(room + '/setRoundStage', { method: 'POST', headers, body });
})()`;

/** Pairs the television with a phone, which chooses the game and takes a seat. */
async function pair(tv: OldTelevision, gameType: GameType): Promise<Guest> {
  await tv.until(CODE);
  const code = (await tv.evaluate<string>(CODE)).replace("TV code: ", "");
  const ada = await Guest.arrive(browser(), server.url);
  await ada.open(`/loginCode/${code}`);
  await ada.press("Continue as a guest");
  await ada.page
    .getByRole("radio", { name: texts[gameType].name, exact: true })
    .check({ force: true });
  await ada.press(`TV shows ${code}: start`);
  await ada.page.waitForURL("**/join/*");
  await takeSeat(ada, "Ada");
  return ada;
}

/** Shows each stage as it comes until the podium; returns the names of the stages seen. */
async function seeThrough(tv: OldTelevision): Promise<string[]> {
  const seen: string[] = [];
  while (seen.at(-1) !== "GAME_END" && seen.length < STAGES_MAX) {
    const last = seen.at(-1) ?? "LOBBY";
    // In a round of only one stage the same stage comes again.
    await tv.until(`${STAGE} && ${STAGE} !== '${last}'`, 5_000).catch(() => undefined);
    const stage = await tv.evaluate<string>(STAGE);
    seen.push(stage);
    await tv.shot(`old-${seen.length}-${stage}`);
    if (FILLED.includes(stage) && seen.indexOf(stage) === seen.length - 1) {
      await tv.until(`${STAGE} !== '${stage}'`, FILLS_MS).catch(() => undefined);
    }
    if (stage !== "GAME_END") await tv.evaluate(endStage(stage));
  }
  return seen;
}

/** Expression for the number of taken seats that the television's lobby shows. */
const SEATS = "Number((/(\\d+) of /.exec(document.body.innerText) || [])[1])";

describe.skipIf(oldChromiumPath(65) === undefined)("a television of 2018", () => {
  beforeAll(async () => {
    if (isAll) await openAlphaGames(server);
  });

  it.each(GAMES)(
    "is paired with a phone and shows %s from the lobby to the podium",
    async (gameType) => {
      const tv = await OldTelevision.switchOn(65, server.url);
      try {
        await tv.open("/");
        // The remote reaches every control with the arrow keys alone.
        await tv.until(`${FOCUS} === 'New code'`);
        await tv.press("ArrowRight", 39);
        await tv.until(`${FOCUS} === 'English'`);
        const ada = await pair(tv, gameType);
        await tv.stage("LOBBY");
        await tv.sees("ADA");
        const start = ada.button("Start the game");
        const enough = GAME_FACTS[gameType].seats.min;
        // The button ignores a press that comes too soon after another.
        const addRobot = async () => {
          const seats = await tv.evaluate<number>(SEATS);
          if (seats < enough) await ada.press("Add robot");
          return seats;
        };
        const often = { timeout: 30_000, interval: 500 };
        await expect.poll(addRobot, often).toBeGreaterThanOrEqual(enough);
        await start.click();
        await tv.stage("TUTORIAL");
        // Reloaded, as if switched off and on again, it is back in the room.
        await tv.reload();
        await tv.stage("TUTORIAL");
        const seen = await seeThrough(tv);
        expect(seen.at(-1)).toBe("GAME_END");
        const stages = GAME_FACTS[gameType].stages.filter(
          (stage) => !UNPEOPLED[gameType]?.includes(stage),
        );
        expect(seen).toEqual(expect.arrayContaining(stages));
        expect(tv.problems).toEqual([]);
        await ada.isFine();
        await ada.leave();
      } finally {
        await tv.switchOff();
      }
    },
  );
});
