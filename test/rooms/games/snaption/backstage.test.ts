import { describe, expect, it } from "vitest";
import type { Verdict } from "../../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { SnapTable } from "../../../support/snaption/table.ts";

describe("backstage in a later round", () => {
  /**
   * A game of two rounds while the second is being written; returns what backstage sees, and how to judge it.
   */
  function secondRound(settings: Record<string, unknown>, isReported = false) {
    const { table, players } = SnapTable.with(3, { numberOfRounds: 2, ...settings });
    const [host] = players;
    if (table.game.bringOwn) {
      table.until("SNAP");
      for (const id of players) table.move(id, { type: "photo", photoId: `upload-${id}` });
    }
    table.until("CAPTION");
    table.captionAll();
    table.until("ROUND_SUMMARY");
    const [kept] = table.game.snapped;
    if (host === undefined || !kept) throw new Error("nothing was kept");
    const caption = `${kept.id}-${kept.authors[0]}`;
    if (isReported) {
      table.tryAs(
        { kind: "player", playerId: host },
        { topic: "report", body: { itemId: caption } },
      );
    }
    const itemId = table.backstageId(caption);
    table.until("CAPTION");
    const item = () => table.backstage(host)?.items[itemId];
    const judge = (verdict: Verdict) =>
      table.tryAs(
        { kind: "player", playerId: host },
        { topic: "moderate", body: { itemId, verdict } },
      );
    return { table, kept, item, judge };
  }

  it("[SN13] can still hide a caption, which is then neither on the podium nor in profiles", () => {
    const { table, kept, item, judge } = secondRound({ backstage: "hide" });
    expect(item()).toEqual({ kind: "text", text: kept.text, status: "approved" });
    expect(judge("hide")).toBe("ok");
    expect(item()).toMatchObject({ status: "hidden" });
    table.until("GAME_END");
    const { keepsakes, highlights } = table.topic("gameEnd");
    expect(keepsakes.map(({ id }) => id)).not.toContain(kept.id);
    expect(JSON.stringify(highlights)).not.toContain(kept.id);
  });

  it("[SN13] can show a caption again that was hidden by mistake", () => {
    const { table, kept, judge } = secondRound({ backstage: "hide" });
    expect(judge("hide")).toBe("ok");
    expect(judge("approve")).toBe("ok");
    table.until("GAME_END");
    expect(table.topic("gameEnd").keepsakes.map(({ id }) => id)).toContain(kept.id);
    expect(table.topic("gameEnd").highlights).toMatchObject({
      snapped: expect.arrayContaining([kept]),
    });
  });

  it("[SN13] hides a player's photo with its caption", () => {
    const { table, kept, item, judge } = secondRound({
      backstage: "hide",
      snaptionSettings: { photoSource: "players" },
    });
    expect(item()).toMatchObject({ text: kept.text, src: kept.source.id });
    judge("hide");
    table.until("GAME_END");
    expect(JSON.stringify(table.topic("gameEnd"))).not.toContain(kept.source.id);
  });

  it("[SE25] still shows a reported caption to a host who wanted no backstage", () => {
    const { kept, item, table } = secondRound({ backstage: "off" }, true);
    expect(item()).toMatchObject({ text: kept.text, reported: true });
    expect(Object.keys(table.backstage(1 as PlayerId)?.items ?? {})).toHaveLength(1);
  });
});

it("[SN13] the writer of a caption that backstage hides is told so while there is time for another one", () => {
  const { table, players } = SnapTable.with(3, { numberOfRounds: 1, backstage: "hide" });
  const [host, bo, cy] = players;
  if (host === undefined || bo === undefined || cy === undefined) throw new Error("nobody plays");
  table.until("CAPTION");
  table.captionAll([cy]);
  const [first, second] = table.privateViewOf(bo).photos;
  const items = table.backstage(host)?.items ?? {};
  const itemId = Object.keys(items).find((id) => items[id]?.text === first?.text);
  if (itemId === undefined) throw new Error("backstage does not see the caption");
  const as = { kind: "player", playerId: host } as const;
  table.tryAs(as, { topic: "moderate", body: { itemId, verdict: "hide" } });
  expect(table.privateViewOf(bo).photos).toEqual([{ ...first, hidden: true }, second]);
  table.caption(bo, 1, "something nicer");
  expect(table.privateViewOf(bo).photos).toEqual([{ ...first, text: "something nicer" }, second]);
});

describe("a report", () => {
  it("[SE22] of a caption whose author is secret has no success, so the host's phone learns nothing", () => {
    const { table, players } = SnapTable.with(3, { numberOfRounds: 1 });
    const [host] = players;
    if (host === undefined) throw new Error("nobody plays");
    const report = (itemId: string) =>
      table.tryAs({ kind: "player", playerId: host }, { topic: "report", body: { itemId } });
    table.until("CAPTION");
    table.captionAll();
    const ids = (table.games.SNAPTION?.backstage?.(table.game) ?? []).map(({ id }) => id);
    expect(ids).not.toEqual([]);
    for (const stage of ["CAPTION", "VOTE"] as const) {
      table.until(stage);
      for (const id of ids) expect(report(id), stage).toBe("not_found");
      expect(table.backstage(host)).toBeUndefined();
    }
    table.until("REVEAL");
    expect(ids.map(report)).toContain("ok");
    expect(table.backstage(host)).toBeDefined();
  });
});
