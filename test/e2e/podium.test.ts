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
