import { createElement } from "react";
import { beforeAll, expect, it } from "vitest";
import type { RequipPrivate } from "../../../../src-rooms/games/requip/types.ts";
import { Silent } from "../../../../src-web/game-kit/StageTitle.tsx";
import Phone from "../../../../src-web/games/requip/Phone.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { Table } from "../../../support/table.ts";
import { atTable, inRoom } from "../../room/inRoom.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room", "requip"]);
});

it("who has sent every answer hears which prompt each button changes", async () => {
  const table = new Table({ gameType: "REQUIP" });
  const [ada] = ["Ada", "Bo", "Cy", "Di"].map((name) => table.join(name));
  if (ada === undefined) throw new Error("nobody joined");
  table.start({ includeTutorial: false });
  table.until("WRITE");
  // SAFETY: the phones of this game have this game's view.
  const prompts = Object.entries((table.hand(ada) as RequipPrivate).prompts);
  expect(prompts.length).toBeGreaterThan(1);
  for (const [prompt] of prompts) {
    table.move(ada, {
      type: "answer",
      prompt: Number(prompt),
      text: `Joke ${prompt}`,
      keep: false,
    });
  }
  const phone = await atTable(table, ada, createElement(Phone, { withStage: false }));
  const buttons = [...phone.matchAll(/<button[^>]*aria-label="Change it\. ([^"]+)"/gu)];
  const named = buttons.map(([, prompt]) => prompt);
  expect(new Set(named).size).toBe(prompts.length);
  for (const prompt of named) expect(phone).toContain(`>${prompt}</span>`);
});

it("[RQ16] who has sent an answer that backstage hid reads that instead of it, and can change it", async () => {
  const prompt = (text: string, hidden = false) => ({
    prompt: "Why?",
    currentPromptResponse: text,
    ...(hidden && { hidden: true }),
  });
  const written = (...prompts: readonly object[]) => {
    const stage = { stageId: 3, name: "WRITE", waitingFor: {}, done: {}, view: {} };
    const hand = { prompts: Object.fromEntries(prompts.map((one, at) => [at + 1, one])) };
    const task = createElement(Silent, { value: true }, createElement(Phone, { withStage: false }));
    // SAFETY: all that this task reads.
    return inRoom({ stage, hand } as never, task);
  };
  const one = await written(prompt("Rude", true), prompt("Nice"));
  expect(one).toContain("Hidden backstage");
  expect(one).not.toContain("Rude");
  expect(one).toContain("Nice");
  expect(one).toContain("Comedy delivered!");
  const none = await written(prompt("Rude", true));
  expect(none).not.toContain("Comedy delivered!");
  expect(none).toContain("Change it");
});
