import { describe, expect, it } from "vitest";
import { SnapTable } from "../../../support/snaption/table.ts";

describe("the photographer's points", () => {
  /** Shows one of three own photos; returns its owner and how to clap for it. */
  function clapped(backstage: "hide" | "approve") {
    const { table, players } = SnapTable.with(3, {
      backstage,
      numberOfRounds: 1,
      snaptionSettings: { photoSource: "players" },
    });
    const judge = (itemId: string, verdict: "hide" | "approve") =>
      table.host({
        topic: "moderate",
        body: { itemId: table.backstageId(itemId), verdict },
      });
    table.until("SNAP");
    for (const id of players) table.move(id, { type: "photo", photoId: `upload-${id}` });
    if (backstage === "approve") for (const id of players) judge(`photo-1-${id}`, "approve");
    table.until("CAPTION");
    table.captionAll();
    const approve = (at: number) => {
      for (const { author } of table.game.photos[at]?.captions ?? []) {
        judge(`caption-1-${at + 1}-${author}`, "approve");
      }
    };
    if (backstage === "approve") approve(0);
    table.until("VOTE");
    const { owner } = table.game.photos[table.game.current] ?? {};
    if (owner === undefined) throw new Error("a photo of the house");
    for (const id of players) if (id !== owner) table.move(id, { type: "clap" });
    const scoreOf = () => table.game.players[owner]?.score ?? 0;
    return { table, owner, judge, approve, scoreOf };
  }

  it("[SN11] are paid even if backstage hides the remaining photos", () => {
    const { table, judge, scoreOf } = clapped("hide");
    table.until("REVEAL");
    for (const { owner } of table.game.photos.slice(1)) judge(`photo-1-${owner}`, "hide");
    const before = scoreOf();
    table.until("ROUND_SUMMARY");
    expect(scoreOf() - before).toBe(250);
  });

  it("[SN11] are paid once, even if backstage lets one more photo be shown", () => {
    const { table, owner, approve, scoreOf } = clapped("approve");
    const before = scoreOf();
    table.until("REVEAL");
    expect(table.view.photographers).toEqual({ [owner]: true });
    approve(1);
    table.until("SHOW");
    expect(scoreOf()).toBe(before);
    table.until("REVEAL");
    table.until("ROUND_SUMMARY");
    expect(scoreOf() - before).toBe(250);
  });

  it("[SN11] [SE16] are halved once for a robot that stands in, even if they are paid again", () => {
    const { table, owner, approve } = clapped("approve");
    table.disconnect(owner);
    // A minute of silence does not fit into this stage.
    const seat = table.state.seats[owner];
    if (!seat) throw new Error("nobody sits there");
    table.state = {
      ...table.state,
      seats: { ...table.state.seats, [owner]: { ...seat, autopilot: true } },
    };
    const pointsOf = () => table.scores()[owner] ?? 0;
    const before = pointsOf();
    table.until("REVEAL");
    expect(table.view.photographers).toEqual({ [owner]: true });
    approve(1);
    table.until("SHOW");
    expect(pointsOf()).toBe(before);
    table.until("REVEAL");
    table.until("ROUND_SUMMARY");
    expect(pointsOf() - before).toBe(125);
  });

  it("[SN13] are not paid for a photo that was hidden", () => {
    const { table, owner, judge, scoreOf } = clapped("hide");
    judge(`photo-1-${owner}`, "hide");
    table.until("ROUND_SUMMARY");
    expect(scoreOf()).toBe(0);
    expect(table.game.photographers).toEqual([]);
  });
});
