import { useCallback, useEffect, useState } from "react";
import { newLoginCode, openTvRoom } from "../../client/api/televisions.ts";
import type { LoginCode } from "../../../src-shared/api/televisions.ts";
import { LOGIN_CODE_MS } from "../../../src-shared/protocol/pairing.ts";
import { isFinalRefusal } from "../../client/http/request.ts";
import { chooseLanguage } from "../../i18n/language.ts";
import { keepHost } from "../../client/storage/roomKeys.ts";
import { clearGameSession } from "../../client/storage/storage.ts";
import { listenForConfirmation } from "./listenForConfirmation.ts";

/** How far a television has got on its way to a room. */
type Pairing =
  | { readonly kind: "asking" | "failed" }
  | { readonly kind: "showing"; readonly code: LoginCode; readonly isCut: boolean }
  | { readonly kind: "opening" };

/** Delay before a retry when the server is unreachable, ms. */
const RETRY_MS = 5_000;
/** Attempts to fetch a confirmed room before a new code is shown. */
const OPEN_TRIES = 6;
/** A code is replaced this long before it expires, ms, so that nobody types one that is no longer valid. */
const SPARE_MS = 30_000;

/** Shows codes until one is confirmed, then opens the room and calls `onRoom`. */
export function usePairing(onRoom: () => void): { pairing: Pairing; renew: () => void } {
  const [pairing, setPairing] = useState<Pairing>({ kind: "asking" });
  const [attempt, setAttempt] = useState(0);
  const renew = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (ms: number) => {
      timer = setTimeout(renew, ms);
    };
    const fail = (error: unknown) => {
      if (isOver) return;
      console.error("pairing failed", error);
      setPairing({ kind: "failed" });
      again(RETRY_MS);
    };
    const show = async () => {
      const code = await newLoginCode();
      if (isOver) return;
      setPairing({ kind: "showing", code, isCut: false });
      // Not based on `expiresAt`: the clock of many televisions is hours off.
      again(LOGIN_CODE_MS - SPARE_MS);
      stop = listenForConfirmation(code, {
        over: renew,
        reached: (isReached) => setPairing({ kind: "showing", code, isCut: !isReached }),
        confirmed: () => {
          clearTimeout(timer);
          setPairing({ kind: "opening" });
          const open = async (left: number): Promise<void> => {
            const room = await openTvRoom(code).catch((error: unknown) => {
              if (isOver || left === 1 || isFinalRefusal(error)) throw error;
            });
            // The room may already exist with the user's phone in it: a new code would lead to another room.
            if (!room) {
              timer = setTimeout(() => open(left - 1).catch(fail), RETRY_MS);
              return;
            }
            const { gameCode, hostType, gameType, roomToken, language } = room;
            await chooseLanguage(language);
            if (isOver) return;
            clearGameSession();
            keepHost({ gameCode, hostType, gameType }, roomToken);
            onRoom();
          };
          open(OPEN_TRIES).catch(fail);
        },
      });
    };
    show().catch(fail);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
    // Each attempt starts over.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [attempt, onRoom, renew]);

  // No new code while a confirmed room is being opened: the user is about to join it.
  return { pairing, renew: () => pairing.kind !== "opening" && renew() };
}
