/** The few addresses a television opens by itself. */
export type Place = "home" | "cast" | "room" | "overlay";

/** Where each of them stands. */
export const PATHS: Readonly<Record<Place, string>> = {
  home: "/smarttvhome",
  cast: "/autoCreate",
  room: "/host/session",
  overlay: "/overlay",
};

/** What an address shows; without a room of its own a television is at its front door, whatever the address. */
export function placeOf(pathname: string, hasRoom: boolean): Place {
  if (/^\/autoCreate/iu.test(pathname)) return "cast";
  if (/^\/overlay\//iu.test(pathname)) return "overlay";
  return hasRoom && /^\/host(?:\/|$)/iu.test(pathname) ? "room" : "home";
}
