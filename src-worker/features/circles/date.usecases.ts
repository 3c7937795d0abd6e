import { CIRCLE_DATE_AHEAD_MS, type CircleReply } from "../../../src-shared/catalog/circles.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import type { Deps } from "../../shared/deps.ts";
import { uuidv7 } from "../../shared/ids.ts";
import { Problem } from "../../shared/problem.ts";
import { calendarOf } from "./calendar.ts";
import { callOff, setDate, setReply } from "./circle.repository.ts";
import { signLink } from "./link.ts";
import { circleOf } from "./membership.ts";

/** A date that is over is kept as the next one for so long: people are still on their way to it, ms. */
const STILL_MS = 12 * 60 * 60 * 1_000;

const badTime = () =>
  new Problem("validation_failed", { errors: [{ path: "at", code: "out_of_range" }] });

/** Say when to meet next; a date that lies ahead moves, and keeps its place in calendars. Refuses with not_found. */
export async function pickDate(
  deps: Deps,
  user: AccessClaims,
  circleId: string,
  { at: iso, minutes }: { readonly at: string; readonly minutes: number },
): Promise<void> {
  const { me, date } = await circleOf(deps, user, circleId);
  const [at, now] = [Date.parse(iso), deps.now()];
  if (at <= now || at > now + CIRCLE_DATE_AHEAD_MS) throw badTime();
  const moves = date && !date.isOff && date.at > now - STILL_MS;
  const uid = moves ? date.uid : uuidv7(now);
  const row = { circleId, at, minutes, uid, isOff: false, changedAt: now };
  await setDate(await deps.database(), row, me.id);
}

/** The date is off. Refuses with not_found. */
export async function dropDate(deps: Deps, user: AccessClaims, circleId: string): Promise<void> {
  await circleOf(deps, user, circleId);
  await callOff(await deps.database(), circleId, deps.now());
}

/** Say whether one comes. Refuses with not_found, also where there is no date (any more), or another one than `at`. */
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

/** The date as a calendar file. Refuses with not_found, also where there is no date. `site`: where the link leads. */
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
