import type { CountingConsent } from "../../../src-shared/api/profile.ts";
import { agreeOnCounting } from "../api/profile.ts";
import { isStillHere } from "../auth/account.ts";
import { keep, kept } from "../storage/device.ts";
import { consent, setConsent, type Consent } from "./analytics.ts";

/** Stands for the user id in an answer given before anybody has logged in. */
const VISITOR = "";

interface Told {
  /** ms since 1970; 0: stored before devices kept the time. */
  readonly at: number;
  readonly userId: string;
}

function told(): Told {
  const [at, userId = VISITOR] = (kept("hubbub.analyticsSaid") ?? "").split(" ");
  return { at: Number(at), userId };
}

/** Stores a yes or no given on this device; `userId` is undefined for a visitor. */
export function storeConsent(said: Consent, userId = VISITOR, at = Date.now()): void {
  setConsent(said);
  keep("hubbub.analyticsSaid", `${at} ${userId}`);
}

/**
 * Returns the answer this device may send to an account: a visitor's or that account's own, never another
 * account's.
 */
function wordFor(userId: string): CountingConsent {
  const word = kept("hubbub.analytics");
  const { at, userId: whose } = told();
  if ((word !== "yes" && word !== "no") || (whose !== VISITOR && whose !== userId)) return null;
  return { agrees: word === "yes", at: new Date(at).toISOString() };
}

/**
 * Called when a user is logged in: compares the answer on this device with the account's, and the newer one
 * counts for both. Resolves to true if there is an answer now, and to false if the user has to be asked:
 * another account's yes on the same device does not count for them.
 */
export async function shareConsent(userId: string): Promise<boolean> {
  const before = kept("hubbub.analyticsSaid");
  const word = await agreeOnCounting(userId, wordFor(userId));
  // Somebody else uses the browser by now, or gave a newer answer during the request.
  if (!isStillHere(userId) || kept("hubbub.analyticsSaid") !== before) {
    return consent() !== undefined;
  }
  if (!word) {
    keep("hubbub.analytics", "");
    return false;
  }
  storeConsent(word.agrees ? "yes" : "no", userId, Date.parse(word.at));
  return true;
}
