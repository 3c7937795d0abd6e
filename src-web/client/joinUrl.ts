import { useEffect, useState } from "react";
import { fetchHealth } from "./api/site.ts";

const ONLY_HERE = /^(localhost|127\.|\[::1\])/u;

let known: Promise<string> | undefined;

/** Where phones reach this server: the page's own address, unless nobody else can reach that. */
function originForPhones(): Promise<string> {
  known ??= ONLY_HERE.test(location.hostname)
    ? fetchHealth().then(
        ({ publicUrl }) => publicUrl ?? location.origin,
        () => location.origin,
      )
    : Promise.resolve(location.origin);
  return known;
}

/** Inside Discord the page's own address is Discord's; this is where browsers find us. */
export function phonesFind(origin: string): void {
  known = Promise.resolve(origin);
}

interface JoinAddress {
  /** What a camera opens to take a seat in this room. */
  readonly url: (gameCode: string) => string;
  /** What a camera opens to see another page of ours. */
  readonly at: (path: `/${string}`) => string;
  /** The address as people type it: without the protocol that nobody types. */
  readonly typed: string;
}

/** How phones get to this server. */
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
