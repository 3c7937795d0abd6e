import type { GameType } from "../catalog/gameTypes.ts";
import type { Language } from "../catalog/languages.ts";

/** Name of the pairings' party: part of the socket's address, `/parties/pairing/{CODE}`. */
export const PAIRING_PARTY = "pairing";

/** Characters of a login code; its letters are those of room codes. */
export const LOGIN_CODE_LENGTH = 6;
/** How long a login code works, ms. */
export const LOGIN_CODE_MS = 10 * 60_000;

/** How often a television asks whether its line to the server is alive, ms: after two it knows. */
export const PAIRING_HEARTBEAT_MS = 4_500;

export const PAIRING_STATUSES = ["pending", "confirmed", "expired"] as const;
type PairingStatus = (typeof PAIRING_STATUSES)[number];

/** What the phone that confirms a television chose to play there. */
export interface PairingRequest {
  readonly language: Language;
  readonly initialGameType?: GameType | undefined;
}

/** How it stands with a login code. */
export interface PairingLook {
  readonly status: PairingStatus;
  /** What the device is, as it says itself: "Samsung TV". Absent when it says nothing we know. */
  readonly device?: string;
  /** The room that the television opened, once it has. */
  readonly gameCode?: string;
}

/** What a television hears when somebody confirmed its code on a phone. */
export interface LoginCodeFrame {
  readonly topic: "loginCode";
  /** What it is to open. Who confirmed it, and every proof of that, stays on the server. */
  readonly body: { readonly request: PairingRequest };
}
