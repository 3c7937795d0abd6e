import { expect, it } from "vitest";
import { rigRooms } from "./rigRooms.ts";
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

it.each(["en", "de", "ro"])(
  "on a television of 720 lines nothing moves when the reel comes, and the buttons stay in one row (%s)",
  async (locale) => {
    const { rig, table, showStage } = await room("RPS_SHOOT", 6);
    table.start({ includeTutorial: false, numberOfRounds: 1 });
    table.until("GAME_END");
    const page = await rig.screen(undefined, 1280, 720, { reducedMotion: "reduce", locale });
    await showStage(page);
    const foot = page.locator("[class*=_foot_]");
    const buttons = foot.getByRole("button");
    await buttons.last().waitFor();
    const tops = () =>
      page
        .locator("[class*=_foot_], [class*=_ranking_], [class*=_steps_]")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const before = await tops();
    table.wait(4_000);
    await showStage(page);
    await foot.locator("section").waitFor();
    expect(await tops()).toEqual(before);
    const middles = await buttons.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
    );
    expect(new Set(middles.map(Math.round)).size, "rows").toBe(1);
  },
);

it("on a television of 720 lines the ranking of a game with memories begins below the robot's words", async () => {
  const { table, phone, showStage } = await room("SNAPTION", 5);
  table.robot();
  table.start({ includeTutorial: false, numberOfRounds: 1 });
  table.until("GAME_END");
  const page = await phone(undefined, 1280, 720);
  table.wait(4_000);
  await showStage(page);
  await page.locator("[class*=_memories_] img").nth(1).waitFor();
  const topOf = (part: string) =>
    page.locator(`[class*=_${part}_]`).evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(() => topOf("ranking")).toBeGreaterThanOrEqual(await topOf("steps"));
});
