import { useEffect, useState } from "react";
import { openLink } from "../../client/api/links.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import { keepPlace } from "../../client/storage/roomKeys.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";

/** First delay before a retry, ms; it doubles with each. Streamers may start OBS before they are online. */
const AGAIN_MS = 3_000;
const AGAIN_MOST_MS = 60_000;

/** Errors that no retry can fix. */
const FINAL: readonly ErrorCode[] = [
  "link_expired",
  "link_forged",
  "game_over",
  "game_not_found",
  "validation_failed",
];

/**
 * Exchanges the token in the overlay's address for a room token; undefined until it arrives, which may be
 * never.
 */
export function useOverlay(cover: string, token: string): string | undefined {
  const [proof, setProof] = useState<string>();
  useEffect(() => {
    let isHere = true;
    let wait = AGAIN_MS;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const open = async () => {
      try {
        const { roomToken, seat: _none, ...session } = await openLink(cover, token);
        if (!isHere) return;
        // The stages request pictures of the room, authorised by this token.
        keepPlace("overlay", session, roomToken);
        setProof(roomToken);
      } catch (error) {
        if (!isHere || FINAL.includes(errorCodeOf(error))) return;
        timeout = setTimeout(() => void open(), wait);
        wait = Math.min(2 * wait, AGAIN_MOST_MS);
      }
    };
    void open();
    return () => {
      isHere = false;
      clearTimeout(timeout);
    };
  }, [cover, token]);
  return proof;
}
