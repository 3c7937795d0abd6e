import type { OutboxRow } from "../../src-rooms/session/model/inputs.ts";

/** The part of Workers Analytics Engine that the product uses. */
export interface Metrics {
  writeDataPoint(point: {
    readonly indexes: string[];
    readonly blobs: string[];
    readonly doubles: number[];
  }): void;
}

/** A request that was answered. `route` is the path's pattern, never the path. */
interface Answered {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  /** How long it took, ms. */
  readonly ms: number;
}

/** Counts a response. The columns are documented in docs/operations.md. */
export function countResponse(metrics: Metrics | undefined, answered: Answered): void {
  const { route, method, status, ms } = answered;
  metrics?.writeDataPoint({
    indexes: [route],
    blobs: ["answer", route, method, String(status)],
    doubles: [1, ms],
  });
}

/** Counts the games that began and ended, from the rows a room reported to the database. */
export function countReportedGames(metrics: Metrics | undefined, rows: readonly OutboxRow[]): void {
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

/** Counts a failed delivery to the database. */
export function countUndelivered(metrics: Metrics | undefined, rows: number): void {
  metrics?.writeDataPoint({ indexes: ["outbox"], blobs: ["outbox.failed"], doubles: [1, rows] });
}
