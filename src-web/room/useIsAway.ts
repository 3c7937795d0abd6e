import { useEffect, useState } from "react";
import type { SessionPlayer } from "../../src-shared/protocol/entities.ts";
import { useTopic } from "./index.ts";

/** Who loads a page anew, or has a seat and no socket yet, is back sooner than this, ms. */
const SHOWN_AFTER_MS = 2_000;

/** Is nobody behind this seat? Said once it has lasted, so that nobody seems to nod off while they come in. */
export function useIsAway({
  sessionPlayerId,
  robot,
}: Pick<SessionPlayer, "sessionPlayerId" | "robot">): boolean {
  const presence = useTopic("websocketConnectionUpdated")?.players[sessionPlayerId];
  const isMissing = !robot && presence !== "here";
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isMissing) return undefined;
    const timer = setTimeout(() => setHasLasted(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isMissing]);
  return isMissing && hasLasted;
}
