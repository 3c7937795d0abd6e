import { execFileSync } from "node:child_process";

/** A line with the day of a commit; the files it changed stand below. */
const DAY = /^@(?<day>\d{4}-\d\d-\d\d)$/u;

/** All commits that changed something below these folders, the newest first: one call instead of one a file. */
function history(root: string, folders: readonly string[]): string {
  const args = ["log", "--format=@%cs", "--name-only", "--no-renames", "--", ...folders];
  try {
    return execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 1 << 28,
    });
  } catch {
    // An archive has no history.
    return "";
  }
}

/**
 * The day of the last commit that changed each file below these folders, `2026-11-24` by its path from the root. None
 * where there is no history; in a clone of one commit all have that commit's.
 */
export function lastChanged(root: string, folders: readonly string[]): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  let day = "";
  for (const line of history(root, folders).split("\n")) {
    day = DAY.exec(line)?.groups?.["day"] ?? day;
    if (line !== "" && !DAY.test(line) && !days.has(line)) days.set(line, day);
  }
  return days;
}
