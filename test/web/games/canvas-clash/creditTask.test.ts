import { createElement } from "react";
import { beforeAll, expect, it } from "vitest";
import type {
  CanvasPrivate,
  CanvasShared,
} from "../../../../src-rooms/games/canvas-clash/types.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import Phone from "../../../../src-web/games/canvas-clash/Phone.tsx";
import { Table } from "../../../support/table.ts";
import { atTable } from "../../room/inRoom.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room", "canvas-clash", "drawing"]);
});

it("a guesser who judges hears which canvas each button accuses of letters", async () => {
  const table = new Table({ gameType: "CANVAS_CLASH" });
  const people = ["Ada", "Bo", "Cy", "Di", "Eve"].map((name) => table.join(name));
  table.start({ includeTutorial: false });
  table.until("DRAW");
  // SAFETY: the stages of this game have this game's views.
  const { sheet } = table.topic("stage").view as CanvasShared;
  for (const canvas of [0, 1]) table.do({ type: "inked", sheet, canvas, inked: true });
  table.until("CREDIT");
  // SAFETY: as above.
  const guesser = people.find((id) => (table.hand(id) as CanvasPrivate).role === "guesser");
  if (guesser === undefined) throw new Error("nobody guesses");
  const phone = await atTable(table, guesser, createElement(Phone, { withStage: true }));
  for (const letter of ["A", "B"]) expect(phone).toContain(`"Letters! Canvas ${letter}"`);
});
