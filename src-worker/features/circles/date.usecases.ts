import {
  CIRCLE_DATE_AHEAD_MS,
  CIRCLE_DATE_STILL_MS,
  type CircleReply,
} from "../../../src-shared/catalog/circles.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import type { Deps } from "../../shared/deps.ts";
import { uuidv7 } from "../../shared/ids.ts";
import { Problem } from "../../shared/problem.ts";
import { calendarOf } from "./calendar.ts";
import { callOff, setDate, setReply } from "./circle.repository.ts";
import { signLink } from "./link.ts";
import { circleOf } from "./membership.ts";

const badTime = () =>
  new Problem("validation_failed", { errors: [{ path: "at", code: "out_of_range" }] });

/**
 * Sets the next date. A date that is still ahead is moved and stays the same entry in calendars. Refuses with
 * not_found, and with validation_failed if the date is past or too far ahead.
 */
export async function pickDate(
  deps: Deps,
  user: AccessClaims,
  circleId: string,
  { at: iso, minutes }: { readonly at: string; readonly minutes: number },
): Promise<void> {
  const { me, date } = await circleOf(deps, user, circleId);
  const [at, now] = [Date.parse(iso), deps.now()];
  if (at <= now || at > now + CIRCLE_DATE_AHEAD_MS) throw badTime();
  const moves = date && !date.isOff && date.at > now - CIRCLE_DATE_STILL_MS;
  const uid = moves ? date.uid : uuidv7(now);
  const row = { circleId, at, minutes, uid, isOff: false, changedAt: now };
  await setDate(await deps.database(), row, me.id);
}

/** Cancels the date. Refuses with not_found, also if it is another one than `at`. */
export async function dropDate(
  deps: Deps,
  user: AccessClaims,
  circleId: string,
  at: string | undefined,
): Promise<void> {
  await circleOf(deps, user, circleId);
  const seen = { circleId, ...(at !== undefined && { at: Date.parse(at) }) };
  const isOff = await callOff(await deps.database(), seen, deps.now());
  if (at !== undefined && !isOff) throw new Problem("not_found");
}

/**
 * Stores whether the caller will come. Refuses with not_found, also if there is no date, or another one than
 * `at`.
 */
export async function answerDate(
  deps: Deps,
  user: AccessClaims,
  circleId: string,
  { reply, at }: { readonly reply: CircleReply; readonly at?: string | undefined },
): Promise<void> {
  const { me } = await circleOf(deps, user, circleId);
  const to = { circleId, ...(at !== undefined && { at: Date.parse(at) }) };
  const isSaid = await setReply(await deps.database(), me.id, reply, to);
  if (!isSaid) throw new Problem("not_found");
}

/**
 * Returns the date as a calendar file. Refuses with not_found, also if there is no date. `site` is the origin
 * of the link in it.
 */
export async function calendarFile(
  deps: Deps,
  user: AccessClaims,
  circleId: string,
  site: string,
): Promise<string> {
  const { circle, date } = await circleOf(deps, user, circleId);
  if (!date) throw new Problem("not_found");
  const { linkNumber, name } = circle;
  const token = await signLink(deps.config.secrets, { circleId, linkNumber }, deps.now());
  const { host } = new URL(site);
  const link = new URL(`/circle/join/${token}`, site).href;
  return calendarOf({ ...date, uid: `${date.uid}@${host}`, title: name, link, site: host });
}
