import { createElement } from "react";
import { beforeAll, expect, it } from "vitest";
import type { RequipPrivate, RequipShared } from "../../../../src-rooms/games/requip/types.ts";
import Phone from "../../../../src-web/games/requip/Phone.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { Table } from "../../../support/table.ts";
import { atTable } from "../../room/inRoom.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room", "requip"]);
});

it("[RQ13] an author sees why a card of their own duel is empty", async () => {
  const table = new Table({ gameType: "REQUIP" });
  const people = ["Ada", "Bo", "Cy", "Di"].map((name) => table.join(name));
  table.start({ includeTutorial: false });
  table.until("WRITE");
  for (const id of people) {
    // SAFETY: the phones of this game have this game's view.
    const { prompts } = table.hand(id) as RequipPrivate;
    for (const prompt of Object.keys(prompts)) {
      const text = `Joke ${id} ${prompt}`;
      expect(table.move(id, { type: "answer", prompt: Number(prompt), text, keep: false })).toBe(
        "ok",
      );
    }
  }
  table.until("DUEL");
  const author = people.find((id) => (table.hand(id) as RequipPrivate).mine !== undefined);
  if (author === undefined) throw new Error("nobody wrote this duel");
  const phone = () => atTable(table, author, createElement(Phone, { withStage: false }));
  expect(await phone()).not.toContain("Hidden backstage");
  const itemId = table.backstageId((table.hand(author) as RequipPrivate).mine ?? "");
  table.host({ topic: "moderate", body: { itemId, verdict: "hide" } });
  expect(table.stage).toBe("DUEL");
  // SAFETY: as above.
  const { matchup } = table.topic("stage").view as RequipShared;
  expect([matchup?.answer1.hidden, matchup?.answer2.hidden]).toContain(true);
  expect(await phone()).toContain("Hidden backstage");
});
