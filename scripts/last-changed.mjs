import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Where the sources of public pages are. */
const LOOKED_AT = ["src-web/app/routes", "src-web/i18n/locales"];

/** The day of this build, UTC: what is said where there is no history, as in an archive without `.git`. */
const today = new Date().toISOString().slice(0, 10);

/** Days of all commits with the files they changed, the newest first: one call instead of one a file. */
function history() {
  const args = ["log", "--format=@%cs", "--name-only", "--no-renames", "--", ...LOOKED_AT];
  try {
    const quiet = { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };
    return execFileSync("git", args, { ...quiet, maxBuffer: 1 << 28 });
  } catch {
    return "";
  }
}

/** @type {Map<string, string> | undefined} */
let known;

/** Newest day of each file. In a clone of one commit all have that commit's. */
function days() {
  if (known) return known;
  known = new Map();
  let day = today;
  for (const line of history().split("\n")) {
    if (line.startsWith("@")) day = line.slice(1);
    else if (line !== "" && !known.has(line)) known.set(line, day);
  }
  return known;
}

/**
 * The day, `2026-11-24`, of the last commit that changed one of these files; of this build where none of them has one.
 * @param {readonly string[]} files paths from the root of the repository
 */
export function changedOn(files) {
  const found = files.flatMap((file) => days().get(file) ?? []);
  return found.toSorted().at(-1) ?? today;
}
