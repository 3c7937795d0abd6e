import { useEffect, useMemo } from "react";
import { renewRoomProof } from "../../client/api/renewRoomProof.ts";

/** How long after a screen opens its room token is first renewed, ms. */
const FIRST_MS = 10 * 60_000;
/**
 * How often it is renewed after that, ms. A token is valid for a day, and a room without any screen is kept
 * for a day.
 */
const EVERY_MS = 60 * 60_000;

/** A room token that is kept up to date. */
class Proof {
  readonly #gameCode: string;
  #token: string;

  constructor(gameCode: string, token: string) {
    this.#gameCode = gameCode;
    this.#token = token;
  }

  /** The current token. */
  readonly newest = (): string => this.#token;

  /** Renews the token regularly; returns the function that stops it. */
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
      // The next attempt may succeed; if the token is no longer valid, the socket reports it.
      console.warn("proof not renewed", error);
    }
  }
}

/**
 * Keeps a screen's room token valid for as long as it is mounted, however long the evening. Returns the
 * function that yields the token to use at each connection; renewing does not reconnect.
 */
export function useRenewedToken(gameCode = "", token = ""): () => string {
  const proof = useMemo(() => new Proof(gameCode, token), [gameCode, token]);
  useEffect(() => (token === "" ? undefined : proof.keepNew()), [proof, token]);
  return proof.newest;
}
