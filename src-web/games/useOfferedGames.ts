import { accessOf, isOffered } from "../../src-shared/catalog/access.ts";
import type { Access } from "../../src-shared/catalog/games/facts.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import { useAccount } from "../client/auth/account.ts";
import { PLAYABLE_GAMES, SITE_LIST, type PlayableGame } from "./registry.ts";

/** Returns the access level of the person who uses this browser. */
export function useAccess(): Access {
  const account = useAccount();
  // Developers play a game before it is offered to anybody (`npm run dev`).
  if (import.meta.env.DEV) return "admin";
  return "claims" in account
    ? accessOf(account.claims.roles, account.claims.isAlphaTester)
    : "everyone";
}

/** Returns whether a game is offered to this browser's user (specification, section 6), as a function. */
function useIsOffered(): (gameType: GameType) => boolean {
  const access = useAccess();
  return (gameType) => isOffered(gameType, access);
}

/** Returns the games for which the person who uses this browser may open a room. */
export function useOfferedGames(): readonly PlayableGame[] {
  const isFor = useIsOffered();
  return PLAYABLE_GAMES.filter(({ gameType }) => isFor(gameType));
}

/** Returns the games that the site's own pages show to the person who uses this browser. */
export function useListedGames(): readonly PlayableGame[] {
  const isFor = useIsOffered();
  return SITE_LIST.filter(({ gameType }) => isFor(gameType));
}
