/** Characters of a circle's name. */
export const CIRCLE_NAME_MAX_LENGTH = 40;
/** People one circle may hold: more than any table, enough for a club. */
export const CIRCLE_MEMBERS_MAX = 60;
/** Circles one person may be in. */
export const CIRCLES_PER_PERSON_MAX = 20;
/** How many of the newest evenings a circle's page takes into account: years of Fridays. */
export const CIRCLE_EVENINGS_MAX = 300;
/** How long a link into a circle works unless it is renewed, ms: a year. */
export const CIRCLE_LINK_MS = 365 * 24 * 60 * 60 * 1_000;
/** How far ahead the next date may lie, ms: a year. */
export const CIRCLE_DATE_AHEAD_MS = 366 * 24 * 60 * 60 * 1_000;
/**
 * How long after its start a date still counts as the next one, since people may still be on their way, ms.
 */
export const CIRCLE_DATE_STILL_MS = 12 * 60 * 60 * 1_000;
/** Lengths of an evening in a calendar, minutes. */
export const CIRCLE_DATE_MINUTES = { least: 30, usual: 180, most: 720 } as const;

/** Replies a member can give to the next date. */
export const CIRCLE_REPLIES = ["yes", "maybe", "no"] as const;
export type CircleReply = (typeof CIRCLE_REPLIES)[number];

/** Badges a member can earn in a circle, once each, in the order in which pages show them. */
export const CIRCLE_BADGES = [
  "newcomer",
  "furniture",
  "fossil",
  "crown",
  "dynasty",
  "phoenix",
  "lantern",
  "bridesmaid",
  "sweep",
  "steamroller",
  "photoFinish",
  "toaster",
  "marathon",
  "allRounder",
  "oneTrick",
  "twins",
  "doughnut",
  "repdigit",
  "switzerland",
  "ghost",
  "metronome",
  "lateBloomer",
  "century",
] as const;
export type CircleBadge = (typeof CIRCLE_BADGES)[number];

/** Records that a circle holds. */
export const CIRCLE_RECORDS = [
  "crowns",
  "streak",
  "faithful",
  "landslide",
  "squeaker",
  "marathon",
  "fullHouse",
  "bestScore",
] as const;
export type CircleRecordKind = (typeof CIRCLE_RECORDS)[number];
