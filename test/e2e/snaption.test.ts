import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { looksOf } from "./looks.ts";
import { endStage, setting, shortGame } from "./party.ts";
import { PHONE_ON_ITS_SIDE, type Guest } from "./people.ts";
import { keepsakesOn, openPlayed } from "./profile.ts";
import { setTheScene } from "./setting.ts";
import { memberOnPhone, roomOnTv, seatOnPhone } from "./shortcuts.ts";

const { server, browser } = setTheScene();
const { allSee, lookAt } = looksOf("snaption");

const PHOTO = readFileSync("src-web/assets/games/snaption/snaps/painter.webp");
const OWN_PHOTO = "A photo somebody brought";

/** Writes a caption for both of a player's photos. */
async function captionBoth(guest: Guest, text: string): Promise<void> {
  for (const at of [1, 2]) {
    await guest.sees(`Photo ${at} of 2`);
    await guest.page.getByLabel("Your caption").fill(`${text} ${at}`);
    await guest.press("Send it");
  }
  await guest.sees("Both captioned!");
}

it("three phones and a TV play SNAPTION to the podium, with one photo of a player's own", async () => {
  const { tv, code } = await roomOnTv(browser(), server.url, "SNAPTION");
  const ada = await seatOnPhone(browser(), server.url, code, "Ada");
  const side = { viewport: PHONE_ON_ITS_SIDE };
  const [{ guest: bo, member }, cleo] = await Promise.all([
    memberOnPhone(browser(), server, code, "Bo", side),
    seatOnPhone(browser(), server.url, code, "Cleo"),
  ]);
  const phones = [ada, bo, cleo];
  const everybody = [tv, ...phones];
  // Cleo's phone is as large as Ada's, so it needs no check of its own.
  const sizes = [tv, ada, bo];
  await shortGame(tv);
  // Stages in which people act wait for them, however slow this machine is.
  await setting(tv, "Timer", "Off");
  await setting(tv, "Whose photos?", "The players’");
  await tv.press("Start the game");
  await allSee("TUTORIAL", everybody, sizes);
  for (const phone of phones) await phone.press("OK, got it!");

  await ada.stage("SNAP");
  await allSee("SNAP", everybody, sizes);
  const album = ada.page.locator("input[type=file]:not([capture])");
  await album.setInputFiles({ name: "holiday.webp", mimeType: "image/webp", buffer: PHOTO });
  await ada.sees("Your photo is in. Change it while you can.");
  await ada.page.getByAltText(OWN_PHOTO).waitFor();
  expect(await tv.page.getByAltText(OWN_PHOTO).count()).toBe(0);
  await bo.press("Surprise me");
  await cleo.press("Surprise me");

  await allSee("CAPTION", everybody, sizes);
  await Promise.all([
    captionBoth(ada, "Nobody expects a donut"),
    captionBoth(bo, "This is fine"),
    captionBoth(cleo, "My other car is a toaster"),
  ]);

  let brought = 0;
  for (const photo of [1, 2, 3]) {
    await tv.sees(`Photo ${photo} of 3`);
    await tv.stage("SHOW");
    await tv.shot(`snaption-show-${photo}`);
    await endStage(tv, "SHOW");
    await tv.stage("VOTE");
    for (const phone of phones) {
      await phone.stage("VOTE");
      await phone.sees("Tap the best caption");
    }
    if (photo === 1) await allSee("VOTE", everybody, sizes);
    brought += await tv.page.getByAltText(OWN_PHOTO).count();
    for (const phone of phones) {
      await phone.page.locator("button[aria-pressed=false]:not(:disabled)").first().click();
    }
    await tv.stage("REVEAL");
    // The stage passes by itself, so there is no time for a long check.
    if (photo === 1) {
      await ada.stage("REVEAL");
      for (const guest of [tv, ada]) await guest.isFine();
      await tv.shot("snaption-reveal");
      await ada.shot("snaption-reveal-phone");
    }
    await endStage(tv, "REVEAL");
  }
  expect(brought).toBe(1);
  await allSee("ROUND_SUMMARY", everybody, sizes);
  await endStage(tv, "ROUND_SUMMARY");
  await allSee("GAME_END", everybody, sizes);
  await tv.page.getByLabel("Best captions").waitFor();

  // On the profile Bo finds the best captions. Built-in photos are shown with theirs; Ada's own was deleted
  // with the room.
  await openPlayed(bo, member.userId, "Snaption");
  const kept = keepsakesOn(bo);
  await kept.getByRole("img").first().waitFor();
  expect(await kept.count()).toBe(3);
  expect(await kept.filter({ hasText: /Nobody expects|This is fine|My other car/ }).count()).toBe(
    3,
  );
  expect(await bo.page.getByAltText(OWN_PHOTO).count()).toBe(0);
  await lookAt("PROFILE", [bo]);
  for (const guest of everybody) await guest.leave();
});
