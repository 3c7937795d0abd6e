import { useEffect, useState } from "react";
import { openLink } from "../../client/api/links.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import { keepPlace } from "../../client/storage/roomKeys.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";

/** Whoever streams may start OBS before their line is up: asked again this soon, and later and later, ms. */
const AGAIN_MS = 3_000;
const AGAIN_MOST_MS = 60_000;

/** Refusals that no waiting cures. */
const FINAL: readonly ErrorCode[] = [
  "link_expired",
  "link_forged",
  "game_over",
  "game_not_found",
  "validation_failed",
];

/** The proof that the address of a picture gives; undefined: none yet, or never. */
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
        // Its stages ask for pictures of the room, with this as their proof.
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
