import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import type { AbPrivate, AbShared, AbState } from "../../src-rooms/games/ab-thinking/types.ts";
import type { RpsPrivate } from "../../src-rooms/games/rps-shoot/types.ts";
import { GAME_FACTS, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { HostType } from "../../src-shared/catalog/hostTypes.ts";
import { withTheme } from "../gallery/lines.ts";
import { rigRooms } from "./rigRooms.ts";
import { theBrowser } from "./setting.ts";

const room = rigRooms(theBrowser());

const WIDEST = "W".repeat(15);

/** A room full of people whose names are as long as screens show them. */
async function fullRoom(gameType: GameType, hostType: HostType = "HOST") {
  const made = await room(gameType, 0, hostType);
  const { max } = GAME_FACTS[gameType].seats;
  const ids = Array.from({ length: max }, (_, at) => {
    const letter = String.fromCodePoint(65 + at);
    return made.table.join(
      at % 2 === 0 ? `${letter}${WIDEST.slice(1)}` : `${letter}ohanna Schmitt`,
    );
  });
  return { ...made, ids };
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error("it is not on the screen");
  return box;
};

it("RPS_SHOOT: the banner with the winner's name leaves both fighters on the television", async () => {
  const { rig, table, ids, showStage } = await fullRoom("RPS_SHOOT");
  table.start({ includeTutorial: false });
  table.until("PROGRAM");
  for (const [at, id] of ids.entries()) {
    // SAFETY: this room plays RPS_SHOOT.
    for (const battle of Object.keys((table.hand(id) as RpsPrivate).programs).map(Number)) {
      const hand = at % 2 === 0 ? "ROCK" : "PAPER";
      table.move(id, { type: "program", battle, moves: [hand, hand, hand] });
    }
  }
  table.until("SHOOT");
  table.wait(5_000);
  const tv = await rig.screen(undefined, 1280, 720, { reducedMotion: "reduce", locale: "de" });
  await showStage(tv);
  await tv.locator("[class*=_slam_]").waitFor();
  const names = tv.locator("[class*=_fighter_] [class*=_name_]");
  expect(await names.count()).toBe(2);
  for (const name of await names.all()) {
    const { x, width } = await boxOf(name);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(1280);
  }
});

it("RPS_SHOOT: without a television, a small phone shows what a wrong bet costs", async () => {
  const { table, ids, phone, showStage } = await fullRoom("RPS_SHOOT", "HOST_AND_PLAY");
  table.start({ includeTutorial: false });
  table.until("BET");
  for (const id of ids.slice(0, 3)) {
    const page = await phone(id, 320, 568);
    await showStage(page);
    const { y, height } = await boxOf(page.getByText("A wrong call costs"));
    expect(y + height, "px from the top edge").toBeLessThanOrEqual(568);
  }
});

it("HIDE_AND_PEEK: the names of those everybody waits for are inside a small phone", async () => {
  const { table, ids, phone, showStage } = await fullRoom("HIDE_AND_PEEK");
  table.start({ includeTutorial: false });
  table.until("LIGHT");
  const [first] = ids;
  const go = () => first !== undefined && table.move(first, { type: "spot", spotName: "house1" });
  go();
  table.until("DARK");
  expect(go()).toBe("ok");
  const page = await phone(first, 320, 568);
  await showStage(page);
  const { x, width } = await boxOf(page.locator("main [class*=_box_]").filter({ hasText: "WWW" }));
  expect(x + width, "px from the left edge").toBeLessThanOrEqual(320 - x);
});

it("AB_THINKING: the storyteller's card does not cover the clue on a small phone", async () => {
  const { table, ids, phone, showStage } = await fullRoom("AB_THINKING");
  table.start({ includeTutorial: false, ...withTheme(table, "en") });
  table.until("CLUE");
  // SAFETY for the casts below: this room plays AB_THINKING.
  const { storyteller } = table.topic("stage").view as AbShared;
  if (storyteller === undefined) throw new Error("nobody tells");
  const firstCard = (id: typeof storyteller) => (table.hand(id) as AbPrivate).hand[0]?.cardId;
  const text = "The longest way home is the one that is known by heart";
  table.move(storyteller, { type: "clue", cardId: firstCard(storyteller), text });
  table.until("PICK");
  for (const id of ids) table.move(id, { type: "pick", cardId: firstCard(id) });
  table.until("VOTE");
  const ab = table.state.game?.state as AbState | undefined;
  const answer = ab?.played[storyteller]?.cardId;
  for (const id of ids) table.move(id, { type: "vote", cardIds: [answer] });
  table.until("REVEAL");
  table.wait(4_000);
  const guesser = ids.find((id) => id !== storyteller);
  const page = await phone(guesser, 360, 640);
  await showStage(page);
  const card = page.locator("main figure:has(figcaption) > span > img").first();
  await card.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const clue = await boxOf(page.locator("main [class*=_bubble_]").first());
  expect((await boxOf(card)).y).toBeGreaterThanOrEqual(clue.y + clue.height);
  const note = await boxOf(page.locator("main [class*=_foot_]").first());
  const shown = await boxOf(page.locator("main figcaption").first());
  expect(shown.y + shown.height).toBeLessThanOrEqual(note.y);
});
