import { describe, expect, it } from "vitest";
import { barriers } from "./axe.ts";
import { joinAsMember, program, setting } from "./party.ts";
import { Guest, PHONE, type Look } from "./people.ts";
import { setTheScene } from "./setting.ts";
import { roomOnTv, seatOnPhone } from "./shortcuts.ts";

const { server, browser } = setTheScene();

/** Presses and returns the path of the link that this creates, for another device. */
async function linkOf(guest: Guest, code: string, press: () => Promise<void>): Promise<string> {
  const answer = guest.page.waitForResponse((response) => response.url().endsWith("/link"));
  await press();
  // SAFETY: the product's own response, whose schema the Worker's tests check.
  const { kind, token, cover } = (await (await answer).json()) as Record<string, string>;
  await guest.button("Copy the link").waitFor();
  return `/link/${kind}/${cover ?? code}#${token}`;
}

declare global {
  /** How often somebody was shown as away on this screen. */
  var hubbubMoons: number | undefined;
}

/** Runs in a page: counts from now on how often somebody is shown as away. */
function countMoons(): void {
  globalThis.hubbubMoons = 0;
  new MutationObserver(() => {
    if (document.querySelector('[aria-label="away"]')) {
      globalThis.hubbubMoons = (globalThis.hubbubMoons ?? 0) + 1;
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Opens a link on a new device and presses this button. */
async function openOn(link: string, button: string, look: Look = { viewport: PHONE }) {
  const guest = await Guest.arrive(browser(), server.url, look);
  await guest.open(link);
  await guest.press(button);
  return guest;
}

const close = (guest: Guest) =>
  guest.page.getByRole("dialog").last().getByRole("button", { name: "Close", exact: true }).click();

describe("a party with every kind of link", () => {
  it("has a second screen, a remote, a crowd in one seat and a seat that moves to another phone", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    await tv.page.evaluate(countMoons);
    // On a new device the character of Ada's account is proposed; her name has a typo.
    const { guest: ada } = await joinAsMember(browser(), server, code, "Adda");
    await ada.stage("LOBBY");
    await ada.press(/change name or character/);
    const sheet = ada.page.getByRole("dialog", { name: "Who are you tonight?" });
    await sheet.getByRole("radio", { name: "Pear Man", checked: true }).waitFor();
    await sheet.getByLabel("Your name").fill("<Ada>");
    await sheet.getByRole("button", { name: "That’s me!" }).click();
    await sheet.getByText("Use letters, digits and a little punctuation").waitFor();
    await ada.shot("seats-look");
    expect(await barriers(ada.page)).toEqual([]);
    await sheet.getByLabel("Your name").fill("Ada");
    await sheet.getByRole("radio", { name: "Tomato" }).check({ force: true });
    // The button ignores a second press within half a second.
    await expect
      .poll(
        async () => {
          const save = sheet.getByRole("button", { name: "That’s me!" });
          await save.click({ timeout: 1_000 }).catch(() => undefined);
          return sheet.isVisible();
        },
        { interval: 600, timeout: 10_000 },
      )
      .toBe(false);
    await tv.page.getByText("ADA", { exact: true }).first().waitFor();

    // Ada changes the language of her screen and stays on it.
    const speaks = async (guest: Guest, language: RegExp, next: string) => {
      await guest.press(language);
      await guest.page.getByRole("dialog").last().getByRole("radio", { name: next }).click();
    };
    await ada.press("Menu");
    await speaks(ada, /^Language here: English$/, "Deutsch");
    await ada.sees("Sprache hier: Deutsch");
    await ada.page.keyboard.press("Escape");
    await ada.sees("Du bist drin!");
    await ada.page.reload();
    await ada.sees("Du bist drin!");
    await ada.press("Menü");
    await speaks(ada, /^Sprache hier: Deutsch$/, "English");
    await close(ada);
    await ada.sees("You’re in!");
    // Ada joined and reloaded her page without being shown as away on the television.
    expect(await tv.page.evaluate(() => globalThis.hubbubMoons)).toBe(0);

    // A stream is watching, so the code is hidden.
    await tv.press("Host controls");
    await tv.page.getByRole("switch", { name: /keep the room code off/ }).click();
    await tv.sees("Invitation only");
    await tv.shot("seats-drawer");

    const screenLink = await linkOf(tv, code, () => tv.press("Add a screen"));
    await tv.shot("seats-link");
    await close(tv);
    const laptop = await openOn(screenLink, "Show the room", {
      viewport: { width: 1280, height: 720 },
    });
    await laptop.page.waitForURL("**/host/screen");
    await laptop.stage("LOBBY");
    await laptop.sees("ADA");
    expect(await laptop.button("Start the game").count()).toBe(0);
    expect(await laptop.page.getByText(code).count()).toBe(0);
    await speaks(laptop, /^Language here: English$/, "Polski");
    await laptop.button(/^Język tutaj: Polski$/).waitFor();

    const crowdLink = await linkOf(tv, code, () => tv.press("Open a crowd seat"));
    await close(tv);
    const one = await openOn(crowdLink, "I’m in");
    const two = await openOn(crowdLink, "I’m in");
    for (const member of [one, two]) await member.page.waitForURL("**/player/session");
    await tv.sees("THE CROWD");

    const remoteLink = await linkOf(tv, code, () => tv.press("Lend a remote"));
    await close(tv);
    const remote = await openOn(remoteLink, "Take the remote");
    await remote.page.waitForURL("**/host/remote");
    await remote.sees("Remote control");
    await remote.shot("seats-remote-lobby");
    // The link works once.
    const late = await openOn(remoteLink, "Take the remote");
    await late.sees("This link has been used");
    await late.leave();
    await close(tv);
    await tv.shot("seats-hidden-code");

    // From here on the host only watches and the remote runs the show.
    await tv.press("Host controls");
    await tv.press("Only watch");
    await tv.sees("You’re only watching");
    await tv.shot("seats-watching");
    await setting(remote, "Timer", "Slow");
    await remote.insist("Settings", /^Room language/);
    await speaks(remote, /^Room language: English$/, "Deutsch");
    await remote.button("Room language: Deutsch").waitFor();
    await close(remote);
    await remote.press("Start the game");
    await remote.stage("TUTORIAL");
    await remote.press("Next stage");

    // During a game nobody can change name or character; in a pause they can.
    await ada.stage("PROGRAM");
    expect(await ada.button(/change name or character/).count()).toBe(0);
    await remote.press("Pause");
    await ada.press(/change name or character/);
    await sheet.getByLabel("Your name").fill("Ada B");
    await ada.shot("seats-look-paused");
    await sheet.getByRole("button", { name: "That’s me!" }).click();
    await laptop.sees("ADA B");
    await remote.press("Resume");

    // The crowd's members must agree on paper: one vote of two is not enough.
    await program(ada, "Rock");
    await program(one, "Paper");
    await one.sees("Votes in: 1 of 2");
    await one.shot("seats-crowd");
    await remote.shot("seats-remote-game");
    expect(await barriers(one.page)).toEqual([]);
    expect(await barriers(remote.page)).toEqual([]);

    // Ada's battery is low, so she moves her seat in the middle of the game.
    await ada.press("Menu");
    const moveLink = await linkOf(ada, code, () => ada.press("Move to another phone"));
    await ada.shot("seats-move");
    const other = await openOn(moveLink, "Play on this phone");
    await other.page.waitForURL("**/player/session");
    await ada.sees("Your seat has moved");
    await ada.shot("seats-moved");
    await other.stage("PROGRAM");
    await other.sees("ADA");

    await program(two, "Paper");
    await two.stage("BET");
    await remote.press("Next stage");
    await two.stage("SHOOT");
    await remote.press("Host controls");
    await remote.button("Add a screen").waitFor();
    expect(await remote.button(/^Room language/).count()).toBe(0);
    await remote.press("End the game");
    await remote.page
      .getByRole("dialog")
      .last()
      .getByRole("button", { name: "End the game" })
      .click();
    await remote.stage("GAME_END");
    // Paper beats rock, so the crowd has won together.
    for (const member of [one, two]) await member.sees("1st");
    for (const guest of [tv, laptop, one, two, remote, other]) await guest.isFine();

    // The host leads again and takes the remote back.
    await tv.press("Lead again");
    await tv.press("Host controls");
    await tv.press("Take back remote 1");
    await remote.sees("The remote is back with the host");
    for (const guest of [tv, laptop, ada, one, two, remote, other]) await guest.leave();
  });
});

describe("a phone whose tab was closed", () => {
  it("finds the way back to its room on the start page, whose form does not move", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    const max = await seatOnPhone(browser(), server.url, code, "Bartholomew Max");
    await max.page.close();
    const page = await max.context.newPage();
    const top = () =>
      page
        .locator("form")
        .first()
        .evaluate((form) => form.getBoundingClientRect().top);
    // The scripts are held back until the page has been measured.
    let wake = () => undefined as void;
    const looked = new Promise<void>((resolve) => (wake = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await looked;
      await route.continue();
    });
    await page.goto(server.url, { waitUntil: "domcontentloaded" });
    const before = await top();
    wake();
    const back = page.getByRole("link", { name: code });
    await back.waitFor();
    expect(Math.abs((await top()) - before), "px that the form moved").toBeLessThan(2);
    await back.click();
    await page.waitForURL("**/player/session");
    for (const one of [tv, max]) await one.leave();
  });
});
