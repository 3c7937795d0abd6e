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
import { findUser } from "../user/user.repository.ts";
import { isSubscriptionExpired } from "../user/subscription.ts";
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

/** Open a room under a free code. Refuses with account_blocked, subscription_expired, host_and_play_not_offered. */
export async function createSession(deps: Deps, user: AccessClaims, wish: CreateSession) {
  const account = await findUser(await deps.database(), user.userId);
  if (account?.isBlocked) throw new Problem("account_blocked");
  if (isSubscriptionExpired(user, deps.now())) throw new Problem("subscription_expired");
  if (isHostingRefused(wish, user)) throw new Problem("host_and_play_not_offered");
  const { isPublic, language, hostType, initialGameType: gameType } = wish;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const gameCode = newRoomCode();
    const room = await deps.room(gameCode);
    const opened = await room.openRoom({
      gameCode,
      hostType,
      hostUserId: user.userId,
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
