import type { JournalFile } from "../session/model/inputs.ts";

/**
 * Fields that the host's copy leaves out: random numbers would reveal the next game, and accounts and devices
 * belong to other people. A link that was used (`tickets`) names the device that used it.
 */
const KEPT_BACK: ReadonlySet<string> = new Set(
  "random chance itemKey userId hostUserId cameFrom device devices way tickets".split(" "),
);

/**
 * Returns a journal as text for the host. Without the random numbers it cannot be replayed; the operator's
 * complete copy can.
 */
export function journalForHost(journal: JournalFile | undefined): string {
  return JSON.stringify(journal, (key, value: unknown) => (KEPT_BACK.has(key) ? undefined : value));
}
