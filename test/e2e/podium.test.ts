import { expect, it } from "vitest";
import type { RpsPrivate } from "../../src-rooms/games/rps-shoot/types.ts";
import { button, rigRooms } from "./rigRooms.ts";
import { theBrowser } from "./setting.ts";

const room = rigRooms(theBrowser());

it.each(["phone", "television"])(
  "a podium stays on the %s if the network is lost before its extras are loaded",
  async (on) => {
    const { table, first, phone, showStage } = await room("RPS_SHOOT", 2);
    table.start({ includeTutorial: false, numberOfRounds: 1 });
    table.until("ROUND_SUMMARY");
    const page = await (on === "phone" ? phone(first) : phone(undefined, 1280, 720));
    await showStage(page);
    await page.waitForLoadState("networkidle");
    const missed: string[] = [];
    page.on("console", (message) => {
      if (/^(did not load|rendering failed)/u.test(message.text())) missed.push(message.text());
    });
    await page.route("**/*", (route) => route.abort());
    table.until("GAME_END");
    await showStage(page);
    // The game's highlights, and what can be taken home or the night's reel.
    await expect.poll(() => missed.length, { timeout: 10_000 }).toBe(2);
    expect(await page.locator("[data-stage=GAME_END] main").isVisible()).toBe(true);
    expect(await page.getByText("Something went wrong").count()).toBe(0);
  },
);

it("on a television of 720 lines the buttons of a podium are one row, and nothing moves when the reel comes", async () => {
  const { table, ids, phone, showStage } = await room("RPS_SHOOT", 6);
  table.start({ includeTutorial: false, numberOfRounds: 1 });
  table.until("PROGRAM");
  for (const id of ids) {
    // SAFETY: this room plays RPS_SHOOT.
    const { programs } = table.hand(id) as RpsPrivate;
    const moves = id === ids[0] ? ["ROCK", "ROCK", "ROCK"] : ["SCISSORS", "SCISSORS", "SCISSORS"];
    for (const battle of Object.keys(programs).map(Number)) {
      table.move(id, { type: "program", battle, moves });
    }
  }
  table.until("GAME_END");
  const page = await phone(undefined, 1280, 720);
  await showStage(page);
  const floor = () =>
    page.locator("[class*=_steps_]").evaluate((one) => one.getBoundingClientRect().bottom);
  const before = await floor();
  table.wait(4_000);
  await showStage(page);
  await page.getByText("Tonight’s reel").waitFor();
  expect(Math.abs((await floor()) - before), "px that the steps moved").toBeLessThan(1);
  const [close, again] = await Promise.all(
    [/Close the room/, /Play again/].map((name) => button(page, name).boundingBox()),
  );
  expect(again?.y, "one row").toBeLessThan((close?.y ?? 0) + (close?.height ?? 0));
});
