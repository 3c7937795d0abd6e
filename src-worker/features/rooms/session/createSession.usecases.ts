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

/** With millions of codes even the second try is rare. */
const TRIES = 10;
/** How often a room that was promised is tried to be opened. */
const OPEN_TRIES = 3;

export interface CreateSession {
  readonly isPublic: boolean;
  readonly language: Language;
  readonly hostType: HostType;
  readonly initialGameType?: GameType | undefined;
  /** Network address the call came from, where it says something about who opens the room. */
  readonly address?: string | undefined;
  /** Their account, where it is being looked up already; rejects when they may not even call. */
  readonly account?: Promise<UserRow> | undefined;
  /** Where the room should be: next to whoever opens it. */
  readonly near?: DurableObjectLocationHint | undefined;
}

/** Must this way of hosting be refused? Admins may host every game from where they play. */
export function isHostingRefused(
  { hostType, initialGameType }: Pick<CreateSession, "hostType" | "initialGameType">,
  user: Pick<AccessClaims, "roles">,
  facts: Readonly<Record<GameType, Pick<GameFacts, "hostTypes">>> = GAME_FACTS,
): boolean {
  if (!initialGameType || user.roles.includes("role_admin")) return false;
  return !facts[initialGameType].hostTypes.includes(hostType);
}

/**
 * Rooms are paid for here, and this is a guest: who may open some, and is then asked to sign up. In development
 * nobody is, whose checkout is a stand-in.
 */
async function isCountedGuest(deps: Deps, claims: AccessClaims): Promise<boolean> {
  return claims.isGuest && deps.config.payment?.kind === "stripe" && areRoomsPaidFor(deps);
}

/**
 * What this user may open, and until when (ms since 1970; undefined: nothing that could run out). A
 * token may be older than a payment, a new role or a block, so the account itself is asked. Refuses
 * with not_signed_in, account_blocked, subscription_expired, guest_limit.
 */
async function rightsOf(
  deps: Deps,
  user: AccessClaims,
  { address, account }: Pick<CreateSession, "address" | "account">,
) {
  const db = await deps.database();
  // Nobody waits for three answers one after the other that do not depend on each other.
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
 * May this user open this room? Refuses with account_blocked, subscription_expired, guest_limit, game_not_offered,
 * host_and_play_not_offered; else answers what the room has to know about them.
 */
export async function checkHosting(deps: Deps, user: AccessClaims, params: CreateSession) {
  const { initialGameType: gameType } = params;
  const rights = await rightsOf(deps, user, params);
  if (gameType && !isOffered(gameType, rights.hostAccess)) throw new Problem("game_not_offered");
  if (isHostingRefused(params, rights)) throw new Problem("host_and_play_not_offered");
  return rights;
}

/** A free code that is held for a room, or the one that was promised; undefined: none was to be had. */
async function holdCode(deps: Deps, { near, underCode }: Pick<CreateSession, "near"> & Promised) {
  for (let tries = 0; tries < (underCode === undefined ? TRIES : 1); tries += 1) {
    const gameCode = underCode ?? newRoomCode();
    const room = await deps.room(gameCode, near);
    const [held] = await Promise.all([
      room.holdRoom(),
      // The room puts it there for good. Whoever hears of the code sooner finds it there already.
      deps.codes.add(gameCode, deps.now() + HELD_MS),
    ]);
    if (held) return { gameCode, held };
  }
  return undefined;
}

/** Open the room that was promised. Nobody waits for this, so it is tried again. */
async function openHeld(deps: Deps, request: OpenRoom): Promise<void> {
  for (let left = OPEN_TRIES; left > 0; left -= 1) {
    try {
      const room = await deps.room(request.gameCode);
      if (await room.openRoom(request)) return;
      throw new Error("somebody else's room has the code that was held");
    } catch (error) {
      log("error", "room.unopened", faultOf(error));
      if (left === 1) deps.report(error, { side: "room" });
    }
  }
}

/** A room of this user came to nothing, as somebody was faster: a guest may open another one for it. */
export async function uncountRoom(deps: Deps, user: AccessClaims): Promise<void> {
  if (!(await isCountedGuest(deps, user))) return;
  await countSpending(deps, "guestRoom", { person: user.userId }, -1);
}

interface Promised {
  /** The code that somebody was promised for their room. */
  readonly underCode?: string | undefined;
}

/**
 * Open a room under a free code, or under the one it was promised. A code is held while it is asked who this is, so
 * that whoever is far away waits once; the room itself is opened after the answer. Refuses like `checkHosting`, and
 * with error.server_unavailable when the code is taken.
 */
export async function createSession(
  deps: Deps,
  user: AccessClaims,
  params: CreateSession,
  underCode?: string,
) {
  const { isPublic, language, hostType, initialGameType: gameType } = params;
  const holding = holdCode(deps, { near: params.near, underCode });
  // Whoever may not open a room hears of that, whatever becomes of the code.
  holding.catch(() => undefined);
  const { roles, isCounted, ...rights } = await checkHosting(deps, user, params);
  if (isCounted) {
    const spender = { address: params.address, person: user.userId };
    // Of several at once no more get through than of several in a row.
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
