import { execFileSync } from "node:child_process";

/** A line with the day of a commit; the files it changed are listed below it. */
const DAY = /^@(?<day>\d{4}-\d\d-\d\d)$/u;

/**
 * All commits that changed something in these folders, newest first: one call of git instead of one per file.
 */
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
    // A downloaded archive has no git history.
    return "";
  }
}

/**
 * The day of the last commit that changed each file in these folders, such as `2026-11-24`, by path from the
 * root. Empty without a history; in a shallow clone of one commit all files have that commit's day.
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
