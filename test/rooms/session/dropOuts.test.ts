import { describe, expect, it } from "vitest";
import { face, fallsSilent, joining, threeIn, twoAtTable } from "../../support/stories.ts";
import type { Table } from "../../support/table.ts";

/** Lets the host end the game; returns what is reported about players who left. */
function toldAtTheEnd(table: Table): unknown {
  table.host({ topic: "requestEndGame", body: {} });
  const end = table.outbox.findLast(({ kind }) => kind === "gameEnded");
  return end?.kind === "gameEnded" ? end.body.dropOuts : "no end";
}

describe("a player who does not stay until the end", () => {
  it("[SE81] is counted by the stage in which they gave their seat up", () => {
    const { table, bo } = threeIn("PROGRAM", { timerMode: "off" });
    table.do({ type: "quit", playerId: bo });
    expect(toldAtTheEnd(table)).toEqual({ PROGRAM: 1 });
  });

  it("[SE81] is counted by that stage even if the game continued long after their phone was gone", () => {
    const { table, bo } = threeIn("PROGRAM");
    table.wait(15_000);
    table.do({ type: "quit", playerId: bo });
    table.disconnect(bo);
    table.until("SHOOT");
    table.wait(20_000);
    expect(toldAtTheEnd(table)).toEqual({ PROGRAM: 1 });
  });

  it("[SE81] is counted by the stage in which they fell silent, once that is a minute ago", () => {
    const { table, bo, ada } = threeIn("PROGRAM", { timerMode: "off" });
    fallsSilent(table, bo);
    table.wait(55_000);
    fallsSilent(table, ada);
    table.wait(25_000);
    expect(toldAtTheEnd(table)).toEqual({ PROGRAM: 1 });
  });

  it("[SE81] is not counted if they are back by then", () => {
    const { table, bo } = threeIn("PROGRAM", { timerMode: "off" });
    fallsSilent(table, bo);
    table.wait(70_000);
    table.silent.delete(bo);
    table.wait(10_000);
    expect(toldAtTheEnd(table)).toBeUndefined();
  });

  it("[SE81] is not counted if they gave their seat up and took it again", () => {
    const { table, bo } = threeIn("PROGRAM", { timerMode: "off" });
    table.do({ type: "quit", playerId: bo });
    table.do({ type: "rejoin", playerId: bo });
    table.connect(bo);
    expect(toldAtTheEnd(table)).toBeUndefined();
  });

  it("[SE81] is not counted if they were kicked", () => {
    const { table, bo } = threeIn("PROGRAM", { timerMode: "off" });
    table.host({ topic: "requestPlayerKick", body: { playerId: bo } });
    expect(toldAtTheEnd(table)).toBeUndefined();
  });

  it("[SE81] is not counted if they sit elsewhere in the room or are a robot", () => {
    const { table } = twoAtTable();
    const cameFrom = { device: "phone of Cy", way: "wifi", since: 0 };
    const cy = table.join("Cy", { cameFrom });
    const robot = table.robot();
    table.start({ includeTutorial: false, timerMode: "off" });
    table.until("PROGRAM");
    fallsSilent(table, cy);
    table.wait(70_000);
    table.do({ ...joining("Cy again", face(5)), cameFrom });
    table.host({ topic: "requestPlayerKick", body: { playerId: robot } });
    expect(table.state.seats[cy]?.status).toBe("quit");
    expect(toldAtTheEnd(table)).toBeUndefined();
  });

  it("[SE81] is not counted if they left in the lobby or on the podium", () => {
    const { table, bo } = twoAtTable();
    const cy = table.join("Cy");
    table.do({ type: "quit", playerId: cy });
    table.start();
    expect(toldAtTheEnd(table)).toBeUndefined();
    table.do({ type: "quit", playerId: bo });
    const ends = table.outbox.filter(({ kind }) => kind === "gameEnded");
    expect(ends).toHaveLength(1);
  });
});
