/** The few screens that a television shows on its own. */
export type Place = "home" | "cast" | "room" | "overlay";

/** The path of each screen. */
export const PATHS: Readonly<Record<Place, string>> = {
  home: "/smarttvhome",
  cast: "/autoCreate",
  room: "/host/session",
  overlay: "/overlay",
};

/**
 * Returns the screen for an address; a television without a room shows its front page, whatever the address.
 */
export function placeOf(pathname: string, hasRoom: boolean): Place {
  if (/^\/autoCreate/iu.test(pathname)) return "cast";
  if (/^\/overlay\//iu.test(pathname)) return "overlay";
  return hasRoom && /^\/host(?:\/|$)/iu.test(pathname) ? "room" : "home";
}
