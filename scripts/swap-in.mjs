import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Rename a folder; false when it cannot be for one of these reasons. */
function isMoved(from, to, ...reasons) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (reasons.includes(error.code)) return false;
    throw error;
  }
}

/**
 * Make a folder anew, whole or not at all: `make` fills an empty one beside it, whose path it is given, and
 * only when it has succeeded is that renamed into the place of the old one. Nobody is ever served half of
 * it. When `make` throws, the old folder stays as it was and the error is passed on.
 */
export function swapIn(folder, make) {
  mkdirSync(dirname(folder), { recursive: true });
  // On the same disk, so that it can be renamed; of its own for each of two builds at the same time.
  const beside = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
  const made = join(beside, "new");
  try {
    mkdirSync(made);
    make(made);
    // Another build may step in between the two renames: then its folder makes way, too.
    for (let olds = 0, isIn = false; !isIn; olds += 1) {
      isMoved(folder, join(beside, `old-${olds}`), "ENOENT");
      isIn = isMoved(made, folder, "ENOTEMPTY", "EEXIST");
    }
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
