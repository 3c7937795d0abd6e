import type { SeenByBrowser } from "../../../src-shared/catalog/events.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import { pageOf } from "../../../src-shared/catalog/pageName.ts";
import type { HostType } from "../../../src-shared/catalog/hostTypes.ts";
import type { PackKind } from "../../../src-shared/catalog/packs.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { accessToken, currentAccount, isAdmin } from "../auth/account.ts";
import { keep, kept, randomUuid } from "../storage/device.ts";
import { request, tellWhenBack } from "../http/request.ts";

/**
 * Events of the catalogue that browsers send, with their properties. No names of people, no codes of rooms.
 */
interface AnalyticsEvents extends Record<SeenByBrowser, Readonly<Record<string, unknown>>> {
  readonly page_viewed: { readonly page: string };
  readonly language_chosen: { readonly language: Language };
  readonly tutorial_opened: { readonly gameType: GameType };
  readonly backend_not_reachable: { readonly page: string };
  readonly signed_up: Readonly<Record<string, never>>;
  readonly logged_in: { readonly provider: "password" | "link" | "code" };
  readonly game_created: { readonly gameType: GameType; readonly hostType: HostType };
  readonly join_failed: { readonly code: ErrorCode };
  readonly pack_written: { readonly kind: PackKind; readonly entryCount: number };
}

/** Whether the user agreed to be counted in the analytics. */
export type Consent = "yes" | "no";

/** Whether the browser refuses on behalf of its user (Global Privacy Control). */
function isRefusedByBrowser(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}

/** What this person answered when asked for consent to be counted; undefined if not asked yet. */
export function consent(): Consent | undefined {
  if (isRefusedByBrowser()) return "no";
  const said = kept("hubbub.analytics");
  return said === "yes" || said === "no" ? said : undefined;
}

export function setConsent(said: Consent): void {
  keep("hubbub.analytics", said);
}

/**
 * Returns the account's id, or else a random one, made for this purpose only, that recognises a visitor over
 * several visits.
 */
function distinctId(): string {
  const account = currentAccount();
  if ("claims" in account) return account.claims.userId;
  const known = kept("hubbub.analyticsId");
  if (known !== null) return known;
  const made = randomUuid();
  keep("hubbub.analyticsId", made);
  return made;
}

/**
 * Counts an event if the user agreed to that; admins are never counted (specification, section 6). Never
 * throws, and nothing waits for it.
 */
export function track<Event extends keyof AnalyticsEvents>(
  event: Event,
  properties: AnalyticsEvents[Event],
): void {
  if (consent() !== "yes" || isAdmin(currentAccount())) return;
  const body = { event, distinctId: distinctId(), properties };
  request("POST /posthogEvent", { body, accessToken: accessToken() }).catch((error: unknown) =>
    console.warn("event not counted:", event, error),
  );
}

// Nothing can be sent while the server does not respond (specification, section 8).
tellWhenBack((path) => track("backend_not_reachable", { page: pageOf(path) }));
