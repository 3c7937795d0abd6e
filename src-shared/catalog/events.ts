/** Every event that may be counted, with the properties that may be recorded for it. */
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

/** Name of an event. */
export type EventName = keyof typeof EVENTS;

/** Names of all events. */
// SAFETY: Object.keys of a constant object yields exactly its keys.
export const EVENT_NAMES = Object.keys(EVENTS) as [EventName, ...EventName[]];

/**
 * Events that the server observes and counts itself, for all users and anonymously. A browser may report the
 * same event, but only for the analytics provider: nobody can inflate the counts by calling the API.
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
/** Events that only a browser observes. It reports them if its user agreed to that. */
export type SeenByBrowser = Exclude<EventName, SeenByServer>;

/** Counts besides the events: languages of the games, the stages at which people leave, failed responses. */
export const OTHER_COUNTS = ["game_language", "dropped_out", "server_failed"] as const;

/** Everything that is counted per day. */
export const COUNT_NAMES = [...EVENT_NAMES, ...OTHER_COUNTS] as const;
export type CountName = (typeof COUNT_NAMES)[number];

/** For how many days daily counts are kept: a year, plus a month for comparison. */
export const COUNTS_KEPT_DAYS = 400;
/** Most days that one query may cover. */
export const COUNT_DAYS_MAX = 366;
