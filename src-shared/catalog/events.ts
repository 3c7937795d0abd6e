/** Everything that is ever counted, with the properties that may be told about it. */
export const EVENTS = {
  page_viewed: ["page"],
  language_chosen: ["language"],
  signed_up: [],
  logged_in: ["provider"],
  game_created: ["gameType", "hostType"],
  game_started: ["gameType", "hostType", "playerCount", "robotCount"],
  game_ended: ["gameType", "hostType", "playerCount", "rounds"],
  player_joined: ["gameType", "hostType"],
  join_failed: ["code"],
  tutorial_opened: ["gameType"],
  pack_written: ["kind", "entryCount"],
  checkout_begun: ["planId", "currency"],
  checkout_completed: ["planId", "currency"],
  survey_answered: [],
  backend_not_reachable: ["page"],
  rendering_failed: ["page"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type EventName = keyof typeof EVENTS;

// SAFETY: Object.keys of a constant object yields exactly its keys.
export const EVENT_NAMES = Object.keys(EVENTS) as [EventName, ...EventName[]];

/**
 * Events that the server sees happen and counts itself, whoever it was and without saying who. A browser that tells
 * of one as well tells it for the analytics provider alone: nobody can count them up by calling.
 */
export const SEEN_BY_SERVER = [
  "signed_up",
  "logged_in",
  "game_created",
  "game_started",
  "game_ended",
  "player_joined",
  "pack_written",
  "checkout_begun",
  "checkout_completed",
  "survey_answered",
  "rendering_failed",
] as const satisfies readonly EventName[];
export type SeenByServer = (typeof SEEN_BY_SERVER)[number];
/** Events that happen in a browser alone. It tells of them when its owner agreed to that. */
export type SeenByBrowser = Exclude<EventName, SeenByServer>;

/** What is counted besides the events: how games' languages share out, who leaves when, answers that failed. */
export const OTHER_COUNTS = ["game_language", "dropped_out", "server_failed"] as const;

/** Everything that has a number a day. */
export const COUNT_NAMES = [...EVENT_NAMES, ...OTHER_COUNTS] as const;
export type CountName = (typeof COUNT_NAMES)[number];

/** Days for which a day's numbers are kept: a year, and a month to compare it with. */
export const COUNTS_KEPT_DAYS = 400;
/** Days that can be looked at together. */
export const COUNT_DAYS_MAX = 366;
