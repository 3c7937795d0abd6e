import { faultOf, log } from "../../../../src-shared/log.ts";
import { sql } from "drizzle-orm";
import { EVENTS, type EventName } from "../../../../src-shared/catalog/events.ts";
import { eventCount } from "../../../db/site.schema.ts";
import type { PosthogConfig } from "../../../config/env.ts";
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

/** One more of this event today, whoever it was. */
async function countUp(deps: Deps, event: EventName): Promise<void> {
  const db = await deps.database();
  const key = `${new Date(deps.now()).toISOString().slice(0, 10)} ${event}`;
  await db
    .insert(eventCount)
    .values({ key, count: 1 })
    .onConflictDoUpdate({
      target: eventCount.key,
      set: { count: sql`${eventCount.count} + 1` },
    });
}

/**
 * Something happened on the site. Admins are never counted. With a provider and the person's consent
 * it is forwarded, under the account's id where there is one; else it is only counted.
 */
export async function takeSiteEvent(
  deps: Deps,
  told: SiteEvent,
  claims: AccessClaims | undefined,
  refusesByBrowser: boolean,
): Promise<void> {
  if (claims?.roles.includes("role_admin") || !(await isOn(await deps.database(), "analytics")))
    return;
  const { posthog } = deps.config;
  const isForwarded = posthog && (await agrees(deps, told, claims, refusesByBrowser));
  if (isForwarded) {
    deps.later(forward(deps, posthog, told, claims?.userId ?? told.distinctId));
  } else await countUp(deps, told.event);
}
