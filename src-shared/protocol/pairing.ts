import type { GameType } from "../catalog/gameTypes.ts";
import type { Language } from "../catalog/languages.ts";

/** Name of the party for pairings: part of the socket's address, `/parties/pairing/{CODE}`. */
export const PAIRING_PARTY = "pairing";

/** Characters of a login code; they come from the same alphabet as room codes. */
export const LOGIN_CODE_LENGTH = 6;
/** How long a login code is valid, ms. */
export const LOGIN_CODE_MS = 10 * 60_000;

/** How often a television pings the server, ms. It notices a dead connection after two intervals. */
export const PAIRING_HEARTBEAT_MS = 4_500;

/** How far the pairing of a television is. */
export const PAIRING_STATUSES = ["pending", "confirmed", "expired"] as const;
type PairingStatus = (typeof PAIRING_STATUSES)[number];

/** What was chosen on the phone for the television to play. */
export interface PairingRequest {
  readonly language: Language;
  readonly initialGameType?: GameType | undefined;
}

/** State of a login code. */
export interface PairingLook {
  readonly status: PairingStatus;
  /** What the device is by its user agent, such as "Samsung TV". Absent when it is unknown. */
  readonly device?: string;
  /** The room that the television opened; absent until then. */
  readonly gameCode?: string;
}

/** Sent to a television when somebody confirmed its code on a phone. */
export interface LoginCodeFrame {
  readonly topic: "loginCode";
  /** The room to open. Who confirmed it, and every proof of that, stays on the server. */
  readonly body: { readonly request: PairingRequest };
}
