import { expect, it } from "vitest";
import type { SyncPrivate } from "../../src-rooms/games/sync-think/types.ts";
import { rigRooms } from "./rigRooms.ts";
import { theBrowser } from "./setting.ts";

const room = rigRooms(theBrowser());

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
