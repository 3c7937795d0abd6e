import { CLOSE } from "../../src-shared/protocol/closeCodes.ts";

/** How the screen is connected to its room. One union, so that no screen can forget a state. */
export type ConnectionStatus =
  | { readonly kind: "connecting" }
  | { readonly kind: "live" }
  /** `since`: when the connection broke, client clock, ms. Taps until it is back are kept and sent then. */
  | { readonly kind: "reconnecting"; readonly since: number }
  /** The same seat is now used in another tab or on another device. */
  | { readonly kind: "replaced" }
  | { readonly kind: "kicked" }
  /** The seat was moved to another phone, or its person took another seat. */
  | { readonly kind: "moved" }
  /** The host took a remote's rights back, or an overlay's link. */
  | { readonly kind: "dismissed" }
  | { readonly kind: "closed"; readonly why: "over" | "noRoom" | "notAllowed" | "full" }
  /** The page is older than the room: reloading helps. */
  | { readonly kind: "tooOld" };

/**
 * Returns what a final close code means for the screen; undefined for a code after which reconnecting helps.
 */
export function statusOfClose(code: number): ConnectionStatus | undefined {
  switch (code) {
    case CLOSE.replaced:
      return { kind: "replaced" };
    case CLOSE.kicked:
      return { kind: "kicked" };
    case CLOSE.moved:
      return { kind: "moved" };
    case CLOSE.dismissed:
      return { kind: "dismissed" };
    case CLOSE.closed:
      return { kind: "closed", why: "over" };
    case CLOSE.noRoom:
      return { kind: "closed", why: "noRoom" };
    case CLOSE.token:
      return { kind: "closed", why: "notAllowed" };
    case CLOSE.full:
      return { kind: "closed", why: "full" };
    case CLOSE.tooOld:
      return { kind: "tooOld" };
    default:
      return undefined;
  }
}
