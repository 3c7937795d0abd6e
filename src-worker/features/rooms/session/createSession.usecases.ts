import { accessOf, isOffered } from "../../../../src-shared/catalog/access.ts";
import { GAME_FACTS, type GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import type { GameFacts } from "../../../../src-shared/catalog/games/facts.ts";
import type { HostType } from "../../../../src-shared/catalog/hostTypes.ts";
import type { Language } from "../../../../src-shared/catalog/languages.ts";
import { faultOf, log } from "../../../../src-shared/log.ts";
import { HELD_MS } from "../../../../src-shared/catalog/limits.ts";
import type { OpenRoom } from "../../../../src-rooms/room/roomApi.ts";
import type { Deps } from "../../../shared/deps.ts";
import { countEvent } from "../../../shared/dayCounts.ts";
import { Problem } from "../../../shared/problem.ts";
import { newRoomCode } from "../../../shared/roomCode.ts";
import type { AccessClaims } from "../../../identity/accessToken.ts";
import { isSubscriptionExpired } from "../../../../src-shared/catalog/subscription.ts";
import { claimsOf } from "../../../identity/claims.ts";
import { countSpending, isSpent } from "../../../shared/quota.ts";
import { areRoomsPaidFor } from "../../../shared/paidRooms.ts";
import { isOn } from "../../../shared/flags.usecases.ts";
import { findUser, type UserRow } from "../../../identity/user.repository.ts";
import { tokenFor } from "./session.ts";

/** With millions of codes, even a second try is rare. */
const TRIES = 10;
/** How often opening a promised room is tried. */
const OPEN_TRIES = 3;

/** What a room is opened with. */
export interface CreateSession {
  readonly isPublic: boolean;
  readonly language: Language;
  readonly hostType: HostType;
  readonly initialGameType?: GameType | undefined;
  /** Network address of the caller, if it says anything about who opens the room. */
  readonly address?: string | undefined;
  /** The caller's account, if it is already being loaded; rejects if the caller may not make the call. */
  readonly account?: Promise<UserRow> | undefined;
  /** Where to place the room: near the person who opens it. */
  readonly near?: DurableObjectLocationHint | undefined;
}

/** Whether this way of hosting the game must be refused. Admins may host every game in every way. */
export function isHostingRefused(
  { hostType, initialGameType }: Pick<CreateSession, "hostType" | "initialGameType">,
  user: Pick<AccessClaims, "roles">,
  facts: Readonly<Record<GameType, Pick<GameFacts, "hostTypes">>> = GAME_FACTS,
): boolean {
  if (!initialGameType || user.roles.includes("role_admin")) return false;
  return !facts[initialGameType].hostTypes.includes(hostType);
}

/**
 * Whether the user is a guest whose rooms are counted: if rooms are paid for, a guest may open a few and is
 * then asked to sign up. Not with the sandbox's checkout of development.
 */
async function isCountedGuest(deps: Deps, claims: AccessClaims): Promise<boolean> {
  return claims.isGuest && deps.config.payment?.kind === "stripe" && areRoomsPaidFor(deps);
}

/**
 * Returns what this user may open, and until when (ms since 1970; undefined: without end). The account itself
 * is read, since the token may be older than a payment, a new role or a block. Refuses with not_signed_in,
 * account_blocked, subscription_expired, guest_limit.
 */
async function rightsOf(
  deps: Deps,
  user: AccessClaims,
  { address, account }: Pick<CreateSession, "address" | "account">,
) {
  const db = await deps.database();
  // Independent of each other, so they are read at the same time.
  const [row, isPaidFor, areAlphaGamesOpen] = await Promise.all([
    account ?? findUser(db, user.userId),
    areRoomsPaidFor(deps),
    isOn(db, "alphaGames"),
  ]);
  if (!row) throw new Problem("not_signed_in");
  if (row.isBlocked) throw new Problem("account_blocked");
  const claims = claimsOf(row);
  if (isPaidFor && isSubscriptionExpired(claims, deps.now())) {
    throw new Problem("subscription_expired");
  }
  const isCounted = await isCountedGuest(deps, claims);
  const spender = { address, person: user.userId };
  if (isCounted && (await isSpent(deps, "guestRoom", spender))) throw new Problem("guest_limit");
  const { subscriptionEpoch: epoch, roles } = claims;
  const hostAccess = deps.config.opensAllGames
    ? "admin"
    : accessOf(roles, claims.isAlphaTester || areAlphaGamesOpen);
  const paidUntil = isPaidFor && epoch !== undefined ? { paidUntil: epoch * 1000 } : {};
  return { roles, isCounted, hostAccess, ...paidUntil };
}

/**
 * Ensures that this user may open this room. Refuses with account_blocked, subscription_expired, guest_limit,
 * game_not_offered, host_and_play_not_offered; otherwise returns what the room needs to know about the user.
 */
export async function checkHosting(deps: Deps, user: AccessClaims, params: CreateSession) {
  const { initialGameType: gameType } = params;
  const rights = await rightsOf(deps, user, params);
  if (gameType && !isOffered(gameType, rights.hostAccess)) throw new Problem("game_not_offered");
  if (isHostingRefused(params, rights)) throw new Problem("host_and_play_not_offered");
  return rights;
}

/** Holds a free code for a room, or the promised one; undefined if that failed. */
async function holdCode(deps: Deps, { near, underCode }: Pick<CreateSession, "near"> & Promised) {
  for (let tries = 0; tries < (underCode === undefined ? TRIES : 1); tries += 1) {
    const gameCode = underCode ?? newRoomCode();
    const room = await deps.room(gameCode, near);
    const [held] = await Promise.all([
      room.holdRoom(),
      // Listed for as long as the code is held; the opened room lists it for good. Until then, anybody who
      // learns the code finds it listed.
      deps.codes.add(gameCode, deps.now() + HELD_MS),
    ]);
    if (held) return { gameCode, held };
  }
  return undefined;
}

/** Opens the room that was promised. It runs after the response, so it tries again if it fails. */
async function openHeld(deps: Deps, request: OpenRoom): Promise<void> {
  for (let left = OPEN_TRIES; left > 0; left -= 1) {
    try {
      const room = await deps.room(request.gameCode);
      if (await room.openRoom(request)) return;
      throw new Error("the reserved code belongs to another room");
    } catch (error) {
      log("error", "room.unopened", faultOf(error));
      if (left === 1) deps.report(error, { side: "room" });
    }
  }
}

/**
 * Takes back the count of a guest's room that was not opened because another request had opened it already.
 * `address`: the one it was counted for, if any.
 */
export async function uncountRoom(deps: Deps, user: AccessClaims, address?: string): Promise<void> {
  if (!(await isCountedGuest(deps, user))) return;
  await countSpending(deps, "guestRoom", { address, person: user.userId }, -1);
}

interface Promised {
  /** The code that the user was promised for their room. */
  readonly underCode?: string | undefined;
}

/**
 * Opens a room under a free code, or under the one that was promised. The code is held while the user's
 * rights are checked, so that a client far away waits only once; the room itself is opened after the
 * response. Refuses like `checkHosting`, and with error.server_unavailable when the code is taken.
 */
export async function createSession(
  deps: Deps,
  user: AccessClaims,
  params: CreateSession,
  underCode?: string,
) {
  const { isPublic, language, hostType, initialGameType: gameType } = params;
  const holding = holdCode(deps, { near: params.near, underCode });
  // If the user may not open a room, they get that error, whatever happened to the code.
  holding.catch(() => undefined);
  const { roles, isCounted, ...rights } = await checkHosting(deps, user, params);
  if (isCounted) {
    const spender = { address: params.address, person: user.userId };
    // Counted atomically: of parallel requests no more succeed than of successive ones.
    if ((await countSpending(deps, "guestRoom", spender)) > 0) throw new Problem("guest_limit");
  }
  const code = await holding;
  if (!code) throw new Problem("error.server_unavailable");
  const { gameCode, held } = code;
  deps.later(
    openHeld(deps, {
      gameCode,
      held,
      hostType,
      hostUserId: user.userId,
      ...rights,
      isPublic,
      language,
      testing: roles.includes("role_jest"),
      ...(gameType && { gameType }),
    }),
  );
  countEvent(deps, "game_created", { of: hostType, people: [user.userId] });
  const roomToken = await tokenFor(deps, { gameCode, roomId: held.roomId, role: "host" });
  return { gameCode, hostType, gameType, active: true, roomToken };
}
