import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lastChanged } from "../../scripts/last-changed.ts";

let folder = "";

/** Commits these files, each with this content, on this day. */
function commit(day: string, text: string, names: readonly string[]): void {
  for (const name of names) writeFileSync(join(folder, name), text);
  const date = `${day}T12:00:00Z`;
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.com"];
  execFileSync("git", ["add", "-A"], { cwd: folder });
  execFileSync("git", [...who, "commit", "-qm", "@2001-01-01"], { cwd: folder, env });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "last-changed-"));
  mkdirSync(join(folder, "texts"));
});
afterAll(() => rmSync(folder, { recursive: true }));

it("finds no dates without a history", () => {
  expect(lastChanged(folder, ["texts"])).toEqual(new Map());
});

it("finds the day on which each file last changed", () => {
  execFileSync("git", ["init", "-q"], { cwd: folder });
  commit("2026-01-02", "one", ["texts/a.json", "texts/b.json", "other.json"]);
  commit("2026-03-04", "two", ["texts/b.json", "other.json"]);
  expect(lastChanged(folder, ["texts"])).toEqual(
    new Map([
      ["texts/a.json", "2026-01-02"],
      ["texts/b.json", "2026-03-04"],
    ]),
  );
});
