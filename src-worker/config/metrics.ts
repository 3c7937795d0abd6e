import type { OutboxRow } from "../../src-rooms/session/model/inputs.ts";

/** Workers Analytics Engine, as far as we use it. */
export interface Metrics {
  writeDataPoint(point: {
    readonly indexes: string[];
    readonly blobs: string[];
    readonly doubles: number[];
  }): void;
}

/** An HTTP call that was answered: `route` is the path's pattern, never the path. */
interface Answered {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  /** How long it took, ms. */
  readonly ms: number;
}

/** Count an answered call. Columns are documented in docs/operations.md. */
export function countAnswer(metrics: Metrics | undefined, answered: Answered): void {
  const { route, method, status, ms } = answered;
  metrics?.writeDataPoint({
    indexes: [route],
    blobs: ["answer", route, method, String(status)],
    doubles: [1, ms],
  });
}

/** Count what a room told the database: games that began and ended. */
export function countTold(metrics: Metrics | undefined, rows: readonly OutboxRow[]): void {
  for (const { kind, body } of rows) {
    if (kind === "gameStarted") {
      metrics?.writeDataPoint({
        indexes: [body.gameType],
        blobs: ["game.started", body.gameType],
        doubles: [1, body.playerCount],
      });
    }
    if (kind === "gameEnded") {
      metrics?.writeDataPoint({
        indexes: [body.end.gameType],
        blobs: ["game.ended", body.end.gameType],
        doubles: [1, body.end.podium.length, body.rounds.roundCount],
      });
    }
  }
}

/** Count a delivery to the database that failed. */
export function countUndelivered(metrics: Metrics | undefined, rows: number): void {
  metrics?.writeDataPoint({ indexes: ["outbox"], blobs: ["outbox.failed"], doubles: [1, rows] });
}
