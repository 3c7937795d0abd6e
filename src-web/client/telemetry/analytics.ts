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

/** Events of the catalogue that browsers tell of, with what is told about them. Nobody's name, no room's code. */
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

/** What somebody said to being counted; undefined: not asked yet. */
export type Consent = "yes" | "no";

/** A browser may say no for its owner once and for all (Global Privacy Control). */
function isRefusedByBrowser(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}

export function consent(): Consent | undefined {
  if (isRefusedByBrowser()) return "no";
  const said = kept("hubbub.analytics");
  return said === "yes" || said === "no" ? said : undefined;
}

export function setConsent(said: Consent): void {
  keep("hubbub.analytics", said);
}

/** One visitor over several visits, by chance and for this alone; the account where there is one. */
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
 * Count something, of those who agreed to it; admins are never counted (specification, section 6).
 * Never fails and is waited for by nobody.
 */
export function track<Event extends keyof AnalyticsEvents>(
  event: Event,
  properties: AnalyticsEvents[Event],
): void {
  if (consent() !== "yes" || isAdmin(currentAccount())) return;
  const body = { event, distinctId: distinctId(), properties };
  request("POST /posthogEvent", { body, accessToken: accessToken() }).catch((error: unknown) =>
    console.warn("not counted", event, error),
  );
}

// Nothing can be told while nobody answers (specification, section 8).
tellWhenBack((path) => track("backend_not_reachable", { page: pageOf(path) }));
