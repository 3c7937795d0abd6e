import type { JournalFile } from "../session/model/inputs.ts";

/** What a host is not told: from chance the next game could be read, and accounts and devices are other people's. */
const KEPT_BACK: ReadonlySet<string> = new Set(
  "random chance userId hostUserId cameFrom device devices way".split(" "),
);

/** A journal as a host gets it, as text. Without chance nobody can play it again: the operator's whole copy can. */
export function hostsCopy(journal: JournalFile | undefined): string {
  return JSON.stringify(journal, (key, value: unknown) => (KEPT_BACK.has(key) ? undefined : value));
}
