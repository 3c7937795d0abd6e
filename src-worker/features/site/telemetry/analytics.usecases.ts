import { faultOf, log } from "../../../../src-shared/log.ts";
import { EVENTS, SEEN_BY_SERVER, type EventName } from "../../../../src-shared/catalog/events.ts";
import { ERROR_CODES } from "../../../../src-shared/catalog/errorCodes.ts";
import { GAME_TYPES } from "../../../../src-shared/catalog/gameTypes.ts";
import { LANGUAGES } from "../../../../src-shared/catalog/languages.ts";
import type { PosthogConfig } from "../../../config/env.ts";
import { addToDayCounts } from "../../../shared/dayCounts.ts";
import { isOn } from "../../../shared/flags.usecases.ts";
import type { Deps } from "../../../shared/deps.ts";
import type { AccessClaims } from "../../../identity/accessToken.ts";
import { findUser } from "../../../identity/user.repository.ts";

type Value = string | number | boolean;

interface SiteEvent {
  readonly event: EventName;
  readonly distinctId: string;
  readonly properties: Readonly<Record<string, Value>>;
  /** If false, the event is counted without recording who it was. */
  readonly consent: boolean;
}

/** Whether the person at the browser agreed to be told apart from others. */
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

/** Returns only the properties that are listed for the event. */
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
    const response = await deps.fetch(`${host}/i/v0/e/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        api_key: key,
        event: told.event,
        distinct_id: distinctId,
        timestamp: new Date(deps.now()).toISOString(),
        // Without a profile of the person, and without a location derived from our server's address.
        properties: {
          ...allowed(told),
          $process_person_profile: false,
          $geoip_disable: true,
        },
      }),
    });
    if (!response.ok) log("warn", "analytics.refused", { status: response.status });
  } catch (error) {
    log("warn", "analytics.away", faultOf(error));
  }
}

const SEEN: readonly EventName[] = SEEN_BY_SERVER;

/** The property by which an event is counted separately, and the values accepted for it from a browser. */
const APART: Partial<Record<EventName, readonly [property: string, words: readonly Value[]]>> = {
  join_failed: ["code", ERROR_CODES],
  tutorial_opened: ["gameType", GAME_TYPES],
  language_chosen: ["language", LANGUAGES],
};

/** Counts one more of this event today, without recording who it was. */
async function countUp(deps: Deps, { event, properties }: SiteEvent): Promise<void> {
  const [property = "", words = []] = APART[event] ?? [];
  const of = properties[property];
  const isKnown = of !== undefined && words.includes(of);
  const counted = { name: event, ...(isKnown && { of: String(of) }) };
  await addToDayCounts(await deps.database(), [counted], { at: deps.now() });
}

/**
 * Handles an event that a browser reports. Events of admins are ignored. An event is counted unless the
 * server sees it by itself. With an analytics provider and the person's consent it is also forwarded, under
 * the id of the account if there is one.
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
