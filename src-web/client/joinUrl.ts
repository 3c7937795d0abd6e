import { useEffect, useState } from "react";
import { fetchHealth } from "./api/site.ts";

const ONLY_HERE = /^(localhost|127\.|\[::1\])/u;

let known: Promise<string> | undefined;

/**
 * Returns the origin under which phones reach this server: the page's own, unless it only works on this
 * machine.
 */
function originForPhones(): Promise<string> {
  known ??= ONLY_HERE.test(location.hostname)
    ? fetchHealth().then(
        ({ publicUrl }) => publicUrl ?? location.origin,
        () => location.origin,
      )
    : Promise.resolve(location.origin);
  return known;
}

/**
 * Sets the origin for phones: inside Discord the page's own is Discord's, and browsers reach the server at
 * this one.
 */
export function phonesFind(origin: string): void {
  known = Promise.resolve(origin);
}

interface JoinAddress {
  /** Returns the address a camera opens to take a seat in this room. */
  readonly url: (gameCode: string) => string;
  /** Returns the address a camera opens to see another page of the site. */
  readonly at: (path: `/${string}`) => string;
  /** The address as people type it, without the protocol. */
  readonly typed: string;
}

/** Returns the addresses by which phones reach this server. */
export function useJoinAddress(): JoinAddress {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    let isHere = true;
    void originForPhones().then((found) => {
      if (isHere) setOrigin(found);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return {
    url: (gameCode) => `${origin}/join/${gameCode}`,
    at: (path) => `${origin}${path}`,
    typed: new URL(origin).host,
  };
}
