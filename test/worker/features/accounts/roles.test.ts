import { png } from "../../support/photos.ts";
import { eq } from "drizzle-orm";
import * as z from "zod";
import { beforeAll, expect, test } from "vitest";
import { signRoomToken } from "../../../../src-shared/protocol/roomToken.ts";
import { ERROR_STATUS } from "../../../../src-shared/catalog/errorStatus.ts";
import { isErrorCode, type ErrorCode } from "../../../../src-shared/catalog/errorCodes.ts";
import { API_BASE, BROWSER_BASE } from "../../../../src-worker/app.ts";
import { createdResponse } from "../../../../src-shared/api/gameSession.ts";
import type { Route } from "../../../../src-worker/http/routeTypes.ts";
import { secondFactor } from "../../../../src-worker/db/secondFactor.schema.ts";
import { registered, visitor, type Person } from "../../support/cast.ts";
import { checkout, press } from "../../support/money.ts";
import {
  appWith,
  claimsOf,
  client,
  database,
  depsWith,
  join,
  problem,
  through,
} from "../../support/support.ts";

/** Every kind of caller, from an anonymous one to the host of a room. */
const CALLERS = [
  "nobody",
  "guest",
  "owner",
  "another member",
  "test account",
  "alpha tester",
  "blocked member",
  "admin",
  "admin without a second factor",
  "host of another room",
  "player of another room",
  "spectating host",
  "another player",
  "player",
  "host",
] as const;
type Caller = (typeof CALLERS)[number];

const WITH_ACCOUNT: readonly Caller[] = [
  "owner",
  "another member",
  "test account",
  "alpha tester",
  "blocked member",
  "admin",
  "admin without a second factor",
];
const STRANGERS: readonly Caller[] = ["host of another room", "player of another room"];
const OF_THE_ROOM: readonly Caller[] = ["spectating host", "another player", "player", "host"];

/** Error codes that refuse a caller for who they are. With any other response the caller counts as let in. */
const WHO: readonly ErrorCode[] = [
  "not_signed_in",
  "no_session",
  "not_registered",
  "not_admin",
  "factor_needed",
  "account_blocked",
  "bad_room_token",
  "not_host",
  "not_yours",
  "host_is_spectating",
];
/** What only one account may see does not exist for the others: they get this code. */
const HIDDEN: ErrorCode = "payment_not_found";

const app = appWith();
const call = client(through(app));
const nameOf = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`;
const routes = [
  ...app.table.map((route) => ({ name: nameOf(route), base: API_BASE, route })),
  ...app.browserTable.map((route) => ({ name: nameOf(route), base: BROWSER_BASE, route })),
];

/** Calls about something that belongs to one account; an admin may make them too. */
const OWNERS: readonly string[] = [
  "GET /userProfile/:userId/export",
  "GET /userProfile/:userId",
  "PUT /userProfile/:userId/updateProfile",
  "GET /userProfile/:userId/games",
  "GET /userProfile/:userId/games/:gameId",
  "DELETE /userProfile/:userId/games/:gameId/keepsakes/:keepsakeId",
  "DELETE /userProfile/:userId/deleteAccount",
  "GET /userProfile/:userId/payments",
  "GET /userProfile/:userId/payments/:paymentId",
  ...["wordPack", "categoryPack", "captionPack", "picturePack"].flatMap((set) => [
    `POST /${set}/update`,
    `DELETE /${set}/delete/:id`,
    `POST /${set}/share/:id`,
    `DELETE /${set}/share/:id`,
  ]),
];

/** Calls about the caller's own checkout; for everybody else it does not exist. */
const BUYERS: readonly string[] = [
  "GET /payment/sessionStatus",
  "POST /payment/sandbox/:sessionId",
];

/** Calls that only the host may make; a player is refused. */
const HOSTS: readonly string[] = [
  "GET /host/:gameCode",
  "GET /host/:gameCode/journal",
  "POST /host/:gameCode/advanceRound",
  "POST /host/:gameCode/setRoundStage",
  "POST /host/:gameCode/duplicate",
  "POST /host/:gameCode/addAIPlayer",
  "POST /host/:gameCode/endGame",
  "PUT /host/:gameCode/updateGameSettings",
  "PUT /host/:gameCode/playlist",
  "POST /game/create",
  "POST /game/:gameCode/addAISessionPlayer",
  "POST /gameSession/:gameCode",
  "POST /gameSession/:gameCode/destroy",
];

/** Calls about one seat, which its player and the host may make. */
const SEATS: readonly string[] = [
  "GET /player/:gameCode/player/:playerId",
  "GET /player/:gameCode/existingGame/:playerId",
  "GET /player/:gameCode/round/:playerId",
  "POST /gameSession/:gameCode/updateSessionPlayer/:id",
  "POST /gameSession/:gameCode/link",
];
/** The same for giving up a seat. When the host makes the call, it is a kick. */
const QUITS: readonly string[] = [
  "POST /gameSession/:gameCode/:playerId/quit",
  "POST /player/:gameCode/player/:id/quit",
];
/** Calls that only the seat's own player may make, not even the host. */
const OWN_SEATS: readonly string[] = [
  "POST /gameSession/rejoin",
  "POST /game/join",
  "POST /game/rejoin",
  "POST /hideandpeek/:gameCode/submitSpot",
  "POST /hideandpeek/:gameCode/submitGuess",
];

/** Refusals of callers who are logged in but have no seat. */
const WITHOUT_SEAT: Partial<Record<Caller, ErrorCode>> = Object.fromEntries(
  ["guest" as const, ...WITH_ACCOUNT]
    .filter((caller) => caller !== "blocked member")
    .map((caller) => [caller, "bad_room_token"]),
);

/** Refusals that do not follow from the lists above. */
const SPECIAL: Readonly<Record<string, Partial<Record<Caller, ErrorCode>>>> = {
  // The room's journal contains every secret, and a spectator's link may have been passed on to anybody.
  "GET /host/:gameCode/journal": { "spectating host": "not_host" },
  // Only the owner may export an account, not an admin.
  "GET /userProfile/:userId/export": { admin: "not_yours" },
  "GET /user/checkSession": { "blocked member": "no_session" },
  // These calls need a login and the proof of a seat, and these callers have only the login.
  "POST /gameSession/:gameCode/circle": WITHOUT_SEAT,
  "POST /gameSession/:gameCode/circle/members": WITHOUT_SEAT,
  // Only people with a seat may see the circle's name.
  "GET /gameSession/:gameCode/circle": { "spectating host": "not_yours", host: "not_yours" },
};

/**
 * Returns the code with which a call on a room refuses this caller, who belongs to that room; undefined when
 * it lets them in.
 */
function ofTheRoom(route: Route, name: string, caller: Caller): ErrorCode | undefined {
  if (caller === "spectating host" && route.method !== "get") return "host_is_spectating";
  const isPlayer = caller === "player" || caller === "another player";
  if (isPlayer && HOSTS.includes(name)) return "not_host";
  if (caller === "another player" && SEATS.includes(name)) return "not_yours";
  if (caller === "another player" && QUITS.includes(name)) return "not_host";
  if (caller !== "player" && OWN_SEATS.includes(name)) return "not_yours";
  return undefined;
}

/** Returns the code with which this caller is refused; undefined when they are let in. */
function refusalOf(route: Route, name: string, caller: Caller): ErrorCode | undefined {
  const special = SPECIAL[name]?.[caller];
  if (special) return special;
  const hasAccount = WITH_ACCOUNT.includes(caller);
  const hasAccess = hasAccount || caller === "guest";
  switch (route.auth) {
    case "public":
      return undefined;
    case "session":
      return hasAccess ? undefined : "no_session";
    case "refresh":
      return "not_signed_in";
    case "user":
      if (caller === "blocked member") return "account_blocked";
      return hasAccess ? undefined : "not_signed_in";
    case "registered":
      if (!hasAccess) return "not_signed_in";
      if (caller === "guest") return "not_registered";
      if (caller === "blocked member") return "account_blocked";
      if (BUYERS.includes(name)) return caller === "owner" ? undefined : HIDDEN;
      if (caller === "owner" || caller === "admin") return undefined;
      return OWNERS.includes(name) ? "not_yours" : undefined;
    case "admin":
      if (!hasAccess) return "not_signed_in";
      if (caller === "blocked member") return "account_blocked";
      if (caller === "admin without a second factor") return "factor_needed";
      return caller === "admin" ? undefined : "not_admin";
    case "room":
      return OF_THE_ROOM.includes(caller) ? ofTheRoom(route, name, caller) : "bad_room_token";
    case "seat":
      if (caller === "player") return undefined;
      return OF_THE_ROOM.includes(caller) ? "not_yours" : "bad_room_token";
  }
}

interface Credentials {
  readonly bearer?: string;
  readonly roomToken?: string;
}

type Accounts = Readonly<
  Record<"guest" | "owner" | "other" | "jest" | "alpha" | "blocked" | "admin" | "bareAdmin", Person>
>;
let accounts: Accounts;
let elsewhere: { readonly host: string; readonly player: string };
let paymentId = "";

async function openRoom(host: Person) {
  const answer = await host.call("POST", "/gameSession/create", {
    body: { isPublic: false, language: "en", hostType: "HOST", initialGameType: "RPS_SHOOT" },
    bearer: host.bearer,
  });
  const { gameCode, roomToken } = createdResponse.parse(answer.body);
  // The phone in the first seat has the host's rights, so the players under test take later seats.
  await join(gameCode, 0);
  const player = await join(gameCode, 1);
  const another = await join(gameCode, 2);
  return { gameCode, roomToken, player, another };
}
type Room = Awaited<ReturnType<typeof openRoom>>;

beforeAll(async () => {
  const [owner, other, jest, alpha, blocked, admin, bareAdmin] = [
    await registered({ subscriptionEndsAt: Date.now() + 60_000_000 }, call),
    await registered({}, call),
    await registered({ isTestAccount: true }, call),
    await registered({ isAlphaTester: true }, call),
    await registered({ isBlocked: true }, call),
    await registered({ isAdmin: true }, call),
    await registered({ isAdmin: true }, call),
  ];
  await (await database()).delete(secondFactor).where(eq(secondFactor.userId, bareAdmin.userId));
  accounts = { guest: await visitor(), owner, other, jest, alpha, blocked, admin, bareAdmin };
  const room = await openRoom(other);
  elsewhere = { host: room.roomToken, player: room.player.roomToken };
  const { sessionId } = await checkout(owner);
  await press(owner, sessionId, "pay");
  const paid = await call("GET", `/userProfile/${owner.userId}/payments`, { bearer: owner.bearer });
  const { items } = z
    .object({ items: z.array(z.object({ paymentId: z.string() })) })
    .parse(paid.body);
  paymentId = items[0]?.paymentId ?? "";
}, 90_000);

async function credentialsOf(caller: Caller, room: Room | undefined): Promise<Credentials> {
  const { guest, owner, other, jest, alpha, blocked, admin, bareAdmin } = accounts;
  switch (caller) {
    case "nobody":
      return {};
    case "guest":
      return { bearer: guest.bearer };
    case "owner":
      return { bearer: owner.bearer };
    case "another member":
      return { bearer: other.bearer };
    case "test account":
      return { bearer: jest.bearer };
    case "alpha tester":
      return { bearer: alpha.bearer };
    case "blocked member":
      return { bearer: blocked.bearer };
    case "admin":
      return { bearer: admin.bearer };
    case "admin without a second factor":
      return { bearer: bareAdmin.bearer };
    case "host of another room":
      return { roomToken: elsewhere.host };
    case "player of another room":
      return { roomToken: elsewhere.player };
    case "spectating host":
      return { roomToken: room ? await spectatorOf(room) : elsewhere.host };
    case "another player":
      return { roomToken: room?.another.roomToken ?? elsewhere.player };
    case "player":
      return { roomToken: room?.player.roomToken ?? elsewhere.player };
    case "host":
      return { roomToken: room?.roomToken ?? elsewhere.host };
  }
}

async function spectatorOf({ gameCode, roomToken }: Room): Promise<string> {
  const roomId = String(claimsOf(roomToken)["roomId"]);
  const claims = { gameCode, roomId, role: "spectator" } as const;
  return signRoomToken(depsWith().config.secrets, claims, Date.now());
}

/** Returns the body of a call that checks rights only after it has read the body. */
function bodyOf(name: string, room: Room | undefined, packId: string): unknown {
  const gameCode = room?.gameCode;
  const seat = { gameCode, sessionPlayerId: room?.player.sessionPlayerId };
  const spot = { playerId: room?.player.sessionPlayerId, spotName: "house1" };
  const bodies: Readonly<Record<string, unknown>> = {
    "POST /gameSession/create": { isPublic: false, language: "en", hostType: "HOST" },
    "POST /gameSession/rejoin": seat,
    "POST /game/join": seat,
    "POST /game/rejoin": seat,
    "POST /game/create": { gameCode, gameType: "RPS_SHOOT" },
    "POST /gameSession/:gameCode": { language: "pl" },
    "POST /gameSession/:gameCode/link": { kind: "seat", playerId: room?.player.sessionPlayerId },
    "POST /gameSession/:gameCode/circle": { name: "Friday" },
    "POST /gameSession/openLink": { gameCode: "ABCDE", token: "forged" },
    "POST /host/:gameCode/setRoundStage": { stageId: 1 },
    "PUT /host/:gameCode/updateGameSettings": { musicEnabled: false },
    "PUT /host/:gameCode/playlist": { entries: [], handsFree: false },
    "POST /hideandpeek/:gameCode/submitSpot": spot,
    "POST /hideandpeek/:gameCode/submitGuess": spot,
    "POST /smarttv/confirmLoginCode/:loginCode": { language: "en" },
    "POST /report": { gameCode, content: "rude", reason: "other" },
    "POST /payment/sandbox/:sessionId": { action: "fail" },
    "POST /wordPack/update": { id: packId, name: "New" },
    "POST /categoryPack/update": { id: packId, name: "New" },
    "POST /captionPack/update": { id: packId, name: "New" },
    "POST /picturePack/update": { id: packId, name: "New" },
    "POST /packLibrary/:id/report": { reason: "other" },
    "POST /packLibrary/:id/entries/retire": { entry: "Gouda" },
    "POST /packLibrary/:id/entries/anew": { entry: "Gouda" },
    "POST /admin/packs/:id": { isHidden: false },
  };
  return bodies[name] ?? {};
}

/** The name that each set of pack calls has for the entries of a pack. */
const ENTRIES: Readonly<Record<string, string>> = {
  wordPack: "words",
  categoryPack: "categories",
  captionPack: "captions",
  picturePack: "pictures",
};

async function newPicture(bearer: string): Promise<string> {
  const { body } = await call("POST", "/picture", { raw: png(), bearer });
  return z.object({ pictureId: z.string() }).parse(body).pictureId;
}

async function newPack(set: string): Promise<string> {
  const entries = ENTRIES[set] ?? "words";
  const { bearer } = accounts.owner;
  const entry = set === "picturePack" ? await newPicture(bearer) : "Gouda";
  const body = { name: "Cheeses", language: "en", isPublic: true, [entries]: [entry] };
  const answer = await call("POST", `/${set}/add`, { body, bearer });
  return z.object({ id: z.string() }).parse(answer.body).id;
}

/** Fills in a route's path so that it leads to the owner's things or to the player's seat. */
function pathOf({ path }: Route, room: Room | undefined, packId: string, sessionId: string) {
  const seat = String(room?.player.sessionPlayerId ?? 1);
  const values: Readonly<Record<string, string>> = {
    gameCode: room?.gameCode ?? "ABCDE",
    playerId: seat,
    id: packId === "" ? seat : packId,
    userId: accounts.owner.userId,
    gameId: "none",
    keepsakeId: "none",
    reelId: "AAAAAAAAAAAAAAAAAAAAAA",
    pictureId: "0".repeat(64),
    photoId: "0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d",
    circleId: "none",
    memberId: "none",
    roomId: "none",
    loginCode: "ABCDEF",
    instanceId: "none",
    paymentId,
    sessionId,
    inviteId: "none",
    mailId: "none",
    code: "NONE",
    provider: "google",
  };
  const filled = path.replace(/:(\w+)/gu, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing for :${name}`);
    return value;
  });
  if (path === "/payment/sessionStatus") return `${filled}?session_id=${sessionId}`;
  return path.endsWith("/deleteAccount") ? `${filled}?dtoken=none` : filled;
}

/** Expected and actual results as one line each, so that a difference is easy to read. */
function line(caller: Caller, code: string | undefined): string {
  return `${caller}: ${code ?? "let in"}`;
}

test.for(routes)(
  "$name lets in every caller it should and refuses all others",
  async ({ route, name, base }) => {
    const isOfRoom = route.auth === "room" || route.auth === "seat";
    const room = isOfRoom ? await openRoom(accounts.owner) : undefined;
    const refusing = BUYERS.includes(name) ? [...WHO, HIDDEN] : WHO;
    const set = /^\/(wordPack|categoryPack|captionPack|picturePack)\//u.exec(route.path)?.[1];
    const isAboutOne = /\/(get|update|delete|share)(\/|$)/u.test(route.path);
    const came: string[] = [];
    for (const caller of CALLERS) {
      // Each caller gets a new pack: once it was deleted, the next caller could not be refused for it.
      const packId = set && isAboutOne ? await newPack(set) : "";
      const sessionId = BUYERS.includes(name)
        ? (await checkoutAgain(accounts.owner)).sessionId
        : "none";
      const body = route.method === "get" ? undefined : bodyOf(name, room, packId);
      // Logging out ends the login of the token, so this call uses a guest of its own.
      const isLeaving = caller === "guest" && name === "POST /user/logout";
      const credentials = isLeaving ? await visitor() : await credentialsOf(caller, room);
      const path = `${base}${pathOf(route, room, packId, sessionId)}`;
      const answer = await call(route.method.toUpperCase(), path, {
        ...credentials,
        ...(body !== undefined && { body }),
      });
      expect(answer.status, `${caller}: ${JSON.stringify(answer.body)}`).not.toBe(500);
      const { code } = z.object({ code: z.string() }).catch({ code: "" }).parse(answer.body);
      const says = isErrorCode(code) && refusing.includes(code) ? code : undefined;
      if (says) {
        const status = ERROR_STATUS[says];
        expect({ status: answer.status, body: answer.body }, caller).toEqual({
          status,
          body: problem(status, says),
        });
      }
      came.push(line(caller, says));
    }
    const expected = CALLERS.map((caller) => line(caller, refusalOf(route, name, caller)));
    expect(came).toEqual(expected);
  },
);

/**
 * Begins a checkout for somebody who may already have subscribed: it cancels that first, so that another one
 * is allowed.
 */
async function checkoutAgain(buyer: Person) {
  await call("POST", "/payment/cancelSubscription", { bearer: buyer.bearer });
  return checkout(buyer);
}

test("the lists above name only existing calls", () => {
  const names = routes.map(({ name }) => name);
  const listed = [...OWNERS, ...BUYERS, ...HOSTS, ...SEATS, ...QUITS, ...OWN_SEATS];
  expect(names).toEqual(expect.arrayContaining([...listed, ...Object.keys(SPECIAL)]));
  expect(new Set(listed).size).toBe(listed.length);
});

test("the lists of callers cover every caller, and no others", () => {
  const played = [...WITH_ACCOUNT, ...STRANGERS, ...OF_THE_ROOM, "nobody", "guest"];
  expect([...played].sort()).toEqual([...CALLERS].sort());
});
