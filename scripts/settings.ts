import { resolve } from "node:path";
import { ROOT } from "./wrangler.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The port that `PORT` names, or the usual one; NaN if it is no port's number. Empty is as good as not set. */
export function portIn({ PORT }: Environment, usual: number): number {
  const port = Number(PORT?.trim() || usual);
  // 0 would be any port, which nobody could tell people.
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : Number.NaN;
}

/** The folder that keeps the database and the rooms. Empty is as good as not set, and not the repository itself. */
export function stateDirIn({ STATE_DIR }: Environment): string {
  return resolve(ROOT, STATE_DIR?.trim() || ".wrangler/state");
}
