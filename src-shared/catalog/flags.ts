/** Switches that an admin may turn while the service runs, with their defaults. */
export const FLAGS = {
  /** Everybody is offered the games of alpha testers. */
  alphaGames: false,
  /** The list of public rooms is shown. */
  publicGames: true,
  /** Checkouts can be started. */
  payments: true,
  /** The survey accepts answers. */
  survey: true,
  /** Texts are translated by machine. */
  translation: true,
  /** What happens on the site is counted. */
  analytics: true,
} as const satisfies Readonly<Record<string, boolean>>;

export type Flag = keyof typeof FLAGS;
/** Whether each switch is on. */
export type Flags = Readonly<Record<Flag, boolean>>;

/** Names of all switches. */
// SAFETY: Object.keys of a constant object yields exactly its keys.
export const FLAG_NAMES = Object.keys(FLAGS) as [Flag, ...Flag[]];
