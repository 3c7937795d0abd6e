import { gzipSync } from "node:zlib";
import type { Request, Route } from "playwright-core";
import { expect, it, vi } from "vitest";
import { answerFrameworks, CastDevice } from "./castStandIn.ts";
import { OLD_TV } from "./oldChromium.ts";
import { takeSeat } from "./party.ts";
import { Guest, TV } from "./people.ts";
import { setOwnScene } from "./setting.ts";

/** How much page, script and style a television may load until its code is shown: bytes, compressed. */
const BUDGET = 150_000;
/** The same including the room, which loads while people reach for their phones. */
const WITH_ROOM = 180_000;
/** User agent of a browser that includes Google Cast. */
const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
/** User agent of a cast device. */
const CAST =
  "Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 CrKey/1.56.500000";

const { server, browser } = setOwnScene({ CAST_APP_ID: "A1B2C3D4" });

interface Loaded {
  readonly path: string;
  readonly bytes: number;
}

/**
 * Records the pages, scripts and styles that are loaded from now on: compressed sizes, in order of request.
 */
function weigh(guest: Guest): () => Promise<Loaded[]> {
  const asked: Request[] = [];
  guest.page.on("request", (request) => {
    if (["script", "stylesheet", "document"].includes(request.resourceType())) asked.push(request);
  });
  return () =>
    Promise.all(
      asked.map(async (request) => {
        const body = await (await request.response())?.body();
        const bytes = body ? gzipSync(body, { level: 9 }).length : 0;
        return { path: new URL(request.url()).pathname, bytes };
      }),
    );
}

const sum = (all: readonly Loaded[]) => all.reduce((bytes, one) => bytes + one.bytes, 0);

it("a television gets the light app and is paired with a phone, which starts a game on it", async () => {
  const tv = await Guest.arrive(browser(), server.url, { viewport: TV, userAgent: OLD_TV });
  const weight = weigh(tv);
  const room = tv.page.waitForResponse(/HostScreen.*\.js/);
  await tv.open("/");
  const code = tv.page.getByLabel(/^TV code: /);
  await code.waitFor();
  // The room is loaded later, while people reach for their phones.
  await room;
  await tv.page.waitForLoadState("networkidle");
  const loaded = await weight();
  const first = loaded.slice(
    0,
    loaded.findIndex(({ path }) => path.includes("HostScreen")),
  );
  const all = loaded.map(({ path, bytes }) => `${bytes} ${path}`).join("\n");
  console.log(`a television loads ${sum(first)} bytes, with its room ${sum(loaded)}`);
  expect(first.some(({ path }) => path.startsWith("/assets/tv-"))).toBe(true);
  expect(sum(first), all).toBeLessThan(BUDGET);
  expect(sum(loaded), all).toBeLessThan(WITH_ROOM);
  await tv.shot("tv-home");

  // The remote reaches every control with the arrow keys alone.
  const focused = () => tv.page.evaluate(() => document.activeElement?.textContent?.trim());
  expect(await focused()).toBe("New code");
  await tv.page.keyboard.press("ArrowRight");
  expect(await focused()).toBe("English");
  await tv.page.keyboard.press("ArrowLeft");
  expect(await focused()).toBe("New code");

  const loginCode = (await code.getAttribute("aria-label"))?.replace("TV code: ", "") ?? "";
  const ada = await Guest.arrive(browser(), server.url);
  await ada.open(`/loginCode/${loginCode}`);
  await ada.press("Continue as a guest");
  await ada.page.getByRole("radio", { name: "RPS Shoot" }).check({ force: true });
  await ada.shot("phone-pair");
  await ada.sees("It is not logged in.");
  await ada.press(`TV shows ${loginCode}: start`);
  await ada.page.waitForURL("**/join/*");
  await takeSeat(ada, "Ada");

  await tv.page.waitForURL("**/host/session");
  await tv.stage("LOBBY");
  await tv.sees("ADA");
  await tv.shot("tv-lobby");
  await ada.press("Add robot");
  await ada.press("Start the game");
  await tv.stage("TUTORIAL");
  await tv.shot("tv-tutorial");
  await ada.press("OK, got it!");
  await tv.stage("PROGRAM");
  await tv.shot("tv-program");
  // Reloaded, as if switched off and on again, it is back in the room.
  await tv.page.reload();
  await tv.stage("PROGRAM");
  await tv.isFine();
  await ada.isFine();
  await tv.leave();
  await ada.leave();
});

const roomOf = (screen: Guest) =>
  screen.page.evaluate(() => globalThis.sessionStorage.getItem("roomCode"));

it("a television whose clock is an hour fast shows its code as long as any other", async () => {
  const tv = await Guest.arrive(browser(), server.url, { viewport: TV });
  let codes = 0;
  tv.page.on("request", (request) => {
    if (request.url().endsWith("/generateLoginCode")) codes += 1;
  });
  await tv.page.clock.install({ time: Date.now() + 3_600_000 });
  await tv.open("/smarttvhome");
  await tv.page.getByLabel(/^TV code: /).waitFor();
  await tv.page.clock.fastForward("01:00");
  // A request that the timer caused has been sent by the time this one is answered.
  await tv.page.evaluate(async () => void (await fetch("/api/v1/flags")));
  expect(codes).toBe(1);
  await tv.page.clock.fastForward("10:00");
  await expect.poll(() => codes).toBe(2);
  await tv.leave();
});

it("a television that misses the response when it opens its room asks again, and opens its phone's room", async () => {
  const tv = await Guest.arrive(browser(), server.url, { viewport: TV });
  let answers = 0;
  await tv.page.route("**/smarttv/createSession", async (route) => {
    answers += 1;
    if (answers > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await tv.page.clock.install();
  await tv.open("/smarttvhome");
  const code = tv.page.getByLabel(/^TV code: /);
  const loginCode = (await code.getAttribute("aria-label"))?.replace("TV code: ", "") ?? "";
  const ada = await Guest.arrive(browser(), server.url);
  await ada.open(`/loginCode/${loginCode}`);
  await ada.press("Continue as a guest");
  await ada.press(`TV shows ${loginCode}: start`);
  await ada.page.waitForURL("**/join/*");
  await takeSeat(ada, "Ada");
  await expect.poll(() => answers).toBe(1);
  await vi.waitFor(async () => {
    await tv.page.clock.fastForward("00:05");
    expect(new URL(tv.page.url()).pathname).toBe("/host/session");
  });
  await tv.sees("ADA");
  for (const guest of [tv, ada]) await guest.leave();
});

/**
 * A television that shows its code and a guest's phone that is about to start it; `start` is the name of the
 * button.
 */
async function tvAndPhone() {
  const tv = await Guest.arrive(browser(), server.url, { viewport: TV });
  await tv.open("/smarttvhome");
  const code = tv.page.getByLabel(/^TV code: /);
  const loginCode = (await code.getAttribute("aria-label"))?.replace("TV code: ", "") ?? "";
  const ada = await Guest.arrive(browser(), server.url);
  await ada.open(`/loginCode/${loginCode}`);
  await ada.press("Continue as a guest");
  const start = `TV shows ${loginCode}: start`;
  await ada.button(start).waitFor();
  return { tv, ada, start };
}

it("a phone whose network fails for a moment while the television opens its room still reaches it", async () => {
  const { tv, ada, start } = await tvAndPhone();
  const look = "**/smarttv/existingLoginCode/*";
  await ada.page.route(look, (route) => route.abort(), { times: 1 });
  await ada.press(start);
  await ada.page.waitForURL("**/join/*");
  await takeSeat(ada, "Ada");
  await tv.sees("ADA");
  for (const guest of [tv, ada]) await guest.leave();
});

it("a phone that misses the response when it starts the television, then chooses another game, joins the open room", async () => {
  const { tv, ada, start } = await tvAndPhone();
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await ada.page.route("**/smarttv/confirmLoginCode/*", lose, { times: 1 });
  await ada.press(start);
  await ada.sees("We can’t reach the server.");
  await tv.stage("LOBBY");
  await ada.page.getByRole("radio", { checked: false }).last().check({ force: true });
  // A button that was pressed a moment ago ignores a second press.
  await ada.insist(start, "Game created successfully");
  await takeSeat(ada, "Ada");
  await tv.sees("ADA");
  for (const guest of [tv, ada]) await guest.leave();
});

it("a cast device opens a room, the phone that cast it takes a seat, and a game begins", async () => {
  const device = await CastDevice.plugIn();
  try {
    const ada = await Guest.arrive(browser(), server.url, { viewport: TV, userAgent: CHROME });
    const screen = await Guest.arrive(browser(), server.url, { viewport: TV, userAgent: CAST });
    for (const { context } of [ada, screen]) await answerFrameworks(context);
    await device.offerTo(ada.page);
    // Its network fails just as it loads the framework, without which nobody reaches it.
    await screen.page.route(/caf_receiver/u, (route) => route.abort(), { times: 1 });
    await screen.open("/autoCreate");
    // Under the page's policy, Google's script ran and its socket was let through.
    await device.reached;
    await screen.sees("Ready when you are!");

    await ada.open("/");
    await ada.press("Host a game");
    await ada.press("Continue as a guest");
    const dialog = ada.page.getByRole("dialog");
    await dialog.getByRole("button", { name: /2 to 10 players/ }).click();
    await dialog.getByRole("radio", { name: /Chromecast/ }).check({ force: true });
    await ada.page.waitForFunction(() => document.getAnimations().length === 0);
    await ada.shot("cast-dialog");
    await dialog.getByRole("button", { name: "Cast to the TV" }).click();
    await ada.page.waitForURL("**/join/*");
    await screen.page.waitForURL("**/host/session");
    await screen.stage("LOBBY");
    const appId = await ada.page.evaluate(() => Reflect.get(globalThis, "castOptions"));
    expect(appId).toMatchObject({ receiverApplicationId: "A1B2C3D4" });
    await takeSeat(ada, "Ada");
    await screen.sees("ADA");
    await ada.press("Add robot");
    await ada.press("Start the game");
    await screen.stage("TUTORIAL");
    await ada.press("OK, got it!");
    await screen.stage("PROGRAM");
    await screen.shot("cast-program");

    // The host reloads all screens, or a deploy does.
    await screen.page.reload();
    await screen.stage("PROGRAM");
    // Cast to again in the middle of a game, the same device moves to the new room.
    const first = await roomOf(screen);
    await ada.open("/");
    await ada.sees("still warm");
    await ada.press("Host a game");
    await dialog.getByRole("button", { name: /2 to 10 players/ }).click();
    await dialog.getByRole("radio", { name: /Chromecast/ }).check({ force: true });
    await dialog.getByRole("button", { name: "Cast to the TV" }).click();
    await ada.page.waitForURL("**/join/*");
    await screen.stage("LOBBY");
    expect(await roomOf(screen)).not.toBe(first);
    await takeSeat(ada, "Ada");
    await screen.sees("ADA");
    // No errors, and the policy blocked nothing.
    await screen.isFine();
    await ada.isFine();
    await screen.leave();
    await ada.leave();
  } finally {
    device.unplug();
  }
});
