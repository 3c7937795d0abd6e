import { describe, expect, it } from "vitest";
import type { RpsShared } from "../../../../src-rooms/games/rps-shoot/types.ts";
import type { RoomState } from "../../../../src-rooms/session/model/state.ts";
import { duelIn, PAPERS, programAll, threeIn } from "../../../support/stories.ts";
import type { Table } from "../../../support/table.ts";

/** Lets the room sleep and wake: its state goes through JSON. */
function sleepAndWake(table: Table): void {
  // SAFETY: a room's state is plain JSON.
  table.state = JSON.parse(JSON.stringify(table.state)) as RoomState;
}

describe("a round that was stored and loaded", () => {
  it("[RS6] still waits for everybody who has not programmed yet", () => {
    const { table, ada, bo } = duelIn("PROGRAM");
    sleepAndWake(table);
    expect(table.topic("stage").waitingFor).toEqual({ [ada]: true, [bo]: true });
    programAll(table, ada, PAPERS);
    sleepAndWake(table);
    expect(table.topic("stage").waitingFor).toEqual({ [bo]: true });
    table.wait(20_000);
    expect(table.stage).toBe("PROGRAM");
  });

  it("[RS16] still halves the win over a fighter who left before the end of PROGRAM", () => {
    const { table, ada, bo, cy } = threeIn("PROGRAM");
    programAll(table, ada, PAPERS);
    table.do({ type: "quit", playerId: cy });
    table.do({ type: "quit", playerId: bo });
    sleepAndWake(table);
    table.robot();
    const nets: number[] = [];
    while (nets.length < 3) {
      table.until("SHOOT");
      const { battles, battle } = table.topic("stage").view as RpsShared;
      const result = battles[battle]?.result;
      nets.push(Math.max(result?.playerNetScore ?? 0, result?.opponentNetScore ?? 0));
      table.wait(7_000);
    }
    expect(nets.toSorted((a, b) => a - b)).toEqual([0, 350, 350]);
  });
});
