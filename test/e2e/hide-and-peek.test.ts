import { describe, expect, it } from "vitest";
import { admin, grant, logIn, member } from "./accounts.ts";
import { barriers } from "./axe.ts";
import { hostAs, joinOnPhone, moveOn, setting } from "./party.ts";
import { Guest, PHONE, PHONE_ON_ITS_SIDE, TV } from "./people.ts";
import { setTheScene } from "./setting.ts";

const { server, browser } = setTheScene();

const SMALL_PHONE = { width: 320, height: 568 };

/** A picture of every screen, nothing thrown and nobody kept out. */
async function lookAt(guests: readonly Guest[], shot: string): Promise<void> {
  for (const [at, guest] of guests.entries()) {
    await guest.isFine();
    await guest.shot(`hide-${shot}-${at}`);
    expect(await barriers(guest.page), `${shot} on screen ${at}`).toEqual([]);
  }
}

async function tapSpot(guest: Guest, letter: string): Promise<void> {
  const spot = guest.page.getByRole("radio", { name: new RegExp(`^${letter}\\b`) });
  await spot.tap();
  await guest.page
    .getByRole("radio", { name: new RegExp(`^${letter}\\b`), checked: true })
    .waitFor();
}

describe("Hide and Peek with a TV and four phones", () => {
  it("is not in the list of somebody without a right to it", async () => {
    const sam = await member(server, "Sam");
    const tv = await Guest.arrive(browser(), server.url, { viewport: TV });
    await tv.open("/account/login");
    await logIn(tv, sam);
    await tv.press("Host a game");
    const dialog = tv.page.getByRole("dialog");
    await dialog.getByRole("button", { name: /RPS Shoot/ }).waitFor();
    for (const name of [/Hide and Peek/, /Experiments/]) {
      expect(await dialog.getByRole("button", { name }).count()).toBe(0);
    }
    await tv.leave();
  });

  it("is played by an alpha tester's party from the lobby to the podium", async () => {
    const tess = await member(server, "Tess");
    await grant(server, await admin(server, "Boss"), tess, { isAlphaTester: true });
    const { tv, code } = await hostAs(browser(), server.url, tess, /Hide and Peek/);
    const names = ["Ada", "Bo", "Cy", "Di"] as const;
    const sizes = [PHONE, PHONE_ON_ITS_SIDE, SMALL_PHONE, PHONE];
    const phones: Guest[] = [];
    for (const [at, name] of names.entries()) {
      const viewport = sizes[at] ?? PHONE;
      phones.push(await joinOnPhone(browser(), server.url, code, name, { viewport }));
    }
    const all = [tv, ...phones];
    await setting(tv, "Turns each", "1");
    await tv.press("Start the game");
    await tv.stage("TUTORIAL");
    await lookAt(all, "tutorial");
    for (const phone of phones) await phone.press("OK, got it!");

    // In the light everybody runs, and the TV shows where.
    for (const phone of phones) await phone.stage("LIGHT");
    for (const phone of phones) await tapSpot(phone, "A");
    await tapSpot(phones[0] as Guest, "G");
    await lookAt([tv, ...phones.slice(0, 2)], "light");
    await tv.stage("DARK");
    for (const phone of phones) await phone.stage("DARK");
    await lookAt([tv], "dark");
    // Ada sneaks off unseen; the others stay and say so.
    await tapSpot(phones[0] as Guest, "F");
    for (const phone of phones.slice(1)) await tapSpot(phone, "A");

    for (const hunt of [1, 2, 3, 4]) {
      await tv.stage("GUESS");
      const hidden = await hiderAmong(phones);
      for (const [at, phone] of phones.entries()) {
        if (at === hidden) continue;
        await phone.stage("GUESS");
        // Bo knows his friends; everybody else believes what they saw.
        const place = hidden === 0 && at !== 1 ? "G" : hidden === 0 ? "F" : "A";
        if (hunt === 1 && at === 3) await phone.page.getByRole("switch").tap();
        await tapSpot(phone, place);
      }
      await tv.stage("REVEAL");
      await tv.sees(
        hidden === 0 ? "ADA was at F, pink house, front right!" : /was at A, red house/,
      );
      const guest = phones[hidden] as Guest;
      await guest.sees(hidden === 0 ? "You fooled them!" : "They found you!");
      if (hunt === 1) await lookAt(all, "reveal");
      if (hunt < 4) await moveOn(tv);
    }
    await tv.stage("ROUND_SUMMARY");
    await tv.stage("GAME_END");
    await tv.page.getByRole("list", { name: "Best of the garden" }).waitFor();
    for (const phone of phones) await phone.stage("GAME_END");
    await lookAt(all, "end");
    for (const guest of all) await guest.leave();
  });
});

/** Which of the phones says that everybody looks for its owner. */
async function hiderAmong(phones: readonly Guest[]): Promise<number> {
  for (const phone of phones) await phone.stage("GUESS");
  const counts = await Promise.all(
    phones.map((phone) => phone.page.getByText("They are looking for you!").count()),
  );
  const found = counts.findIndex((count) => count > 0);
  expect(found, "nobody is looked for").toBeGreaterThanOrEqual(0);
  return found;
}
