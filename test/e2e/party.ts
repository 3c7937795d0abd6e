import type { Browser } from "playwright-core";
import { logIn, memberIn, type Member } from "./accounts.ts";
import { Guest, PHONE, TV, type Look } from "./people.ts";
import type { Product } from "./setting.ts";

/** The card of RPS Shoot in the create-game dialog. */
const GAME_CARD = /2 to 10 players/;
export const CANVAS = /Canvas Clash/;

/**
 * Opens a room from the start page as a guest, through the interface. Returns the screen and the room's code.
 */
export async function hostOnTv(
  browser: Browser,
  url: string,
  game = GAME_CARD,
): Promise<{ tv: Guest; code: string }> {
  const tv = await Guest.arrive(browser, url, { viewport: TV });
  await tv.open("/");
  await createRoom(tv, "Big screen", game);
  await tv.page.waitForURL("**/host/session");
  await tv.stage("LOBBY");
  return { tv, code: await codeOf(tv) };
}

/** Opens a room on a television on which this account logs in. */
export async function hostAs(
  browser: Browser,
  url: string,
  host: Member,
  game: RegExp,
): Promise<{ tv: Guest; code: string }> {
  const tv = await Guest.arrive(browser, url, { viewport: TV });
  await tv.open("/account/login");
  await logIn(tv, host);
  await tv.press("Host a game");
  await chooseRoom(tv, "Big screen", game);
  await tv.page.waitForURL("**/host/session");
  await tv.stage("LOBBY");
  return { tv, code: await codeOf(tv) };
}

/** Goes through the create-game dialog as a guest, from its button to the room. */
export async function createRoom(guest: Guest, hostType: string, game = GAME_CARD): Promise<void> {
  await guest.press("Host a game");
  await guest.press("Continue as a guest");
  await chooseRoom(guest, hostType, game);
}

/** Fills in that dialog for somebody who is already logged in. */
export async function chooseRoom(guest: Guest, hostType: string, game: RegExp): Promise<void> {
  const dialog = guest.page.getByRole("dialog");
  await dialog.getByRole("button", { name: game }).click();
  await dialog.getByRole("radio", { name: new RegExp(hostType) }).check({ force: true });
  await dialog.getByRole("button", { name: "Create the room" }).click();
}

/** The code of the room that this browser opened. */
async function codeOf(guest: Guest): Promise<string> {
  const code = await guest.page.evaluate(() => globalThis.sessionStorage.getItem("roomCode"));
  if (!code) throw new Error("no room code stored");
  return String(JSON.parse(code));
}

/** Joins by the room's address, with this name and the character the form proposes. */
export async function joinOnPhone(
  browser: Browser,
  url: string,
  code: string,
  alias: string,
  look: Look = { viewport: PHONE },
): Promise<Guest> {
  const guest = await Guest.arrive(browser, url, look);
  await guest.open(`/join/${code}`);
  await takeSeat(guest, alias);
  return guest;
}

/** The same with an account: the games appear on its profile. */
export async function joinAsMember(
  browser: Browser,
  server: Product,
  code: string,
  alias: string,
  look: Look = { viewport: PHONE },
): Promise<{ guest: Guest; member: Member }> {
  const guest = await Guest.arrive(browser, server.url, look);
  const member = await memberIn(server, guest, alias);
  await guest.open(`/join/${code}`);
  await takeSeat(guest, alias);
  return { guest, member };
}

/** Types a name and joins with the proposed character. English only. */
export async function takeSeat(guest: Guest, alias: string): Promise<void> {
  await guest.page.getByLabel("Your name").fill(alias);
  await guest.insist("Join the room", "Joining the game");
  await guest.page.waitForURL("**/player/session");
}

/** Chooses something in the room's settings. */
export async function setting(host: Guest, group: string, choice: string): Promise<void> {
  await host.insist("Settings", group);
  const dialog = host.page.getByRole("dialog");
  const choices = dialog.getByRole("radiogroup", { name: group });
  await choices.getByRole("radio", { name: choice, exact: true }).click();
  await choices.getByRole("radio", { name: choice, exact: true, checked: true }).waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
}

/** Moves on from the current stage to the next with the host's controls. */
export async function moveOn(host: Guest): Promise<void> {
  const dialog = host.page.getByRole("dialog", { name: "Host controls" });
  await host.press("Host controls");
  await dialog.getByRole("button", { name: "Next stage" }).click();
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}

/**
 * Runs in the host's page: makes the calls behind its button. Does nothing when another stage has begun
 * already.
 */
export async function endStageOf(name: string): Promise<void> {
  const stored = (key: string): string =>
    JSON.parse(globalThis.sessionStorage.getItem(key) ?? '""');
  const room = `/api/v1/host/${stored("roomCode")}`;
  // The seat of a phone that hosts and plays also holds the host's rights.
  const token = stored("hostRoomToken") || stored("playerRoomToken");
  const headers = { "content-type": "application/json", "room-token": token };
  const { game } = await (await fetch(room, { headers })).json();
  if (game.stage !== name) return;
  const body = JSON.stringify({ stageId: game.stageId + 1 });
  await fetch(`${room}/setRoundStage`, { method: "POST", headers, body });
}

/** Ends this stage with the host's rights, without the button, which other tests press. */
export async function endStage(host: Guest, stage: string): Promise<void> {
  await host.page.evaluate(endStageOf, stage);
}

/** The same until this stage has begun, for stages that other tests check. */
export async function endUntil(host: Guest, stage: string): Promise<void> {
  const mark = host.page.locator("[data-stage]").first();
  for (;;) {
    const now = await mark.getAttribute("data-stage");
    if (now === stage) break;
    if (now !== null) await endStage(host, now);
    await host.page
      .waitForFunction(
        (before) => document.querySelector("[data-stage]")?.getAttribute("data-stage") !== before,
        now,
        { timeout: 1_000 },
      )
      .catch(() => undefined);
  }
}

/** Sets one round instead of three. */
export async function shortGame(host: Guest): Promise<void> {
  await setting(host, "Rounds", "1");
}

/** Fills every empty slot with this hand. */
export async function program(guest: Guest, hand: "Rock" | "Paper" | "Scissors"): Promise<void> {
  await guest.stage("PROGRAM");
  await guest
    .button(/^Move \d against/)
    .first()
    .waitFor();
  const empty = guest.page.getByRole("button", { name: /^Move \d against .*: Nothing$/ });
  for (let left = await empty.count(); left > 0; left = await empty.count()) {
    await guest.page.getByRole("button", { name: new RegExp(`^${hand}`) }).click();
    await guest.page.waitForFunction(
      (before) =>
        [...document.querySelectorAll("button")].filter((button) =>
          /^Move \d against .*: Nothing$/.test(button.getAttribute("aria-label") ?? ""),
        ).length < before,
      left,
    );
  }
}

/** Bets on the result of the battle. */
export async function call(guest: Guest, what: RegExp): Promise<void> {
  await guest.page.getByRole("radio", { name: what }).first().click();
}

/** Skips stages with the host's controls until this one has begun. */
export async function skipTo(tv: Guest, stage: string): Promise<void> {
  await tv.press("Host controls");
  const skip = tv.page.getByRole("dialog").getByRole("button", { name: "Next stage" });
  await skip.waitFor();
  const mark = tv.page.locator("[data-stage]").first();
  for (;;) {
    const now = await mark.getAttribute("data-stage");
    if (now === stage) break;
    await skip.click();
    // A button ignores a second press for a moment, so the loop presses again.
    await tv.page
      .waitForFunction(
        (before) => document.querySelector("[data-stage]")?.getAttribute("data-stage") !== before,
        now,
        { timeout: 2_000 },
      )
      .catch(() => undefined);
  }
  await tv.page.keyboard.press("Escape");
}
