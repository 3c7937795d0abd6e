import { randomUUID } from "node:crypto";
import type { APIResponse, Browser } from "playwright-core";
import type { OpenedRoom, TakenSeat } from "../../src-shared/api/gameSession.ts";
import { PLAYER_AVATARS } from "../../src-shared/catalog/avatars.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import { memberIn, type Member } from "./accounts.ts";
import { Guest, PHONE, TV, type Look } from "./people.ts";
import type { Product } from "./setting.ts";

/** Makes the API call behind a form, with the cookies of this person's browser. */
async function call(guest: Guest, url: string, path: string, data: object, accessToken?: string) {
  const headers = {
    // Sent as from the site itself: the Worker accepts no cookies from other origins.
    origin: url,
    ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
  };
  return guest.context.request.post(`${url}/api/v1${path}`, { data, headers });
}

async function answerOf(answer: APIResponse): Promise<unknown> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** What the page would have stored by now under its own keys, in the tab and on the device. */
interface Kept {
  readonly tab: Readonly<Record<string, unknown>>;
  readonly device: Readonly<Record<string, unknown>>;
}

/** Runs in the page before its own scripts, only once: the page may delete the room later. */
function keep({ tab, device }: Kept): void {
  if (sessionStorage.getItem("shortcut") !== null) return;
  sessionStorage.setItem("shortcut", "taken");
  for (const [key, value] of Object.entries(tab)) {
    sessionStorage.setItem(key, JSON.stringify(value));
  }
  for (const [key, value] of Object.entries(device)) {
    localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
  }
}

/**
 * Opens a room on a television with the call behind the create-game dialog, for tests that begin in the room.
 * Through the dialog (`hostOnTv`) it takes more than twice the processor time.
 */
export async function roomOnTv(
  browser: Browser,
  url: string,
  gameType: GameType = "RPS_SHOOT",
): Promise<{ tv: Guest; code: string }> {
  const hostType = "HOST";
  const wanted = { isPublic: false, language: "en", hostType, initialGameType: gameType };
  const tv = await Guest.arrive(browser, url, { viewport: TV });
  const login = await answerOf(
    await call(tv, url, "/user/guest", { guestId: randomUUID(), language: "en" }),
  );
  // SAFETY: the API contract defines the responses of these calls.
  const { accessToken } = login as { readonly accessToken: string };
  const opened = await answerOf(await call(tv, url, "/gameSession/create", wanted, accessToken));
  const { gameCode, roomToken: token } = opened as OpenedRoom;
  const session = { gameCode, hostType, gameType };
  await tv.page.addInitScript(keep, {
    tab: { roomCode: gameCode, gameSessionDto: session, hostRoomToken: token },
    device: { "hubbub.host": { holder: true, session, token, savedAt: Date.now() } },
  });
  await tv.open("/host/session");
  await tv.stage("LOBBY");
  return { tv, code: gameCode };
}

/** Takes a seat with the first free character, as the join form does. */
async function freeSeat(
  guest: Guest,
  url: string,
  gameCode: string,
  alias: string,
  member: Member | undefined,
): Promise<TakenSeat> {
  for (const { src: avatarSrc } of PLAYER_AVATARS) {
    const seat = { gameCode, alias, avatarSrc };
    const answer = await call(guest, url, "/gameSession/join", seat, member?.accessToken);
    // SAFETY: the API contract defines the response of this call.
    if (answer.status() !== 409) return (await answerOf(answer)) as TakenSeat;
  }
  throw new Error("nobody is free");
}

async function sitDown(guest: Guest, url: string, code: string, alias: string, member?: Member) {
  const { roomToken: token, ...seat } = await freeSeat(guest, url, code, alias, member);
  const session = { gameCode: code, hostType: "HOST" };
  await guest.page.addInitScript(keep, {
    tab: {
      roomCode: code,
      gameSessionDto: session,
      gameSessionPlayerDto: seat,
      playerRoomToken: token,
    },
    device: {
      "hubbub.alias": alias,
      "hubbub.avatar": seat.avatarSrc,
      "hubbub.seat": { holder: seat, session, token, savedAt: Date.now() },
    },
  });
  await guest.open("/player/session");
  await guest.stage("LOBBY");
}

/**
 * Takes a seat in the lobby on a phone, with the call behind the join form; through the form: `joinOnPhone`.
 */
export async function seatOnPhone(
  browser: Browser,
  url: string,
  code: string,
  alias: string,
  look: Look = { viewport: PHONE },
): Promise<Guest> {
  const guest = await Guest.arrive(browser, url, look);
  await sitDown(guest, url, code, alias);
  return guest;
}

/** The same with an account: the games appear on its profile. */
export async function memberOnPhone(
  browser: Browser,
  server: Product,
  code: string,
  alias: string,
  look: Look = { viewport: PHONE },
): Promise<{ guest: Guest; member: Member }> {
  const guest = await Guest.arrive(browser, server.url, look);
  const member = await memberIn(server, guest, alias);
  await sitDown(guest, server.url, code, alias, member);
  return { guest, member };
}
