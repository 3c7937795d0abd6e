import { describe, expect, it } from "vitest";
import { barriers } from "./axe.ts";
import { takeSeat } from "./party.ts";
import { Guest } from "./people.ts";
import { memberIn } from "./accounts.ts";
import { setTheScene } from "./setting.ts";
import { roomOnTv } from "./shortcuts.ts";
import { SHELL } from "../../src-web/app/pwa/offlineRules.ts";

const { server, browser } = setTheScene();

/** A visitor who was here before, so the service worker is installed. */
async function cameBefore(language: string): Promise<Guest> {
  const guest = await Guest.arrive(browser(), server.url, { language, serviceWorker: true });
  await guest.open("/");
  await guest.page.evaluate(() => navigator.serviceWorker.ready);
  return guest;
}

describe("without a network", () => {
  it("a page says that it needs one, and loads by itself when it is back", async () => {
    const ada = await cameBefore("de");
    await ada.context.setOffline(true);
    await ada.open("/games");
    await ada.page.getByRole("heading", { name: "Du bist offline" }).waitFor();
    expect(await ada.page.getByRole("heading").count()).toBe(1);
    await ada.press("Noch mal versuchen");
    await ada.sees("Immer noch nichts");
    await ada.isFine();
    await ada.shot("offline");
    expect(await barriers(ada.page)).toEqual([]);
    await ada.context.setOffline(false);
    await ada.page.locator("#app main").waitFor();
    expect(new URL(ada.page.url()).pathname).toBe("/games");
    await ada.leave();
  });

  it("an open page says that nobody responds, and repeats its request once the network is back", async () => {
    const ada = await cameBefore("de");
    await ada.open("/join/ZZZZZ");
    await ada.sees("Kein Raum hat diesen Code.");
    await ada.context.setOffline(true);
    await ada.page.getByRole("textbox").fill("AAAAA");
    await ada.page.keyboard.press("Enter");
    const cover = ada.page.getByRole("dialog", { name: "Niemand antwortet" });
    await cover.waitFor();
    await ada.press("Noch mal versuchen");
    await ada.sees("Immer noch nichts");
    await ada.isFine();
    await ada.shot("unreachable");
    expect(await barriers(ada.page)).toEqual([]);
    await ada.context.setOffline(false);
    await cover.waitFor({ state: "detached" });
    // The page looked the room up again by itself.
    await ada.sees("Kein Raum hat diesen Code.");
    await ada.leave();
  });

  it("name and character chosen for a room are kept until the network is back", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    const ada = await Guest.arrive(browser(), server.url);
    // Her account's character is the pear; tonight she takes another one.
    await memberIn(server, ada, "Ada");
    await ada.open(`/join/${code}`);
    await ada.page.getByRole("radio", { name: "Pear Man", checked: true }).waitFor();
    await ada.page.getByLabel("Your name").fill("Ada");
    await ada.page.getByRole("radio", { name: "Tomato" }).check({ force: true });
    // A part of the page cannot be fetched, so it is reloaded once the network is back.
    await ada.page.waitForLoadState("networkidle");
    await ada.context.setOffline(true);
    await ada.press("Join the room");
    const cover = ada.page.getByRole("dialog", { name: "Nobody’s answering" });
    await cover.waitFor();
    await ada.context.setOffline(false);
    await cover.waitFor({ state: "detached" });
    await ada.page.getByRole("radio", { name: "Tomato", checked: true }).waitFor();
    expect(await ada.page.getByLabel("Your name").inputValue()).toBe("Ada");
    await takeSeat(ada, "Ada");
    await tv.sees("ADA");
    await ada.leave();
    await tv.leave();
  });

  it("whoever leaves a room has left it once the network is back", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    const ada = await cameBefore("en");
    await ada.open(`/join/${code}`);
    await takeSeat(ada, "Ada");
    await tv.sees("ADA");
    await ada.press("Menu");
    await ada.press("Leave the room");
    const sure = ada.page
      .getByRole("dialog")
      .last()
      .getByRole("button", { name: "Leave the room" });
    await sure.waitFor();
    await ada.context.setOffline(true);
    await sure.click();
    await ada.page.getByRole("heading", { name: "You’re offline" }).waitFor();
    await ada.context.setOffline(false);
    await tv.page.getByText("ADA", { exact: true }).waitFor({ state: "detached" });
    await ada.leave();
    await tv.leave();
  });

  it("only the app's shell is cached: no API response, no page, no room", async () => {
    const bo = await cameBefore("en");
    await bo.open("/join/ABCDE");
    await bo.page.waitForLoadState("networkidle");
    const kept = await bo.page.evaluate(async () => {
      const paths: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) paths.push(new URL(url).pathname);
      }
      return paths;
    });
    expect(kept.toSorted()).toEqual([...SHELL].toSorted());
    await bo.leave();
  });

  it("the manifest is read without a fault and has the language on screen", async () => {
    const eva = await cameBefore("pl");
    await eva.page.locator('link[rel="manifest"][href="/manifest.pl.webmanifest"]').waitFor({
      state: "attached",
    });
    const answer = await eva.page.request.get(`${server.url}/manifest.pl.webmanifest`);
    expect(await answer.json()).toMatchObject({ id: "/", lang: "pl", name: "Hubbub" });
    const browserView = await eva.context.newCDPSession(eva.page);
    const { url, errors } = await browserView.send("Page.getAppManifest");
    expect(url).toBe(`${server.url}/manifest.pl.webmanifest`);
    // Chromium wants an encoding even for a share target that is sent with GET, which has none.
    const faults = errors.filter(({ message }) => !message.startsWith("Enctype should be set"));
    expect(faults).toEqual([]);
    await eva.leave();
  });
});
