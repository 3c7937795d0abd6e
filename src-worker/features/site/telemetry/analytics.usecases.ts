import { faultOf, log } from "../../../../src-shared/log.ts";
import { EVENTS, SEEN_BY_SERVER, type EventName } from "../../../../src-shared/catalog/events.ts";
import { ERROR_CODES } from "../../../../src-shared/catalog/errorCodes.ts";
import { GAME_TYPES } from "../../../../src-shared/catalog/gameTypes.ts";
import { LANGUAGES } from "../../../../src-shared/catalog/languages.ts";
import type { PosthogConfig } from "../../../config/env.ts";
import { countedUp } from "../../../shared/dayCounts.ts";
import { isOn } from "../../../shared/flags.usecases.ts";
import type { Deps } from "../../../shared/deps.ts";
import type { AccessClaims } from "../../../identity/accessToken.ts";
import { findUser } from "../../../identity/user.repository.ts";

type Value = string | number | boolean;

interface SiteEvent {
  readonly event: EventName;
  readonly distinctId: string;
  readonly properties: Readonly<Record<string, Value>>;
  /** false: counted without saying who. */
  readonly consent: boolean;
}

/** Did whoever is at the browser agree to being told apart from others? */
async function agrees(
  deps: Deps,
  { consent }: SiteEvent,
  claims: AccessClaims | undefined,
  refusesByBrowser: boolean,
): Promise<boolean> {
  if (!consent || refusesByBrowser) return false;
  if (!claims || claims.isGuest) return true;
  const row = await findUser(await deps.database(), claims.userId);
  return row?.analyticsConsent === true;
}

/** Only what is listed for an event goes on. */
function allowed({ event, properties }: SiteEvent): Record<string, Value> {
  const names: readonly string[] = EVENTS[event];
  return Object.fromEntries(Object.entries(properties).filter(([name]) => names.includes(name)));
}

async function forward(
  deps: Deps,
  { key, host }: PosthogConfig,
  told: SiteEvent,
  distinctId: string,
): Promise<void> {
  try {
    const answer = await deps.fetch(`${host}/i/v0/e/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        api_key: key,
        event: told.event,
        distinct_id: distinctId,
        timestamp: new Date(deps.now()).toISOString(),
        // No profile of the person, no place guessed from our own server's address.
        properties: {
          ...allowed(told),
          $process_person_profile: false,
          $geoip_disable: true,
        },
      }),
    });
    if (!answer.ok) log("warn", "analytics.refused", { status: answer.status });
  } catch (error) {
    log("warn", "analytics.away", faultOf(error));
  }
}

const SEEN: readonly EventName[] = SEEN_BY_SERVER;

/** What a browser's events are told apart by, with the only words for it that are taken from there. */
const APART: Partial<Record<EventName, readonly [property: string, words: readonly Value[]]>> = {
  join_failed: ["code", ERROR_CODES],
  tutorial_opened: ["gameType", GAME_TYPES],
  language_chosen: ["language", LANGUAGES],
};

/** One more of this event today, whoever it was. */
async function countUp(deps: Deps, { event, properties }: SiteEvent): Promise<void> {
  const [property = "", words = []] = APART[event] ?? [];
  const of = properties[property];
  const isKnown = of !== undefined && words.includes(of);
  const counted = { name: event, ...(isKnown && { of: String(of) }) };
  await countedUp(await deps.database(), [counted], { at: deps.now() });
}

/**
 * A browser tells that something happened on the site. Admins are never counted. It is counted, unless the server
 * has seen it itself; with a provider and the person's consent it is also forwarded, under the account's id where there
 * is one.
 */
export async function takeSiteEvent(
  deps: Deps,
  told: SiteEvent,
  claims: AccessClaims | undefined,
  refusesByBrowser: boolean,
): Promise<void> {
  if (claims?.roles.includes("role_admin") || !(await isOn(await deps.replica(), "analytics")))
    return;
  const { posthog } = deps.config;
  if (posthog && (await agrees(deps, told, claims, refusesByBrowser))) {
    deps.later(forward(deps, posthog, told, claims?.userId ?? told.distinctId));
  }
  if (!SEEN.includes(told.event)) await countUp(deps, told);
}
