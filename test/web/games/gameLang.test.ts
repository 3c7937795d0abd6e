import { createElement, type FunctionComponent } from "react";
import { beforeAll, expect, it } from "vitest";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { PackKind } from "../../../src-shared/catalog/packs.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { AbPrivate, AbShared } from "../../../src-rooms/games/ab-thinking/types.ts";
import type { RequipPrivate } from "../../../src-rooms/games/requip/types.ts";
import type { SnaptionPrivate, SnaptionShared } from "../../../src-rooms/games/snaption/types.ts";
import { Ideas } from "../../../src-web/game-kit/Ideas.tsx";
import AbPhone from "../../../src-web/games/ab-thinking/Phone.tsx";
import { Feed } from "../../../src-web/games/canvas-clash/Feed.tsx";
import { LastGuess } from "../../../src-web/games/canvas-clash/LastGuess.tsx";
import { Solved } from "../../../src-web/games/canvas-clash/Solved.tsx";
import RequipPhone from "../../../src-web/games/requip/Phone.tsx";
import SnaptionStage from "../../../src-web/games/snaption/Stage.tsx";
import SnaptionPhone from "../../../src-web/games/snaption/Phone.tsx";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import { texts } from "../../../src-web/i18n/instance.ts";
import { Table } from "../../support/table.ts";
import { atTable } from "../room/inRoom.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces([
    "room",
    "requip",
    "snaption",
    "snapalts",
    "ab-thinking",
    "canvas-clash",
    "drawing",
  ]);
});

/** A German room, seen on phones that speak English. */
function germanRoom(gameType: GameType) {
  const table = new Table({ gameType });
  const people = ["Ada", "Bo", "Cy", "Di"].map((name) => table.join(name));
  table.start({ includeTutorial: false, language: "de" });
  return { table, people };
}

/** Whether this text is marked as German on the phone of this player. */
async function isGerman(
  table: Table,
  id: PlayerId,
  screen: FunctionComponent<{ readonly withStage: boolean }>,
  text: string,
): Promise<boolean> {
  const html = await atTable(table, id, createElement(screen, { withStage: false }));
  const [, before = ""] = /^(.*?)(?:<!-- -->)?TEXT/su.exec(html.replace(text, "TEXT")) ?? [];
  expect(before, `${text} is not on the screen`).not.toBe("");
  return /<[^<>]* lang="de"[^<>]*>[^<>]*$/u.test(before);
}

it("REQUIP: a prompt from a German pack is German in an English room, the answers to it are not", async () => {
  const table = new Table({ gameType: "REQUIP" });
  const people = ["Ada", "Bo", "Cy"].map((name) => table.join(name));
  const [ada = people[0]] = people;
  if (ada === undefined) throw new Error("nobody plays");
  const entries = ["Erste Frage", "Zweite Frage", "Dritte Frage", "Vierte Frage"];
  table.do({
    type: "packs",
    ids: ["ours"],
    packs: [{ packId: "ours", kind: "word", name: "Ours", language: "de", entries }],
  });
  table.start({ includeTutorial: false, wordPackIds: ["ours"] });
  table.until("WRITE");
  expect(await isGerman(table, ada, RequipPhone, "Frage")).toBe(true);
  for (const id of people) {
    for (const prompt of [1, 2]) {
      table.move(id, { type: "answer", prompt, text: `Quip ${id} ${prompt}`, keep: false });
    }
  }
  expect(await isGerman(table, ada, RequipPhone, "Frage")).toBe(true);
  expect(await isGerman(table, ada, RequipPhone, "Quip")).toBe(false);
  for (const stage of ["DUEL", "REVEAL"]) {
    table.until(stage);
    expect(await isGerman(table, ada, RequipPhone, "Frage"), stage).toBe(true);
    expect(await isGerman(table, ada, RequipPhone, "Quip"), stage).toBe(false);
  }
});

it("REQUIP: phones in another language read the prompts and the answers in the room's", async () => {
  const { table, people } = germanRoom("REQUIP");
  table.until("WRITE");
  // SAFETY: the phones of this game have this game's view.
  const handOf = (id: PlayerId) => table.hand(id) as RequipPrivate;
  const [ada = people[0]] = people;
  if (ada === undefined) throw new Error("nobody plays");
  expect(await isGerman(table, ada, RequipPhone, handOf(ada).prompts[1]?.prompt ?? "")).toBe(true);
  for (const id of people) {
    for (const prompt of Object.keys(handOf(id).prompts)) {
      const text = `Witz ${id} ${prompt}`;
      table.move(id, { type: "answer", prompt: Number(prompt), text, keep: false });
    }
  }
  table.until("DUEL");
  for (const id of people) expect(await isGerman(table, id, RequipPhone, "Witz")).toBe(true);
  table.until("REVEAL");
  for (const id of people) expect(await isGerman(table, id, RequipPhone, "Witz")).toBe(true);
});

/** An English room whose host chose a German pack. */
function withGermanPack(gameType: GameType, kind: PackKind) {
  const table = new Table({ gameType });
  const people = ["Ada", "Bo", "Cy", "Di"].map((name) => table.join(name));
  const entries = Array.from({ length: 40 }, (_, at) => `Spruch ${at}`);
  const pack = { packId: "ours", kind, name: "Ours", language: "de", entries } as const;
  table.do({ type: "packs", ids: ["ours"], packs: [pack] });
  table.start({ includeTutorial: false, wordPackIds: ["ours"] });
  return { table, people };
}

it("SNAPTION: a German pack's lines are German in an English room, as captions too; other captions are not", async () => {
  const { table, people } = withGermanPack("SNAPTION", "caption");
  const [ada = people[0]] = people;
  if (ada === undefined) throw new Error("nobody plays");
  table.until("CAPTION");
  expect(await isGerman(table, ada, SnaptionPhone, "Spruch")).toBe(true);
  // SAFETY: the phones of this game have this game's view.
  const lines = (table.hand(ada) as SnaptionPrivate).lines ?? [];
  for (const photo of [1, 2]) {
    table.move(ada, { type: "caption", photo, text: lines[photo] });
  }
  expect(await isGerman(table, ada, SnaptionPhone, "Spruch")).toBe(true);
  for (const id of people.filter((one) => one !== ada)) {
    for (const photo of [1, 2]) {
      table.move(id, { type: "caption", photo, text: `constructor ${id} ${photo}` });
    }
  }
  const television = () => createElement(SnaptionStage, { place: "tv" });
  for (const stage of ["SHOW", "VOTE", "REVEAL"]) {
    table.until(stage);
    // SAFETY: the screens of this game have this game's view.
    const { cards } = table.topic("stage").view as SnaptionShared;
    // While captions are shown one by one, only the big screen has them.
    const screens = stage === "SHOW" ? [television] : [television, SnaptionPhone];
    for (const [screen, { text }] of screens.flatMap((one) =>
      Object.values(cards).map((card) => [one, card] as const),
    )) {
      const isLine = text.startsWith("Spruch");
      expect(await isGerman(table, ada, screen, text), `${stage} ${text}`).toBe(isLine);
    }
  }
});

it("AB_THINKING: a German pack's ideas are German in an English room, and so is a clue taken from one", async () => {
  const { table } = withGermanPack("AB_THINKING", "word");
  table.until("CLUE");
  // SAFETY: the screens of this game have this game's view.
  const { storyteller: teller } = table.topic("stage").view as AbShared;
  if (teller === undefined) throw new Error("nobody tells");
  // SAFETY: the phones of this game have this game's view.
  const { hand, ideas = [], foreign } = table.hand(teller) as AbPrivate;
  const shown = () => createElement(Ideas, { label: "", ideas, foreign, onTake: () => undefined });
  expect(await isGerman(table, teller, shown, "Spruch")).toBe(true);
  table.move(teller, { type: "clue", cardId: hand[0]?.cardId, text: ideas[0] });
  table.until("VOTE");
  expect(await isGerman(table, teller, AbPhone, "Spruch")).toBe(true);
});

it("SNAPTION: phones in another language read the captions in the room's", async () => {
  const { table, people } = germanRoom("SNAPTION");
  table.until("CAPTION");
  for (const id of people) {
    // SAFETY: the phones of this game have this game's view.
    for (const { photo } of (table.hand(id) as SnaptionPrivate).photos) {
      table.move(id, { type: "caption", photo, text: `Spruch ${id} ${photo}` });
    }
  }
  table.until("VOTE");
  for (const id of people) expect(await isGerman(table, id, SnaptionPhone, "Spruch")).toBe(true);
  table.until("REVEAL");
  for (const id of people) expect(await isGerman(table, id, SnaptionPhone, "Spruch")).toBe(true);
});

it("AB_THINKING: phones in another language read the clue in the room's", async () => {
  const { table, people } = germanRoom("AB_THINKING");
  table.until("CLUE");
  // SAFETY: the phones of this game have this game's view.
  const handOf = (id: PlayerId) => table.hand(id) as AbPrivate;
  for (const id of people) {
    const cardId = handOf(id).hand[0]?.cardId;
    table.move(id, { type: "clue", cardId, text: "Winterschlaf" });
  }
  table.until("VOTE");
  for (const id of people) expect(await isGerman(table, id, AbPhone, "Winterschlaf")).toBe(true);
});

it("CANVAS_CLASH: phones in another language read the word and the guesses in the room's", async () => {
  const { table, people } = germanRoom("CANVAS_CLASH");
  const [ada = people[0]] = people;
  if (ada === undefined) throw new Error("nobody plays");
  table.until("DRAW");
  for (const id of people) table.move(id, { type: "guess", text: "Bergpfad" });
  const ofGuessers = () => createElement(Feed, { most: 3 });
  expect(await isGerman(table, ada, ofGuessers, "Bergpfad")).toBe(true);
  expect(await isGerman(table, ada, LastGuess, "Bergpfad")).toBe(true);
  const hand = { role: "guesser", word: "Katze", points: 300, spelled: {}, reported: {} } as const;
  const solved = () => createElement(Solved, { hand });
  expect(await isGerman(table, ada, solved, "Katze")).toBe(true);
});
