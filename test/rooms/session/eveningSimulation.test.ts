import { describe, expect, it } from "vitest";
import { minutesOf } from "../../../src-shared/catalog/gameLengths.ts";
import type { PlaylistEntry } from "../../../src-shared/catalog/playlist.ts";
import { isPlainJson, viewsAreSendable } from "../../support/invariants.ts";
import { replayed } from "../../support/simulation.ts";
import { Table } from "../../support/table.ts";

const SHORT: readonly PlaylistEntry[] = [
  { gameType: "RPS_SHOOT", length: 1 },
  { gameType: "SYNC_THINK", length: 1 },
  { gameType: "REQUIP", length: 1 },
];

/** Four robots and a host who only watches; the evening advances by itself. */
function robotsEvening(seed: number) {
  const table = new Table({ seed: [seed, 5, 9], gameType: "RPS_SHOOT" });
  for (let robot = 0; robot < 4; robot++) table.robot();
  const watcher = table.join("Watcher");
  table.host({ topic: "playlist", body: { entries: [...SHORT], handsFree: true } });
  table.host({ topic: "startGame", body: {} });
  const began = table.now;
  const stages: string[] = [];
  for (let steps = 0; table.stage !== "EVENING_END"; steps++) {
    if (steps > 3_000) throw new Error(`the evening does not end: ${table.stage}`);
    table.tick();
    if (table.stage !== stages.at(-1)) {
      stages.push(table.stage);
      isPlainJson(table.state);
      viewsAreSendable(table);
    }
  }
  return { table, watcher, stages, minutes: (table.now - began) / 60_000 };
}

describe("a whole evening of three short games", () => {
  it.each([1, 2, 3])(
    "[SE62] [SE63] [SE65] [PR19] plays by itself, awards its points, and replays exactly (%i)",
    (seed) => {
      const { table, stages } = robotsEvening(seed);
      expect(stages.filter((name) => name === "GAME_END")).toHaveLength(3);
      expect(stages.filter((name) => name === "STANDING")).toHaveLength(2);
      const { standing, played, isOver } = table.topic("evening");
      expect(isOver).toBe(true);
      expect(played.map(({ gameType }) => gameType)).toEqual(SHORT.map(({ gameType }) => gameType));
      expect(standing).toHaveLength(5);
      const ranks = standing.map(({ rank }) => rank);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      // Games with five seats award the same number of points, up to rounding. Robots alone never get in
      // sync.
      const won = played.filter(({ winners }) => winners.length > 0).length;
      const sum = standing.reduce((all, { points }) => all + points, 0);
      expect(won).toBeGreaterThanOrEqual(2);
      expect(Math.abs(sum - won * 275)).toBeLessThan(8);
      expect(replayed(table)).toEqual(table.state);
    },
  );

  it("takes about as long as planned", () => {
    const { minutes } = robotsEvening(4);
    const said = SHORT.reduce((sum, one) => sum + minutesOf(one.gameType, one.length, 5), 0);
    expect(minutes).toBeGreaterThan(said / 2);
    expect(minutes).toBeLessThan(said * 1.6);
    console.log(`planned ${said.toFixed(1)} minutes, took ${minutes.toFixed(1)}`);
  });
});
