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
