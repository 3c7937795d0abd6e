import { accessOf, isOffered } from "../../src-rooms/catalog/access.ts";
import {
  GAME_FACTS,
  hostPlays,
  type GameType,
  type HostType,
} from "../../src-rooms/catalog/gameTypes.ts";
import type { Language } from "../../src-rooms/catalog/languages.ts";
import type { Deps } from "../shared/deps.ts";
import { Problem } from "../shared/problem.ts";
import { newRoomCode } from "../shared/roomCode.ts";
import type { AccessClaims } from "../user/accessToken.ts";
import { isSubscriptionExpired } from "../user/subscription.ts";
import { findUser } from "../user/user.repository.ts";
import { tokenFor } from "./session.ts";

/** With millions of codes even the second try is rare. */
const TRIES = 10;

interface CreateSession {
  readonly isPublic: boolean;
  readonly language: Language;
  readonly hostType: HostType;
  readonly initialGameType?: GameType | undefined;
}

/** Must this way of hosting be refused? Admins may host every game from where they play. */
export function isHostingRefused(
  { hostType, initialGameType }: Pick<CreateSession, "hostType" | "initialGameType">,
  user: Pick<AccessClaims, "roles">,
  facts: Readonly<Record<GameType, { readonly hostAndPlay: boolean }>> = GAME_FACTS,
): boolean {
  if (!hostPlays(hostType) || !initialGameType || user.roles.includes("role_admin")) return false;
  return !facts[initialGameType].hostAndPlay;
}

/**
 * End of the time this user may open rooms in, ms since 1970; undefined: nothing that could run
 * out. A token that says it is over may be older than a payment, so then the database is asked.
 */
async function paidUntilOf(deps: Deps, user: AccessClaims): Promise<number | undefined> {
  const { subscriptionEpoch: epoch } = user;
  if (!isSubscriptionExpired(user, deps.now())) return epoch === undefined ? epoch : epoch * 1000;
  const row = await findUser(await deps.database(), user.userId);
  return row ? (row.subscriptionEndsAt ?? undefined) : 0;
}

/**
 * Open a room under a free code. Refuses with subscription_expired, game_not_offered,
 * host_and_play_not_offered.
 */
export async function createSession(deps: Deps, user: AccessClaims, wish: CreateSession) {
  const { isPublic, language, hostType, initialGameType: gameType } = wish;
  const paidUntil = await paidUntilOf(deps, user);
  if (paidUntil !== undefined && paidUntil < deps.now()) throw new Problem("subscription_expired");
  const hostAccess = accessOf(user.roles, user.isAlphaTester);
  if (gameType && !isOffered(gameType, hostAccess)) throw new Problem("game_not_offered");
  if (isHostingRefused(wish, user)) throw new Problem("host_and_play_not_offered");
  for (let tries = 0; tries < TRIES; tries += 1) {
    const gameCode = newRoomCode();
    const room = await deps.room(gameCode);
    const opened = await room.openRoom({
      gameCode,
      hostType,
      hostUserId: user.userId,
      hostAccess,
      ...(paidUntil !== undefined && { paidUntil }),
      isPublic,
      language,
      testing: user.roles.includes("role_jest"),
      ...(gameType && { gameType }),
    });
    if (!opened) continue;
    const roomToken = await tokenFor(deps, { gameCode, roomId: opened.roomId, role: "host" });
    return { gameCode, hostType, gameType, active: true, roomToken };
  }
  throw new Problem("error.server_unavailable");
}
