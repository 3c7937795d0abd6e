import { useCallback, useEffect, useState } from "react";
import { ApiError } from "../../client/http/request.ts";
import { onServerBack } from "../../client/http/reachable.ts";
import { findSession } from "../../client/api/gameSession.ts";
import type { FoundRoom } from "../../../src-shared/api/gameSession.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { isWholeCode } from "../../ui/forms/roomCode.ts";
import { clearGameSession, store, stored } from "../../client/storage/storage.ts";

/** Result of looking up a room. */
type Lookup =
  | { readonly state: "looking" }
  | { readonly state: "found"; readonly session: FoundRoom }
  | { readonly state: "failed"; readonly code: ErrorCode };

/** The error code of a failed call; `internal` for errors that are no response of the server. */
export function codeOfError(error: unknown): ErrorCode {
  if (error instanceof ApiError) return error.code;
  console.error(error);
  return "internal";
}

/** Makes this the room of the tab and drops what was stored about another one. */
function remember(session: FoundRoom): void {
  if (stored("gameSessionDto")?.gameCode !== session.gameCode) clearGameSession();
  store("roomCode", session.gameCode);
  const { gameCode, hostType, gameType } = session;
  store("gameSessionDto", { gameCode, hostType, gameType });
}

async function look(gameCode: string): Promise<Lookup> {
  // Nothing that the server could know.
  if (!isWholeCode(gameCode)) return { state: "failed", code: "game_not_found" };
  try {
    const session = await findSession(gameCode);
    return session.active ? { state: "found", session } : { state: "failed", code: "game_over" };
  } catch (error) {
    const code = codeOfError(error);
    return { state: "failed", code: code === "not_found" ? "game_not_found" : code };
  }
}

/** Look-ups started before their page was rendered. */
const ahead = new Map<string, Promise<Lookup>>();

/** Starts to look up a room while its page is still loading. */
export function lookAhead(gameCode: string): void {
  if (isWholeCode(gameCode)) ahead.set(gameCode, look(gameCode));
}

function lookOnce(gameCode: string): Promise<Lookup> {
  const begun = ahead.get(gameCode);
  ahead.delete(gameCode);
  return begun ?? look(gameCode);
}

/** Looks up a room when the page opens, and again on demand. */
export function useLookup(gameCode: string): { lookup: Lookup; again: () => void } {
  const [answer, setAnswer] = useState<{ of: string; lookup: Lookup }>();
  const [attempt, setAttempt] = useState(0);
  const key = `${gameCode} ${attempt}`;

  useEffect(() => {
    let isOutdated = false;
    void lookOnce(gameCode).then((lookup) => {
      // Not when its page was left: the tab may be in another room by now.
      if (isOutdated) return;
      if (lookup.state === "found") remember(lookup.session);
      setAnswer({ of: key, lookup });
    });
    return () => {
      isOutdated = true;
    };
  }, [gameCode, key]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const lookup: Lookup = answer?.of === key ? answer.lookup : { state: "looking" };
  const isFound = lookup.state === "found";
  // A failed look-up is retried once the server is reachable again. A room that was found stays, with what
  // the user entered in its form.
  useEffect(() => (isFound ? undefined : onServerBack(again)), [isFound, again]);
  return { lookup, again };
}
