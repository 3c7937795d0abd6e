import { REMEMBERED_COMMANDS } from "../../src-shared/catalog/limits.ts";

/** Identifies an accepted command: its sender, and the id with which they would send it again. */
export interface CommandKey {
  readonly sender: string;
  readonly id: string;
}

/** How many rows of the journal are read after sleep to restore the ids of acknowledged commands. */
export const REMEMBER_ROWS = REMEMBERED_COMMANDS * 18;

/** Ids of the newest commands of each sender, so that none is carried out twice. */
export class KnownCommands {
  /** By sender, oldest first. */
  readonly #known = new Map<string, Set<string>>();

  add({ sender, id }: CommandKey): void {
    const ids = this.#known.get(sender) ?? new Set();
    ids.add(id);
    const [oldest] = ids.size > REMEMBERED_COMMANDS ? ids : [];
    if (oldest !== undefined) ids.delete(oldest);
    this.#known.set(sender, ids);
  }

  has({ sender, id }: CommandKey): boolean {
    return this.#known.get(sender)?.has(id) ?? false;
  }

  clear(): void {
    this.#known.clear();
  }
}
