/**
 * How often anybody may do what costs storage or money, besides the rate limits per minute. `address`: from
 * one network address (for IPv6 its /64), which a school or an office shares; `person`: by one account, guest
 * or seat of a room; `all`: by everybody together, so that even a thousand addresses cannot fill the
 * database. Counted over `days` from the first use. docs/operations.md lists the quotas, and a test compares
 * the two.
 */
export interface Quota {
  readonly days: number;
  readonly address: number;
  readonly person?: number;
  readonly all?: number;
}

/** How often something may be done within so many days: from one address, by one person, and by all together. */
export const QUOTAS = {
  /** Guest logins: two database rows each. */
  guest: { days: 1, address: 600, all: 100_000 },
  /** Rooms opened, in any way. */
  room: { days: 1, address: 600, person: 200, all: 100_000 },
  /**
   * Rooms that guests open where hosting is paid for. A person is a guest, whose id their device stores; an
   * address may be shared by a whole family.
   */
  guestRoom: { days: 30, address: 12, person: 3 },
  /** Circles of friends that are created. */
  circle: { days: 1, address: 100, person: 10, all: 20_000 },
  /** Answers to the survey, of 4 KiB at most. */
  survey: { days: 1, address: 40, person: 5, all: 1_000 },
  /** Reports; a person is a seat, a member of the crowd or the host's screen of one room. */
  report: { days: 1, address: 60, person: 10, all: 5_000 },
  /** Reports of packs in the library; a person is an account or a guest. */
  packReport: { days: 1, address: 40, person: 10, all: 2_000 },
  /** Pictures uploaded for packs, of 2 MiB at most. */
  picture: { days: 1, address: 1_000, person: 300, all: 20_000 },
  /** Messages to the team, each of which is also mailed. */
  contact: { days: 1, address: 6, person: 6, all: 300 },
  /** Mails that ask somebody to confirm the newsletter. */
  newsletter: { days: 1, address: 40, person: 10, all: 5_000 },
  /** Characters translated by machine. */
  translation: { days: 1, address: 200_000, person: 50_000, all: 2_000_000 },
} as const satisfies Record<string, Quota>;

export type QuotaKind = keyof typeof QUOTAS;

/** Longest survey, as JSON, characters. */
export const SURVEY_MAX_LENGTH = 4_096;
