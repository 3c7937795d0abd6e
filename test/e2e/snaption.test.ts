import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { barriers } from "./axe.ts";
import { hostOnTv, joinOnPhone, setting, shortGame } from "./party.ts";
import { PHONE, PHONE_ON_ITS_SIDE, type Guest } from "./people.ts";
import { setTheScene } from "./setting.ts";

const { server, browser } = setTheScene();

const PHOTO = readFileSync("src-web/assets/games/snaption/painter.webp");
const OWN_PHOTO = "A photo somebody brought";

/** All screens show this stage, look fine and raise no barrier. */
async function allSee(stage: string, guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) await guest.stage(stage);
  for (const [at, guest] of guests.entries()) {
    await guest.isFine();
    await guest.shot(`snaption-${stage.toLowerCase()}-${at}`);
    expect(await barriers(guest.page), `${stage} on screen ${at}`).toEqual([]);
  }
}

/** Write a caption for both of one's photos. */
async function captionBoth(guest: Guest, text: string): Promise<void> {
  for (const at of [1, 2]) {
    await guest.sees(`Photo ${at} of 2`);
    await guest.page.getByLabel("Your caption").fill(`${text} ${at}`);
    await guest.press("Send it");
  }
  await guest.sees("Both captioned!");
}

it("a TV and three phones caption photos, one of them brought along", async () => {
  const { tv, code } = await hostOnTv(browser(), server.url, /Snaption/);
  const looks = [PHONE, PHONE_ON_ITS_SIDE, PHONE] as const;
  const phones: Guest[] = [];
  for (const [at, alias] of ["Ada", "Bo", "Cleo"].entries()) {
    const look = { viewport: looks[at] ?? PHONE };
    phones.push(await joinOnPhone(browser(), server.url, code, alias, look));
  }
  const [ada, bo, cleo] = phones as [Guest, Guest, Guest];
  const everybody = [tv, ...phones];
  await shortGame(tv);
  // Stages in which people act wait for them, however slow this machine is.
  await setting(tv, "Timer", "Off");
  await setting(tv, "Whose photos?", "The players'");
  await tv.press("Start the game");
  await allSee("TUTORIAL", everybody);
  for (const phone of phones) await phone.press("OK, got it!");

  await ada.stage("SNAP");
  await allSee("SNAP", everybody);
  const album = ada.page.locator("input[type=file]:not([capture])");
  await album.setInputFiles({ name: "holiday.webp", mimeType: "image/webp", buffer: PHOTO });
  await ada.sees("Your photo is in. Change it while you can.");
  await ada.page.getByAltText(OWN_PHOTO).waitFor();
  expect(await tv.page.getByAltText(OWN_PHOTO).count()).toBe(0);
  await bo.press("Surprise me");
  await cleo.press("Surprise me");

  await allSee("CAPTION", everybody);
  await captionBoth(ada, "Nobody expects a donut");
  await captionBoth(bo, "This is fine");
  await captionBoth(cleo, "My other car is a toaster");

  let brought = 0;
  for (const photo of [1, 2, 3]) {
    await tv.sees(`Photo ${photo} of 3`);
    await tv.stage("SHOW");
    await tv.shot(`snaption-show-${photo}`);
    await tv.stage("VOTE");
    for (const phone of phones) {
      await phone.stage("VOTE");
      await phone.sees("Tap the best caption");
    }
    if (photo === 1) await allSee("VOTE", everybody);
    brought += await tv.page.getByAltText(OWN_PHOTO).count();
    for (const phone of phones) {
      await phone.page.locator("button[aria-pressed=false]:not(:disabled)").first().click();
    }
    await tv.stage("REVEAL");
    // It passes by itself, so there is no time for a long look.
    if (photo === 1) {
      await ada.stage("REVEAL");
      for (const guest of [tv, ada]) await guest.isFine();
      await tv.shot("snaption-reveal");
      await ada.shot("snaption-reveal-phone");
    }
  }
  expect(brought).toBe(1);
  await allSee("ROUND_SUMMARY", everybody);
  await allSee("GAME_END", everybody);
  await tv.page.getByLabel("Best captions").waitFor();
  for (const guest of everybody) await guest.leave();
});
