import { SITE_GAMES } from "../../src-shared/catalog/gameTypes.ts";
import type { ChaosReport } from "./run.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Formats the report for a terminal; its table is Markdown, for docs/reliability.md. */
export function summaryOf(report: ChaosReport): string {
  const { played, network, killsByStage } = report;
  const lines = [
    "",
    `${report.kills} kills in ${report.seconds.toFixed(0)} s, seed ${report.seed}; restarted in ${(report.startMs.median / 1000).toFixed(1)} s (worst ${(report.startMs.worst / 1000).toFixed(1)} s; ${report.failedStarts} starts had to be retried)`,
    `D1 stopped ${report.d1Stops} times and hung ${report.d1Hangs} times, the storage was full ${report.storageFull} times, the clock was changed ${report.clockTurns} times`,
    `network: ${network.connections} connections, ${network.cuts} cut (${network.ghosts} with late frames), ${network.pieces} pieces delayed by ${(network.delayedMs / 1000).toFixed(0)} s in total`,
    `D1 has the end of ${report.told} of ${played.length} games`,
    "",
    "| game | games ended | kills while it was played, by stage | commands acknowledged | sent more than once | ink actions stored | inputs replayed |",
    "| --- | --- | --- | --- | --- | --- | --- |",
  ];
  for (const gameType of SITE_GAMES) {
    const games = played.filter((game) => game.gameType === gameType);
    const kills = Object.entries(killsByStage)
      .filter(([key]) => key.startsWith(`${gameType} `))
      .toSorted(([, a], [, b]) => b - a)
      .map(([key, count]) => `${key.slice(gameType.length + 1)} ${count}`);
    const of = (value: (game: (typeof games)[number]) => number) => sum(games.map(value));
    lines.push(
      `| ${gameType} | ${games.length} | ${kills.join(", ")} | ${of(({ verdict }) => verdict.acknowledged)} | ${of(({ verdict }) => verdict.sentTwice)} | ${of(({ inkStored }) => inkStored)} | ${of(({ verdict }) => verdict.inputs)} |`,
    );
  }
  lines.push("", report.faults.length === 0 ? "Nothing is wrong." : "Wrong:", ...report.faults);
  return lines.join("\n");
}
