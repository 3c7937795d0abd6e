import { createElement } from "react";
import { beforeAll, expect, it } from "vitest";
import type {
  CanvasPrivate,
  CanvasShared,
} from "../../../../src-rooms/games/canvas-clash/types.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { Silent } from "../../../../src-web/game-kit/StageTitle.tsx";
import Phone from "../../../../src-web/games/canvas-clash/Phone.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { Table } from "../../../support/table.ts";
import { atTable } from "../../room/inRoom.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room", "canvas-clash", "drawing"]);
});

it("a member of the audience is told neither to guess nor that they won nothing", async () => {
  const table = new Table({ gameType: "CANVAS_CLASH" });
  const people = Array.from({ length: 16 }, (_, at) => table.join(`Player ${at}`));
  const watcher = table.join("Watcher", { audience: true });
  table.start({ includeTutorial: false });
  const phoneOf = (id: PlayerId) =>
    atTable(
      table,
      id,
      createElement(Silent, { value: true }, createElement(Phone, { withStage: true })),
    );
  const guesser = () => {
    // SAFETY: the stages of this game have this game's views.
    const found = people.find((id) => (table.hand(id) as CanvasPrivate).role === "guesser");
    if (found === undefined) throw new Error("nobody guesses");
    return found;
  };
  table.until("READY");
  expect(await phoneOf(guesser())).toContain("You guess. Get ready!");
  expect(await phoneOf(watcher)).toContain("Just watch this one");
  expect(await phoneOf(watcher)).not.toContain("You guess");
  table.until("DRAW");
  // SAFETY: as above.
  const { sheet } = table.topic("stage").view as CanvasShared;
  for (const canvas of [0, 1]) table.do({ type: "inked", sheet, canvas, inked: true });
  table.until("REVEAL");
  table.wait(6_000);
  const blame = "No points this time. Art is suffering.";
  expect(await phoneOf(guesser())).toContain(blame);
  expect(await phoneOf(watcher)).not.toContain(blame);
});
