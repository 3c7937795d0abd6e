import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Renames a folder; returns false when it fails for one of these reasons. */
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
 * Replaces a folder completely or not at all: `make` receives the path of an empty folder beside it and fills
 * that, and only when it has succeeded is that folder renamed into the place of the old one. No visitor is
 * ever served half of it. When `make` throws, the old folder stays as it was and the error is rethrown.
 */
export function swapIn(folder, make) {
  mkdirSync(dirname(folder), { recursive: true });
  // On the same disk, so that it can be renamed; with a unique name, so that two builds can run at the same
  // time.
  const beside = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
  const made = join(beside, "new");
  try {
    mkdirSync(made);
    make(made);
    // Another build may rename its folder in between the two renames: then that one is moved away, too.
    for (let olds = 0, isIn = false; !isIn; olds += 1) {
      isMoved(folder, join(beside, `old-${olds}`), "ENOENT");
      isIn = isMoved(made, folder, "ENOTEMPTY", "EEXIST");
    }
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
