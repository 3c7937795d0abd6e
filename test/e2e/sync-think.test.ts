import { describe, expect, it } from "vitest";
import { looksOf } from "./looks.ts";
import { endStage, setting, shortGame } from "./party.ts";
import { PHONE_ON_ITS_SIDE, type Guest } from "./people.ts";
import { keepsakesOn, openPlayed } from "./profile.ts";
import { setTheScene } from "./setting.ts";
import { memberOnPhone, roomOnTv, seatOnPhone } from "./shortcuts.ts";

const { server, browser } = setTheScene();
const { allSee, lookAt } = looksOf("sync");

/** Takes a screenshot of every screen and checks for errors: for stages that pass by themselves. */
async function glimpse(guests: readonly Guest[], shot: string): Promise<void> {
  for (const [at, guest] of guests.entries()) {
    await guest.shot(`sync-${shot}-${at}`);
    await guest.isFine();
  }
}

/** Writes a word and locks it in. */
async function lock(guest: Guest, word: string): Promise<void> {
  await guest.stage("THINK");
  await guest.page.getByLabel("Your word").fill(word);
  await guest.press("Lock it in");
  await guest.sees("Locked in!");
}

describe.concurrent("Sync Think with a TV and three phones", () => {
  it("is played from the lobby to the podium", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url, "SYNC_THINK");
    const { guest: ada, member } = await memberOnPhone(browser(), server, code, "Ada");
    const [bo, cy] = await Promise.all([
      seatOnPhone(browser(), server.url, code, "Bo", { viewport: PHONE_ON_ITS_SIDE }),
      seatOnPhone(browser(), server.url, code, "Cy"),
    ]);
    const phones = [ada, bo, cy];
    const all = [tv, ...phones];
    // Cy's phone is as large as Ada's, so it needs no check of its own.
    const sizes = [tv, ada, bo];
    await shortGame(tv);
    await setting(tv, "Levels in a round", "3");
    // Enough time to think and to look around.
    await setting(tv, "Timer", "Off");
    await tv.press("Start the game");

    await allSee("TUTORIAL", all, sizes);
    await ada.press("OK, got it!");
    await bo.press("OK, got it!");
    await cy.press("OK, got it!");

    await tv.sees("Level 1 of 3: what links these two?");

    // A word of the cue is refused while it is typed, with a reason.
    await ada.stage("THINK");
    const cue = tv.page.getByRole("group", { name: /^Link these two words/ });
    const [one = ""] = (await cue.locator("span").allTextContents()).filter((text) => text !== "?");
    await ada.page.getByLabel("Your word").fill(one.toUpperCase());
    await ada.sees(`“${one}” was on the table already`);
    expect(await ada.button("Lock it in").isDisabled()).toBe(true);
    await allSee("THINK", all);

    // Two of three think of the same word, spelt differently; nobody else sees it yet.
    await lock(ada, "Marmalade");
    await ada.page.reload();
    await ada.sees("Locked in!");
    await ada.sees("Marmalade");
    await lock(bo, "marmelade");
    for (const guest of [tv, cy]) {
      expect(await guest.page.content()).not.toMatch(/marm[ae]lade/i);
    }
    await cy.page.getByRole("textbox").fill("gazebo");
    await cy.page.keyboard.press("Enter");
    await tv.stage("REVEAL");
    await tv.sees("Drum roll");
    expect(await tv.page.getByText("marmalade").count()).toBe(0);
    await tv.sees("So that’s what you think");
    await tv.sees("gazebo");
    await Promise.all([
      tv.sees("In sync: ADA and BO"),
      ada.sees("In sync with BO!"),
      bo.sees("In sync with ADA!"),
      cy.sees("All alone with this one"),
    ]);
    await ada.sees("+1,500");
    await glimpse(all, "reveal");
    await endStage(tv, "REVEAL");

    // The two are anchors now and try to pull the third one in.
    await tv.sees("Level 2 of 3: what links these two?");
    await ada.stage("THINK");
    await ada.sees("You’re in sync! 100 for each one you pull in");
    await ada.sees("Used up:");
    await lock(ada, "waffle");
    await lock(bo, "Waffles");
    await cy.page.getByRole("textbox").fill("waffle");
    await cy.page.keyboard.press("Enter");
    await tv.sees(/Full house! All of you said waffle/i);
    await ada.sees("+600");
    await glimpse(all, "full");
    await endStage(tv, "REVEAL");

    await allSee("ROUND_SUMMARY", all, sizes);
    await endStage(tv, "ROUND_SUMMARY");
    await tv.stage("GAME_END");
    await tv.sees("One mind: ADA and BO, 2 words in common");
    await allSee("GAME_END", all, sizes);

    // On her profile Ada finds the ladder: both levels, and the words on which players met.
    await openPlayed(ada, member.userId, "Sync Think");
    const ladder = keepsakesOn(ada).first();
    await ladder.getByText("Level 2", { exact: false }).first().waitFor();
    await ladder.getByText(one, { exact: true }).first().waitFor();
    for (const word of [/^marmalade$/i, "gazebo", /^waffles?$/i]) {
      await ladder.getByText(word).first().waitFor();
    }
    await lookAt("PROFILE", [ada]);
    for (const guest of all) await guest.leave();
  });

  it("sends the typed word when time is up", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url, "SYNC_THINK");
    const ada = await seatOnPhone(browser(), server.url, code, "Ada");
    await tv.press("Add robot");
    await shortGame(tv);
    await tv.press("Start the game");
    await ada.press("OK, got it!");
    await ada.stage("THINK");
    await ada.page.getByLabel("Your word").fill("marmalade");
    await tv.stage("REVEAL");
    await tv.sees("marmalade");
    for (const guest of [tv, ada]) await guest.leave();
  });
});
