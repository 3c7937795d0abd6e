import { describe, expect, it } from "vitest";
import { barriers } from "./axe.ts";
import { beginsAtTask, pressByKey, readsTheTv, tabTo } from "./keys.ts";
import { setting, shortGame } from "./party.ts";
import { Guest } from "./people.ts";
import { setTheScene } from "./setting.ts";
import { roomOnTv, seatOnPhone } from "./shortcuts.ts";

const { server, browser } = setTheScene();

/** Joins with the keyboard on a small phone whose owner will want the largest text and high contrast. */
async function joinByKeys(code: string, alias: string): Promise<Guest> {
  const guest = await Guest.arrive(browser(), server.url, {
    viewport: { width: 320, height: 640 },
  });
  await guest.open(`/join/${code}`);
  await tabTo(guest, /^Your name/);
  await guest.page.keyboard.type(alias);
  await guest.page.keyboard.press("Enter");
  await guest.page.waitForURL("**/player/session");
  await guest.stage("LOBBY");
  // While the overlay covers the loading room, the keyboard can reach nothing in it.
  await guest.page.getByRole("dialog", { name: "Joining the game" }).waitFor({ state: "hidden" });
  return guest;
}

/** Sets text size and contrast in the phone's own menu. */
async function chooseDisplay(guest: Guest): Promise<void> {
  await pressByKey(guest, /^Menu$/);
  await pressByKey(guest, /^Display$/);
  // Arrow keys move between the options without choosing one.
  await tabTo(guest, /^Normal$/);
  await guest.page.keyboard.press("ArrowLeft");
  await tabTo(guest, /^Largest$/);
  expect(await guest.page.locator("html[data-text]").count()).toBe(0);
  await guest.page.keyboard.press("Enter");
  await pressByKey(guest, /^High contrast$/, "Space");
  await guest.page.locator('html[data-text="largest"][data-contrast="more"]').waitFor();
  await guest.page.keyboard.press("Escape");
  // Escape closes one dialog at a time: the menu underneath is still open.
  await guest.page.getByRole("dialog", { name: "Menu" }).waitFor();
  await guest.page.keyboard.press("Escape");
  await guest.page.locator("dialog[open]").waitFor({ state: "detached" });
}

async function isOpenToAll(guest: Guest, stage: string): Promise<void> {
  await guest.shot(`keyboard-${stage.toLowerCase()}`);
  await guest.isFine();
  expect(await barriers(guest.page), stage).toEqual([]);
}

/** Names in this list that are cut off with an ellipsis on a phone of this width, px. */
async function cutNames(guest: Guest, list: string, width: number): Promise<string[]> {
  const before = guest.page.viewportSize();
  await guest.page.setViewportSize({ width, height: 640 });
  const names = guest.page.locator(`${list} b`);
  const cut = await names.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent ?? ""),
  );
  if (before) await guest.page.setViewportSize(before);
  return cut;
}

async function endGame(host: Guest): Promise<void> {
  const button = (dialog: string) =>
    host.page.getByRole("dialog", { name: dialog }).getByRole("button", { name: "End the game" });
  await host.press("Host controls");
  await button("Host controls").click();
  await button("End this game?").click();
}

describe("a player with a keyboard and a screen reader", () => {
  it("plays RPS Shoot to the podium and is told every word on the television", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    const ada = await joinByKeys(code, "Ada");
    await chooseDisplay(ada);
    await isOpenToAll(ada, "LOBBY");
    await tv.press("Add robot");
    await tv.sees("ROBO");
    await shortGame(tv);
    // Reading takes time.
    await setting(tv, "Timer", "Off");
    await tv.press("Start the game");

    await ada.stage("TUTORIAL");
    await beginsAtTask(ada);
    await readsTheTv(tv, ada, "TUTORIAL");
    await isOpenToAll(ada, "TUTORIAL");
    await pressByKey(ada, /^OK, got it!/);

    await ada.stage("PROGRAM");
    await beginsAtTask(ada);
    await readsTheTv(tv, ada, "PROGRAM");
    await isOpenToAll(ada, "PROGRAM");
    expect(await cutNames(ada, "[data-rivals] ol", 360)).toEqual([]);
    for (let slot = 0; slot < 3; slot++) await pressByKey(ada, /^Paper/);
    await pressByKey(ada, /^Copy to all/);

    await ada.stage("BET");
    await beginsAtTask(ada);
    await readsTheTv(tv, ada, "BET");
    await isOpenToAll(ada, "BET");
    await pressByKey(ada, /^I win/, "Space");

    await readsTheTv(tv, ada, "SHOOT");
    await endGame(tv);
    await ada.stage("GAME_END");
    await ada.page.getByRole("list", { name: "Final ranking" }).waitFor({ state: "attached" });
    await isOpenToAll(ada, "GAME_END");
    for (const guest of [tv, ada]) await guest.leave();
  });

  it("plays Sync Think, from the cue to the reveal", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url, "SYNC_THINK");
    const ada = await joinByKeys(code, "Ada");
    const bo = await seatOnPhone(browser(), server.url, code, "Bo");
    const cy = await seatOnPhone(browser(), server.url, code, "Cy");
    await shortGame(tv);
    await setting(tv, "Levels in a round", "3");
    await setting(tv, "Timer", "Slow");
    await tv.press("Start the game");
    await ada.stage("TUTORIAL");
    await pressByKey(ada, /^OK, got it!/);
    await bo.press("OK, got it!");
    await cy.press("OK, got it!");

    await ada.stage("THINK");
    await beginsAtTask(ada);
    await readsTheTv(tv, ada, "THINK");
    await isOpenToAll(ada, "THINK");
    await tabTo(ada, /^Your word/);
    await ada.page.keyboard.type("marmalade");
    await ada.page.keyboard.press("Enter");
    await ada.sees("Locked in!");
    // The box that had the focus is gone.
    await beginsAtTask(ada);
    for (const [guest, word] of [
      [bo, "marmalade"],
      [cy, "gazebo"],
    ] as const) {
      await guest.page.getByLabel("Your word").fill(word);
      await guest.press("Lock it in");
    }
    await readsTheTv(tv, ada, "REVEAL");
    for (const guest of [tv, ada, bo, cy]) await guest.leave();
  });
});
