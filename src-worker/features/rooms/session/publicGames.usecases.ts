import { isOn } from "../../../shared/flags.usecases.ts";
import type { Deps } from "../../../shared/deps.ts";
import { listPublicGames, type PublicGame } from "./publicGames.repository.ts";

/** How long a list is cached before the database is read again, s. */
export const PUBLIC_GAMES_KEPT_S = 5;
const LISTED_FOR_MS = 2 * 60 * 60 * 1000;

/**
 * Returns a function that lists the public rooms. However many clients request the list, each isolate reads
 * the database at most once in five seconds.
 */
export function publicGamesOf(
  deps: Deps,
  withGameOnly: boolean,
): () => Promise<readonly PublicGame[]> {
  let kept: { readonly games: readonly PublicGame[]; readonly until: number } | undefined;
  return async () => {
    const now = deps.now();
    if (kept && kept.until > now) return kept.games;
    const db = await deps.database();
    const games = (await isOn(db, "publicGames"))
      ? await listPublicGames(db, now - LISTED_FOR_MS, withGameOnly)
      : [];
    kept = { games, until: now + PUBLIC_GAMES_KEPT_S * 1000 };
    return games;
  };
}
