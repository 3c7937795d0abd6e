import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { barriers } from "./axe.ts";
import { Guest, PHONE, type Look } from "./people.ts";
import { setTheScene } from "./setting.ts";
import { roomOnTv, seatOnPhone } from "./shortcuts.ts";
import { paint } from "./unpainted.ts";

const { server, browser } = setTheScene();

const SMALL = { width: 480, height: 270 };
const WIDE = { width: 1280, height: 720 };

async function openOn(link: string, look: Look) {
  const guest = await Guest.arrive(browser(), server.url, look);
  await guest.open(link);
  return guest;
}

/** Presses the button and returns the link it creates: the cover that stands for the code, and the token. */
async function madeBy(guest: Guest, button: string) {
  const answer = guest.page.waitForResponse((response) => response.url().endsWith("/link"));
  await guest.press(button);
  // SAFETY: the product's own response, whose schema the Worker's tests check.
  const made = (await (await answer).json()) as { cover?: string; token: string };
  return { ...made, path: `${made.cover}#${made.token}` };
}

/** Everything in a page: its markup, its address and its storage. */
function everythingOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      location.href,
      JSON.stringify(Object.entries(globalThis.localStorage)),
      JSON.stringify(Object.entries(globalThis.sessionStorage)),
    ].join("\n"),
  );
}

/** The transparent share of a page's picture, from 0 to 1, and the alpha values of its four corners. */
async function glassOf(page: Page) {
  await paint(page);
  const picture = await page.screenshot({ omitBackground: true });
  // An empty page without a policy decodes the picture.
  const bench = await page.context().newPage();
  const found = await bench.evaluate(async (base64) => {
    const answer = await fetch(`data:image/png;base64,${base64}`);
    const bitmap = await createImageBitmap(await answer.blob());
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext("2d");
    canvas?.drawImage(bitmap, 0, 0);
    const data = canvas?.getImageData(0, 0, width, height).data ?? [];
    const alphaAt = (x: number, y: number) => data[(y * width + x) * 4 + 3];
    const clear = data.filter((value, at) => at % 4 === 3 && value === 0).length;
    const [right, bottom] = [width - 1, height - 1];
    return {
      clear: clear / (width * height),
      corners: [alphaAt(0, 0), alphaAt(right, 0), alphaAt(0, bottom), alphaAt(right, bottom)],
    };
  }, picture.toString("base64"));
  await bench.close();
  return found;
}

const CLEAR = [0, 0, 0, 0];

describe("a party on a stream", () => {
  it("shows no code, lets the chat into the crowd and has a transparent overlay", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    const ada = await seatOnPhone(browser(), server.url, code, "Ada");
    const bo = await seatOnPhone(browser(), server.url, code, "Bo");

    // The switch is in the host's controls; from then on the television does not show the code.
    await tv.press("Host controls");
    await tv.page.getByRole("switch", { name: /^Stream mode/ }).click();
    await tv.button("Copy the chat link").waitFor();
    const remoteLink = await madeBy(tv, "Lend a remote");
    await tv.button("Copy the link").waitFor();
    expect(await tv.page.getByRole("img", { name: /QR/ }).count()).toBe(0);
    for (let shut = 0; shut < 2; shut++) {
      const dialog = tv.page.getByRole("dialog").last();
      await dialog.getByRole("button", { name: "Close", exact: true }).click();
    }
    await tv.sees("Invitation only");
    expect(await tv.page.locator("body").innerText()).not.toContain(code);
    expect(await tv.page.getByRole("img", { name: /QR/ }).count()).toBe(0);
    await tv.shot("streams-tv");

    // A phone with the remote has everything a streamer needs, each with one press.
    const remote = await openOn(`/link/remote/${code}#${remoteLink.token}`, { viewport: PHONE });
    await remote.press("Take the remote");
    await remote.stage("LOBBY");
    await remote.press("Menu");
    await remote.press("Host controls");
    await remote.button("Copy the chat link").waitFor();
    await remote.page.getByRole("radio", { name: "5", exact: true }).last().click();
    const chat = await madeBy(remote, "Copy the chat link");
    await remote.sees(/^Works until/);
    const picture = await madeBy(remote, "Copy the overlay’s address");
    await remote.shot("streams-phone");
    expect(await barriers(remote.page)).toEqual([]);
    const hold = remote.button("Hold to show the code");
    await hold.focus();
    await remote.page.keyboard.down("Enter");
    await remote.sees(code);
    await remote.page.keyboard.up("Enter");

    // A stranger from the chat joins the crowd and never learns the code.
    const stranger = await openOn(`/link/crowd/${chat.path}`, { viewport: PHONE });
    await stranger.press("I’m in");
    await stranger.page.waitForURL("**/player/session");
    await stranger.stage("LOBBY");
    await tv.sees("THE CROWD");
    await stranger.press("Menu");
    expect(await stranger.button("Bring somebody in").count()).toBe(0);
    await stranger.page.keyboard.press("Escape");

    // The overlay: the room at any size, with a transparent background.
    const small = await openOn(`/overlay/${picture.path}`, { viewport: SMALL });
    const wide = await openOn(`/overlay/${picture.path}`, { viewport: WIDE });
    const overlays = [small, wide];
    for (const overlay of overlays) {
      await overlay.stage("LOBBY");
      await overlay.sees("Ada");
      await overlay.sees("Watching from home: 1");
      expect((await glassOf(overlay.page)).corners).toEqual(CLEAR);
      expect(await overlay.page.getByRole("button").count()).toBe(0);
    }
    await tv.press("Start the game");
    for (const overlay of overlays) {
      await overlay.stage("TUTORIAL");
      await overlay.sees("How RPS Shoot works");
      await overlay.sees("Plot three moves against each rival.");
      expect((await glassOf(overlay.page)).corners).toEqual(CLEAR);
      await overlay.isFine();
    }
    await small.shot("streams-tutorial-small");
    await wide.shot("streams-tutorial");
    for (const guest of [ada, bo]) await guest.press("OK, got it!");
    for (const overlay of overlays) {
      await overlay.stage("PROGRAM");
      await overlay.page.getByRole("timer").waitFor();
      const { corners, clear } = await glassOf(overlay.page);
      expect(corners).toEqual(CLEAR);
      expect(clear).toBeGreaterThan(0.2);
      await overlay.isFine();
    }
    await wide.shot("streams-wide");
    // The stranger's phone is delayed by five seconds, like the stream.
    await stranger.stage("PROGRAM");
    for (const guest of [stranger, ...overlays]) {
      expect(await everythingOf(guest.page)).not.toContain(code);
    }

    // A new chat link ends the previous one; a new overlay address ends the overlay at the old one.
    const newer = await madeBy(remote, "Copy the chat link");
    const late = await openOn(`/link/crowd/${chat.path}`, { viewport: PHONE });
    await late.press("I’m in");
    await late.sees("This link has expired");
    const early = await openOn(`/link/crowd/${newer.path}`, { viewport: PHONE });
    await early.press("I’m in");
    await early.page.waitForURL("**/player/session");
    const next = await madeBy(remote, "Copy the overlay’s address");
    for (const overlay of overlays) {
      await overlay.page.locator("[data-stage]").waitFor({ state: "detached" });
      expect((await glassOf(overlay.page)).clear).toBe(1);
    }
    await wide.open("/");
    await wide.open(`/overlay/${next.path}`);
    await wide.page.locator("[data-stage]").first().waitFor();
    for (const guest of [tv, ada, bo, remote, stranger, late, early, ...overlays]) {
      await guest.isFine();
      await guest.leave();
    }
  });
});
