import type { CountingConsent } from "../../../src-shared/api/profile.ts";
import { agreeOnCounting } from "../api/profile.ts";
import { isStillHere } from "../auth/account.ts";
import { keep, kept } from "../storage/device.ts";
import { consent, setConsent, type Consent } from "./analytics.ts";

/** Whose word a device keeps before anybody has logged in. */
const VISITOR = "";

interface Told {
  /** ms since 1970; 0: before devices kept the time. */
  readonly at: number;
  readonly userId: string;
}

function told(): Told {
  const [at, userId = VISITOR] = (kept("hubbub.analyticsSaid") ?? "").split(" ");
  return { at: Number(at), userId };
}

/** Somebody says yes or no here; `userId` of whom, undefined for a visitor. */
export function sayConsent(said: Consent, userId = VISITOR, at = Date.now()): void {
  setConsent(said);
  keep("hubbub.analyticsSaid", `${at} ${userId}`);
}

/** What this device may tell an account: a visitor's word or its own, never another account's. */
function wordFor(userId: string): CountingConsent {
  const word = kept("hubbub.analytics");
  const { at, userId: whose } = told();
  if ((word !== "yes" && word !== "no") || (whose !== VISITOR && whose !== userId)) return null;
  return { agrees: word === "yes", at: new Date(at).toISOString() };
}

/**
 * Somebody is logged in: what they said as a visitor goes into the account, or what the account says comes to this
 * device, whichever is newer. True when it is known now, false when they have to be asked: another account's yes
 * on the same device is not theirs.
 */
export async function shareConsent(userId: string): Promise<boolean> {
  const before = kept("hubbub.analyticsSaid");
  const word = await agreeOnCounting(userId, wordFor(userId));
  // Somebody else is here by now, or something newer was said meanwhile.
  if (!isStillHere(userId) || kept("hubbub.analyticsSaid") !== before) {
    return consent() !== undefined;
  }
  if (!word) {
    keep("hubbub.analytics", "");
    return false;
  }
  sayConsent(word.agrees ? "yes" : "no", userId, Date.parse(word.at));
  return true;
}
