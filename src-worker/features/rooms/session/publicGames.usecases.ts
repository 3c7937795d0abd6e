import { isOn } from "../../../shared/flags.usecases.ts";
import type { Deps } from "../../../shared/deps.ts";
import { listPublicGames, type PublicGame } from "./publicGames.repository.ts";

/** How long a list may be shown before the database is asked again, s. */
export const PUBLIC_GAMES_KEPT_S = 5;
const LISTED_FOR_MS = 2 * 60 * 60 * 1000;

/**
 * The list of public rooms, for an app: however many ask, the database hears of it once in five
 * seconds per isolate.
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
