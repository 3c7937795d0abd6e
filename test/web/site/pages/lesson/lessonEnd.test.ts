import { createElement } from "react";
import { expect, it } from "vitest";
import { initTexts } from "../../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../../src-web/i18n/instance.ts";
import { LessonEnd } from "../../../../../src-web/site/pages/lesson/LessonEnd.tsx";
import { Table } from "../../../../support/table.ts";
import { atTable } from "../../../room/inRoom.ts";

it("the end of a lesson writes names and points as the round did", async () => {
  await initTexts("de");
  await texts.loadNamespaces(["lesson", "games"]);
  const table = new Table({ gameType: "SYNC_THINK" });
  const [ada, ben] = [table.join("Ada"), table.join("Ben")];
  table.start({ includeTutorial: false });
  table.until("THINK");
  for (const id of [ada, ben]) table.move(id, { type: "word", word: "Xylofon" });
  table.until("REVEAL");
  const nothing = () => undefined;
  const doors = { onLeave: nothing, onPlay: nothing, onAgain: nothing };
  const end = await atTable(
    table,
    ada,
    createElement(LessonEnd, { gameType: "SYNC_THINK", ...doors }),
  );
  expect(end).toContain("<span>ADA</span><b>2.000</b>");
  expect(end).toContain("<span>BEN</span><b>2.000</b>");
});
