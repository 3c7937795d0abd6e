/**
 * How much of what costs room or money anybody may use, besides the limits by the minute. `address`: from one
 * network address (of IPv6 its /64), which a school or an office shares; `person`: one account, guest or seat
 * of a room; `all`: everybody together, so that even a thousand addresses cannot fill the database. Counted
 * over `days` from the first use. docs/operations.md lists them, and a test holds it to that.
 */
export interface Quota {
  readonly days: number;
  readonly address: number;
  readonly person?: number;
  readonly all?: number;
}

export const QUOTAS = {
  /** Logins as a guest: two rows each. */
  guest: { days: 1, address: 600, all: 100_000 },
  /** Rooms opened, whichever way. */
  room: { days: 1, address: 600, person: 200, all: 100_000 },
  /**
   * Rooms that guests open where rooms are paid for. A person is a guest, whose id their device keeps; an address
   * may be a whole family's.
   */
  guestRoom: { days: 30, address: 12, person: 3 },
  /** Circles of friends that are made. */
  circle: { days: 1, address: 100, person: 10, all: 20_000 },
  /** Answers to the survey, of 4 KiB at most. */
  survey: { days: 1, address: 40, person: 5, all: 1_000 },
  /** Reports; a person is a seat or the host's screen of one room. */
  report: { days: 1, address: 60, person: 10, all: 5_000 },
  /** Messages to the team, each also a mail. */
  contact: { days: 1, address: 6, person: 6, all: 300 },
  /** Mails with a question whether somebody wants the newsletter. */
  newsletter: { days: 1, address: 40, person: 10, all: 5_000 },
  /** Characters translated by machine. */
  translation: { days: 1, address: 200_000, person: 50_000, all: 2_000_000 },
} as const satisfies Record<string, Quota>;

export type QuotaKind = keyof typeof QUOTAS;

/** Longest survey, as JSON, characters. */
export const SURVEY_MAX_LENGTH = 4_096;
