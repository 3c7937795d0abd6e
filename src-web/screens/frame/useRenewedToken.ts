import { useEffect } from "react";
import { renewRoomProof } from "../../client/api/renewRoomProof.ts";
import { renewed } from "../../room/renewed.ts";

/** A proof is renewed this long after a screen opened, ms. */
const FIRST_MS = 10 * 60_000;
/** And then this often, ms: a proof is good for a day, and a room that nobody looks at is kept for one. */
const EVERY_MS = 60 * 60_000;

/** While a screen stands its proof does not run out, however long the evening; the connection stays the same. */
export function useRenewedToken(gameCode: string | undefined, token: string | undefined): void {
  useEffect(() => {
    if (gameCode === undefined || token === undefined) return undefined;
    const renew = async () => {
      try {
        renewed.set(token, await renewRoomProof(gameCode, renewed.get(token) ?? token));
      } catch (error) {
        // The next one may come through; what does not hold any more is the socket's to say.
        console.warn("proof not renewed", error);
      }
    };
    let timer = setTimeout(again, FIRST_MS);
    function again(): void {
      timer = setTimeout(again, EVERY_MS);
      void renew();
    }
    return () => clearTimeout(timer);
  }, [gameCode, token]);
}
