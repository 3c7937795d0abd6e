import { useEffect, useMemo } from "react";
import { renewRoomProof } from "../../client/api/renewRoomProof.ts";

/** A proof is renewed this long after a screen opened, ms. */
const FIRST_MS = 10 * 60_000;
/** And then this often, ms: a proof is good for a day, and a room that nobody looks at is kept for one. */
const EVERY_MS = 60 * 60_000;

/** A proof of a place in a room, as new as it is. */
class Proof {
  readonly #gameCode: string;
  #token: string;

  constructor(gameCode: string, token: string) {
    this.#gameCode = gameCode;
    this.#token = token;
  }

  /** The one to show now. */
  readonly newest = (): string => this.#token;

  /** Have it renewed again and again; returns what stops that. */
  keepNew(): () => void {
    const again = () => {
      timer = setTimeout(again, EVERY_MS);
      void this.#renew();
    };
    let timer = setTimeout(again, FIRST_MS);
    return () => clearTimeout(timer);
  }

  async #renew(): Promise<void> {
    try {
      this.#token = await renewRoomProof(this.#gameCode, this.#token);
    } catch (error) {
      // The next one may come through; what does not hold any more is the socket's to say.
      console.warn("proof not renewed", error);
    }
  }
}

/**
 * While a screen stands its proof does not run out, however long the evening: what to show at each connection.
 * The connection itself stays the same.
 */
export function useRenewedToken(gameCode = "", token = ""): () => string {
  const proof = useMemo(() => new Proof(gameCode, token), [gameCode, token]);
  useEffect(() => (token === "" ? undefined : proof.keepNew()), [proof, token]);
  return proof.newest;
}
