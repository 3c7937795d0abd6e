import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { SyncPrivate } from "../../src-rooms/games/sync-think/types.ts";
import { rigRooms } from "./rigRooms.ts";
import { theBrowser } from "./setting.ts";

const room = rigRooms(theBrowser());

const button = (page: Page, name: RegExp) => page.getByRole("button", { name }).first();

it("a phone that wakes up goes by the room's time, and sends what stands in its box before that is up", async () => {
  const { rig, table, first, phone, showStage } = await room("SYNC_THINK", 3);
  table.start({ includeTutorial: false });
  table.until("THINK");
  const page = await phone(first);
  await showStage(page);
  await page.locator("main input").fill("banana");
  rig.sleep((table.state.clock.stage.endsAt ?? 0) - table.now - 3_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  // SAFETY: the game of this story is SYNC_THINK.
  const word = () => (table.hand(first) as SyncPrivate).word;
  await expect.poll(word, { timeout: 8_000 }).toBe("banana");
});

it("SYNC_THINK: a word that is half written outlives a reload", async () => {
  const { table, first, phone, showStage } = await room("SYNC_THINK", 3);
  table.start({ includeTutorial: false });
  table.until("THINK");
  const page = await phone(first);
  await showStage(page);
  await page.locator("main input").fill("banan");
  await page.reload();
  await expect.poll(() => page.locator("main input").inputValue()).toBe("banan");
});

it("EXPERIMENTS: who types a number on a keyboard locks it with Enter", async () => {
  const { table, first, phone, showStage } = await room("EXPERIMENTS", 2);
  table.start({ includeTutorial: false });
  table.until("ROUND_INTRO");
  const page = await phone(first, 1280, 800);
  await showStage(page);
  table.until("ESTIMATE");
  await showStage(page);
  await button(page, /Lock it in/).waitFor();
  await page.keyboard.type("123");
  await page.getByText("123").first().waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => table.topic("stage").done[first]).toBe(true);
});
