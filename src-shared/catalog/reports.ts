/** Reasons for reporting what another player wrote or drew. */
export const REPORT_REASONS = [
  "hate",
  "harassment",
  "sexual",
  "violence",
  "personal_data",
  "spam",
  "other",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Most characters of the reported content. */
export const REPORT_CONTENT_MAX = 2_000;

/** Number of people with an account whose reports hide a pack until an admin judges it. */
export const PACK_REPORTS_TO_HIDE = 3;

/**
 * An admin's verdict on a report. `hidden`: a pack is taken down without telling its owner; `blocked`: the
 * account behind it is blocked. Warning and blocking take a pack down as well.
 */
export const REPORT_VERDICTS = ["dismissed", "hidden", "warned", "blocked"] as const;
export type ReportVerdict = (typeof REPORT_VERDICTS)[number];
