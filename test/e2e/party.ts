import type { Browser } from "playwright-core";
import { logIn, memberIn, type Member } from "./accounts.ts";
import { Guest, PHONE, TV, type Look } from "./people.ts";
import type { Product } from "./setting.ts";

/** The cards of the games in the create-game dialog. */
const GAME_CARD = /2 to 10 players/;
export const CANVAS = /Canvas Clash/;

/** Open a room from the start page, as a guest, by hand. Returns the screen and the room's code. */
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

/** Open a room on a television on which somebody with an account is logged in. */
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

/** The create-game dialog, from its button to the room. */
export async function createRoom(guest: Guest, hostType: string, game = GAME_CARD): Promise<void> {
  await guest.press("Host a game");
  await guest.press("Continue as a guest");
  await chooseRoom(guest, hostType, game);
}

/** What that dialog asks of somebody whom the house knows. */
export async function chooseRoom(guest: Guest, hostType: string, game: RegExp): Promise<void> {
  const dialog = guest.page.getByRole("dialog");
  await dialog.getByRole("button", { name: game }).click();
  await dialog.getByRole("radio", { name: new RegExp(hostType) }).check({ force: true });
  await dialog.getByRole("button", { name: "Create the room" }).click();
}

/** The code of the room this browser opened. */
async function codeOf(guest: Guest): Promise<string> {
  const code = await guest.page.evaluate(() => globalThis.sessionStorage.getItem("roomCode"));
  if (!code) throw new Error("no room code stored");
  return String(JSON.parse(code));
}

/** Join by the room's address, with a name and the character that is proposed. */
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

/** The same with an account: what they play is found on their profile. */
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

/** Name and character, and in. English only. */
export async function takeSeat(guest: Guest, alias: string): Promise<void> {
  await guest.page.getByLabel("Your name").fill(alias);
  await guest.insist("Join the room", "Joining the game");
  await guest.page.waitForURL("**/player/session");
}

/** Choose something in the room's settings. */
export async function setting(host: Guest, group: string, choice: string): Promise<void> {
  await host.insist("Settings", group);
  const dialog = host.page.getByRole("dialog");
  const choices = dialog.getByRole("radiogroup", { name: group });
  await choices.getByRole("radio", { name: choice, exact: true }).click();
  await choices.getByRole("radio", { name: choice, exact: true, checked: true }).waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
}

/** Move on by hand, from this stage of this screen to the next. */
export async function moveOn(host: Guest): Promise<void> {
  const dialog = host.page.getByRole("dialog", { name: "Host controls" });
  await host.press("Host controls");
  await dialog.getByRole("button", { name: "Next stage" }).click();
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Runs in the host's page: the calls behind its button. Nothing happens when another stage is on already. */
export async function endStageOf(name: string): Promise<void> {
  const stored = (key: string): string =>
    JSON.parse(globalThis.sessionStorage.getItem(key) ?? '""');
  const room = `/api/v1/host/${stored("roomCode")}`;
  // A phone that hosts and plays has the host's rights with its seat.
  const token = stored("hostRoomToken") || stored("playerRoomToken");
  const headers = { "content-type": "application/json", "room-token": token };
  const { game } = await (await fetch(room, { headers })).json();
  if (game.stage !== name) return;
  const body = JSON.stringify({ stageId: game.stageId + 1 });
  await fetch(`${room}/setRoundStage`, { method: "POST", headers, body });
}

/** The host has seen enough of this stage: the button itself, other stories press. */
export async function endStage(host: Guest, stage: string): Promise<void> {
  await host.page.evaluate(endStageOf, stage);
}

/** The same until this stage is on: what comes before it, other stories look at. */
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

/** One round instead of three. */
export async function shortGame(host: Guest): Promise<void> {
  await setting(host, "Rounds", "1");
}

/** Fill every empty slot with this hand. */
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

/** Call the battle. */
export async function call(guest: Guest, what: RegExp): Promise<void> {
  await guest.page.getByRole("radio", { name: what }).first().click();
}

/** The host skips until this stage is on. */
export async function skipTo(tv: Guest, stage: string): Promise<void> {
  await tv.press("Host controls");
  const skip = tv.page.getByRole("dialog").getByRole("button", { name: "Next stage" });
  await skip.waitFor();
  const mark = tv.page.locator("[data-stage]").first();
  for (;;) {
    const now = await mark.getAttribute("data-stage");
    if (now === stage) break;
    await skip.click();
    // A button ignores a second press for a moment: then it is pressed again.
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
