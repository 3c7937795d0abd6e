import { accessOf, isOffered } from "../../src-shared/catalog/access.ts";
import type { Access } from "../../src-shared/catalog/games/facts.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import { useAccount } from "../client/auth/account.ts";
import { PLAYABLE_GAMES, SITE_LIST, type PlayableGame } from "./registry.ts";

/** What whoever uses this browser may open. */
export function useAccess(): Access {
  const account = useAccount();
  // Whoever writes a game plays it before it is offered to anybody (`npm run dev`).
  if (import.meta.env.DEV) return "admin";
  return "claims" in account
    ? accessOf(account.claims.roles, account.claims.isAlphaTester)
    : "everyone";
}

/** Is this game offered to whoever uses this browser (specification, section 6)? */
function useIsOffered(): (gameType: GameType) => boolean {
  const access = useAccess();
  return (gameType) => isOffered(gameType, access);
}

/** What whoever uses this browser may open a room for. */
export function useOfferedGames(): readonly PlayableGame[] {
  const isFor = useIsOffered();
  return PLAYABLE_GAMES.filter(({ gameType }) => isFor(gameType));
}

/** The games that the site's own pages show to whoever uses this browser. */
export function useListedGames(): readonly PlayableGame[] {
  const isFor = useIsOffered();
  return SITE_LIST.filter(({ gameType }) => isFor(gameType));
}
