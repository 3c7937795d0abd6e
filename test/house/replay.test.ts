import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { journalForHost } from "../../src-rooms/room/journalCopy.ts";
import type { JournalFile } from "../../src-rooms/session/model/inputs.ts";
import { duelIn, PAPERS, programAll, ROCKS } from "../support/stories.ts";
import { ROOT } from "./repository.ts";

const folder = mkdtempSync(join(tmpdir(), "hubbub-replay-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `npm run replay -- FILE` on a file with this text. */
function replay(text: string): { code: number | null; out: string; err: string } {
  const file = join(folder, "journal.json");
  writeFileSync(file, text);
  return run(file);
}

function run(...args: string[]): { code: number | null; out: string; err: string } {
  const script = join(ROOT, "scripts/replay.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: "utf8",
  });
  return { code: status, out: stdout, err: stderr };
}

/** The journal a room would have kept of a short game in which Ada wins everything against Bo. */
function journal(): JournalFile {
  const { table, ada, bo } = duelIn("PROGRAM", { numberOfRounds: 1 });
  programAll(table, ada, PAPERS);
  programAll(table, bo, ROCKS);
  table.until("SHOOT");
  table.host({ topic: "pause", body: { paused: true } });
  table.wait(5_000);
  table.host({ topic: "pause", body: { paused: false } });
  table.until("LOBBY");
  const { baseline, inputs, state } = table;
  return { format: "hubbub-journal-1", baseline, inputs, state };
}

describe("npm run replay", () => {
  it("[PR19] tells the story and ends in the stored state", () => {
    const { code, out, err } = replay(JSON.stringify(journal()));
    expect(err).toBe("");
    expect(code).toBe(0);
    for (const line of [
      /^Room PARTY \(.+\), from 2026-11-21T/,
      /0\.0 s {2}Ada joins/,
      /the host: startGame/,
      /> stage \d+: PROGRAM of round 1/,
      /Ada \(1\): move \{"stageId":\d+,"move":\{"type":"program"/,
      /> scores: Ada \(1\) 700, Bo \(2\) 0/,
      /> paused: host/,
      /> resumed/,
      /> stage \d+: GAME_END/,
      /the replay ends exactly in the stored state\.$/m,
    ]) {
      expect(out).toMatch(line);
    }
  });

  it("[PR19] names what differs when the stored state is a different one", () => {
    const { state, ...rest } = journal();
    const other = { ...state, clock: { ...state.clock, warned: !state.clock.warned } };
    const { code, err } = replay(JSON.stringify({ ...rest, state: other }));
    expect(code).toBe(1);
    expect(err).toContain(`clock.warned: stored ${String(!state.clock.warned)}, replayed`);
  });

  it("[PR19] names the input that the rules now refuse", () => {
    const { inputs, ...rest } = journal();
    const doubled = inputs.flatMap((input) =>
      input.input.type === "join" ? [input, input] : [input],
    );
    const { code, err } = replay(JSON.stringify({ ...rest, inputs: doubled }));
    expect(code).toBe(1);
    expect(err).toContain("error.avatar_in_use");
  });

  it("says that a host's copy, which lacks the random numbers, cannot be replayed", () => {
    const { code, err } = replay(journalForHost(journal()));
    expect(code).toBe(2);
    expect(err).toMatch(/is a host's copy/);
  });

  it("says what is wrong with a file that is not a journal", () => {
    expect(run()).toMatchObject({ code: 2, err: expect.stringContaining("which file?") as string });
    const missing = run(join(folder, "nowhere.json"));
    expect(missing).toMatchObject({ code: 2, out: "" });
    expect(missing.err).toMatch(/^replay: cannot read .+nowhere\.json: ENOENT/);
    expect(replay("{")).toMatchObject({ code: 2 });
    expect(replay("{").err).toMatch(/is not JSON/);
    for (const foreign of ["[]", "null", '{"format":"hubbub-journal-1"}', '{"baseline":{}}']) {
      expect(replay(foreign).err, foreign).toMatch(/is not a room's journal/);
    }
  });
});
