import { useEffect, useState } from "react";
import type { SessionPlayer } from "../../src-shared/protocol/entities.ts";
import { useTopic } from "./index.ts";

/** A player who reloads the page, or has a seat but no socket yet, is back sooner than this, ms. */
const SHOWN_AFTER_MS = 2_000;

/**
 * Whether nobody is behind this seat. True only after a while, so that nobody seems to be asleep while they
 * are still joining.
 */
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
