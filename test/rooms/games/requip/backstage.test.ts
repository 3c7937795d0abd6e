import { describe, expect, it, test } from "vitest";
import type { Verdict } from "../../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { duelOf, shownOf, stateOf, writeAll, writers } from "./table.ts";

describe("an answer from an earlier duel", () => {
  /** Shows a duel between people that somebody voted on; then the room goes on to this stage. */
  function after(stage: "ROUND_SUMMARY" | "WRITE") {
    const { table, people } = writers(4, { backstage: "hide", numberOfRounds: 2 });
    const [host] = people as [PlayerId];
    writeAll(table, people);
    duelOf(table, (_texts, authors) => !authors.includes("quipbot"));
    const slots = stateOf(table).matchups[stateOf(table).current]?.slots ?? [];
    const voter = people.find((id) => !slots.some(({ author }) => author === id)) as PlayerId;
    table.move(voter, {
      type: "vote",
      promptResponseId: shownOf(table).answer1.promptResponseId,
    });
    table.until("REVEAL");
    const { responseText: text, promptResponseId } = shownOf(table).answer1;
    table.until("ROUND_SUMMARY");
    if (stage === "WRITE") table.until("WRITE");
    const itemId = table.backstageId(promptResponseId);
    const item = () => table.backstage(host)?.items[itemId];
    const judge = (verdict: Verdict) =>
      table.tryAs(
        { kind: "player", playerId: host },
        { topic: "moderate", body: { itemId, verdict } },
      );
    return { table, text, item, judge };
  }

  for (const stage of ["ROUND_SUMMARY", "WRITE"] as const) {
    it(`[RQ16] may still be hidden in ${stage}, and is then neither on the podium nor kept anywhere`, () => {
      const { table, text, item, judge } = after(stage);
      expect(item()?.text).toBe(text);
      expect(judge("hide")).toBe("ok");
      expect(item()).toMatchObject({ status: "hidden" });
      const outbox = table.outbox.length;
      table.until("GAME_END");
      expect(JSON.stringify(table.topic("gameEnd"))).not.toContain(text);
      expect(JSON.stringify(table.outbox.slice(outbox))).not.toContain(text);
    });

    it(`[RQ16] that was hidden by mistake can be shown again in ${stage}`, () => {
      const { table, text, judge } = after(stage);
      judge("hide");
      expect(judge("approve")).toBe("ok");
      table.until("GAME_END");
      expect(JSON.stringify(table.topic("gameEnd").keepsakes)).toContain(text);
      expect(JSON.stringify(table.topic("gameEnd").highlights)).toContain(text);
    });
  }

  it("[RQ16] is listed backstage if it is kept, and only then", () => {
    const { table } = after("WRITE");
    const items = table.games.REQUIP?.backstage?.(stateOf(table)) ?? [];
    const kept = stateOf(table).duels.filter(({ kind }) => kind === "votes");
    expect(items).toHaveLength(2 * kept.length);
  });
});

test("[SE25] an answer can be reported once it is shown, not while its rival still writes", () => {
  const { table, people } = writers(4);
  const [host] = people as [PlayerId];
  const report = (itemId: string) =>
    table.tryAs({ kind: "player", playerId: host }, { topic: "report", body: { itemId } });
  writeAll(table, people);
  const ids = (table.games.REQUIP?.backstage?.(stateOf(table)) ?? []).map(({ id }) => id);
  expect(ids).not.toEqual([]);
  for (const id of ids) expect(report(id)).toBe("not_found");
  expect(table.backstage(host)).toBeUndefined();
  table.until("DUEL");
  const shown = [shownOf(table).answer1, shownOf(table).answer2].map((one) => one.promptResponseId);
  for (const id of ids) expect(report(id), id).toBe(shown.includes(id) ? "ok" : "not_found");
});
