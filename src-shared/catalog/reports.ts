/** Why somebody reports what another player wrote or drew. */
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

/** Characters of what is reported. */
export const REPORT_CONTENT_MAX = 2_000;

/** A pack that so many people with an account reported is out of sight until an admin judges it. */
export const PACK_REPORTS_TO_HIDE = 3;

/**
 * What an admin decided about a report. `hidden`: a pack is taken down, its owner is told nothing; `blocked`: the
 * account behind it may do nothing any more. Warning and blocking take a pack down as well.
 */
export const REPORT_VERDICTS = ["dismissed", "hidden", "warned", "blocked"] as const;
export type ReportVerdict = (typeof REPORT_VERDICTS)[number];
