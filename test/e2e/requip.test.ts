import { describe, expect, it } from "vitest";
import { barriers } from "./axe.ts";
import { looksOf } from "./looks.ts";
import { endStage, setting } from "./party.ts";
import { PHONE_ON_ITS_SIDE, type Guest } from "./people.ts";
import { keepsakesOn, openPlayed } from "./profile.ts";
import { setTheScene } from "./setting.ts";
import { memberOnPhone, roomOnTv, seatOnPhone } from "./shortcuts.ts";

const { server, browser } = setTheScene();
const { allSee, lookAt } = looksOf("requip");

/** Answers the prompt with this text, or with an old answer; then waits until the phone shows `then`. */
async function answer(guest: Guest, text: string | undefined, then: string): Promise<void> {
  const box = guest.page.getByRole("textbox");
  await box.waitFor();
  if (text !== undefined) await box.fill(text);
  await guest.insist(text === undefined ? /Requip it/ : "Send it", then);
}

/** Checks that the rules open over the game with the focus in them, and closes them with Escape. */
async function readsRules({ page }: Guest): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Requip in short" });
  await sheet.getByText("Spotting the machine pays 200").waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
}

/** Votes where this phone may; authors clap. */
async function takePart(guest: Guest): Promise<void> {
  const vote = guest.page.locator("button[aria-pressed]").first();
  const clap = guest.button("Clap along");
  await vote.or(clap).first().waitFor();
  if (await clap.isVisible()) return clap.click();
  await guest.button(/A machine wrote B/).click();
  await vote.click();
}

describe("Requip with a TV and three phones", () => {
  it("is played from the first prompt to the podium, with a look backstage", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url, "REQUIP");
    const { guest: ada, member } = await memberOnPhone(browser(), server, code, "Ada");
    const [bo, cleo] = await Promise.all([
      seatOnPhone(browser(), server.url, code, "Bo", { viewport: PHONE_ON_ITS_SIDE }),
      seatOnPhone(browser(), server.url, code, "Cleo"),
    ]);
    const everybody = [tv, ada, bo, cleo];
    // Cleo's phone is as large as Ada's, so it needs no check of its own.
    const sizes = [tv, ada, bo];
    await setting(tv, "Rounds", "1");
    await setting(tv, "Backstage", "Hide what’s bad");
    // Stages in which people act wait for them, however slow this machine is.
    await setting(tv, "Timer", "Off");
    await tv.press("Start the game");
    await allSee("TUTORIAL", everybody, sizes);
    for (const guest of [ada, bo, cleo]) await guest.press("OK, got it!");

    await ada.stage("WRITE");
    // Half an answer survives a reload of the page.
    await ada.page.getByRole("textbox").fill("A very confi");
    await ada.page.reload();
    await ada.page.getByRole("textbox").waitFor();
    expect(await ada.page.getByRole("textbox").inputValue()).toBe("A very confi");
    // Nor is it lost by a look at the rules, on the phone or on the television.
    await ada.press("Menu");
    await ada.press("Rules of the game");
    await readsRules(ada);
    await tv.press("Host controls");
    await tv.press("Rules of the game");
    await readsRules(tv);
    expect(await ada.page.getByRole("textbox").inputValue()).toBe("A very confi");
    // A word that the filter blocks is refused and stays in the box, to be replaced.
    await answer(ada, "you motherfucker", "That word stays outside");
    await answer(ada, "<b>A very confident goose</b>", "Prompt 2 of 2");
    await allSee("WRITE", everybody);
    await answer(ada, "Two ferrets in one coat", "Comedy delivered!");
    await ada.sees("<b>A very confident goose</b>");
    for (const guest of [bo, cleo]) {
      await answer(guest, `Soup, says ${guest === bo ? "Bo" : "Cleo"}`, "Prompt 2 of 2");
      await answer(guest, undefined, "Comedy delivered!");
    }

    // The host's phone looks backstage; the television shows none of it.
    await ada.press(/^Backstage:/);
    await ada.sees("Two ferrets in one coat");
    expect(await tv.page.getByText("Two ferrets in one coat").count()).toBe(0);
    const thing = ada.page.locator("dialog li", { hasText: "Two ferrets in one coat" });
    await thing.getByRole("button", { name: "Hide it" }).click();
    await thing.getByRole("button", { name: "Show it after all" }).click();
    await thing.getByText("Let through").waitFor();
    await ada.page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

    await tv.sees("Duel 1 of 4");
    for (const guest of [ada, bo, cleo]) await takePart(guest);
    await allSee("DUEL", everybody);
    await tv.stage("REVEAL");
    await allSee("REVEAL", everybody);
    await endStage(tv, "REVEAL");
    for (const number of [2, 3, 4]) {
      await tv.sees(`Duel ${number} of 4`);
      await Promise.all([ada, bo, cleo].map(takePart));
      await tv.stage("REVEAL");
      await endStage(tv, "REVEAL");
    }
    await allSee("ROUND_SUMMARY", everybody, sizes);
    await endStage(tv, "ROUND_SUMMARY");
    await allSee("GAME_END", everybody, sizes);

    // On her profile Ada finds the answers with their authors and votes.
    await openPlayed(ada, member.userId, "Requip");
    const goose = keepsakesOn(ada).filter({ hasText: "<b>A very confident goose</b>" });
    await goose.getByText("Ada").waitFor();
    await goose
      .getByText(/^\d votes?$/)
      .first()
      .waitFor();
    await lookAt("PROFILE", [ada]);
    for (const guest of everybody) await guest.leave();
  });
});
