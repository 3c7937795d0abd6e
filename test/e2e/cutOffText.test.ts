import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import type { SnaptionPrivate, SnaptionShared } from "../../src-rooms/games/snaption/types.ts";
import { playerIdsOf } from "../../src-shared/protocol/ids.ts";
import { rigRooms, turnOf } from "./rigRooms.ts";
import { theBrowser } from "./setting.ts";

const room = rigRooms(theBrowser());

/** How much of this element's top is cut off by what it is in, px; less than 0 where there is room to spare. */
const cutAtTop = (element: Locator) =>
  element.evaluate((one) => {
    const { top } = one.getBoundingClientRect();
    let lowest = 0;
    for (let at = one.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowY !== "visible")
        lowest = Math.max(lowest, at.getBoundingClientRect().top);
    }
    return lowest - top;
  });

it("RPS_SHOOT: of a rival's name that is too long, the part left out cannot be seen", async () => {
  const { table, first, phone, showStage } = await room("RPS_SHOOT", 1);
  table.join("Günther Überlän");
  table.start({ includeTutorial: false });
  table.until("PROGRAM");
  const page = await phone(first);
  await showStage(page);
  const name = page.locator("main ol b").first();
  await name.getByText("GÜNTHER").waitFor();
  await page.evaluate(() => document.fonts.ready);
  const picture = async (text: string) => {
    await name.evaluate((element, changed) => (element.textContent = changed), text);
    return name.screenshot();
  };
  // The third line begins with the second word.
  const plain = await picture("GÜNTHER UBERLAN");
  for (const text of ["GÜNTHER ÜBERLÄN", "GÜNTHER ÅBERLŐN"]) {
    expect(plain.equals(await picture(text)), text).toBe(true);
  }
});

it("SYNC_THINK: the mark of the present level is shown whole on a phone in landscape", async () => {
  const { table, first, phone, showStage } = await room("SYNC_THINK", 3);
  table.start({ includeTutorial: false });
  table.until("THINK");
  const page = await phone(first, 844, 390);
  await showStage(page);
  const mark = page.locator("main i[data-state=now]");
  await mark.waitFor();
  expect(await cutAtTop(mark), "px of the mark that are cut off").toBeLessThanOrEqual(0);
});

it("SNAPTION: the stamp on the first caption is shown whole on a phone in landscape", async () => {
  const { table, ids, first, phone, showStage } = await room("SNAPTION", 5);
  table.start({ includeTutorial: false });
  table.until("CAPTION");
  for (const id of ids) {
    // SAFETY: this room plays SNAPTION.
    const { photos } = table.hand(id) as SnaptionPrivate;
    for (const { photo } of photos)
      table.move(id, { type: "caption", photo, text: `Goose ${id}${photo}` });
  }
  table.until("VOTE");
  for (const id of ids) table.move(id, { type: "vote", letter: "A" });
  table.until("REVEAL");
  table.wait(6_000);
  // SAFETY: as above.
  const { cards } = table.topic("stage").view as SnaptionShared;
  expect(cards["A"]?.isTop).toBe(true);
  for (const [width, height] of [
    [844, 390],
    [568, 320],
  ] as const) {
    const page = await phone(first, width, height);
    await showStage(page);
    const stamp = page
      .locator("main li")
      .first()
      .getByText(/^(Snap|Everybody)!$/);
    await stamp.waitFor();
    expect(
      await cutAtTop(stamp),
      `px of the stamp that are cut off at ${width}`,
    ).toBeLessThanOrEqual(0);
  }
});

it.each([
  ["REQUIP", 3, "WRITE"],
  ["SYNC_THINK", 3, "THINK"],
] as const)(
  "%s: on a small phone in portrait with an open keyboard, time and box are in sight and the button can be reached",
  async (gameType, people, stage) => {
    const { table, first, phone, showStage } = await room(gameType, people);
    table.start({ includeTutorial: false });
    table.until(stage);
    const page = await phone(first, 375, 620);
    await showStage(page);
    const box = page.locator("main input");
    await box.focus();
    // Wider than high, as of a phone in landscape.
    await page.setViewportSize({ width: 375, height: 350 });
    const endsAt = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().bottom);
    for (const part of [page.getByRole("timer"), box]) {
      await expect.poll(() => endsAt(part)).toBeLessThanOrEqual(350);
    }
    const send = page.locator("main form button[type=submit]");
    await send.evaluate((one) => one.scrollIntoView({ block: "nearest" }));
    expect(await endsAt(send)).toBeLessThanOrEqual(350);
  },
);

it("EXPERIMENTS: with text of twice the size on a small phone, the rules are stacked and within the window", async () => {
  const { table, first, phone, showStage } = await room("EXPERIMENTS", 3);
  table.start({ includeTutorial: true });
  const page = await phone(first, 375, 553);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    document.documentElement.dataset["text"] = "browser";
  });
  await showStage(page);
  const panels = page.locator("main ol:has(> li > [aria-hidden]) > li");
  await panels.nth(2).waitFor();
  const boxes = await panels.evaluateAll((all) =>
    all.map((one) => ({
      width: one.getBoundingClientRect().width,
      right: Math.max(
        ...[...one.querySelectorAll("*")].map((part) => part.getBoundingClientRect().right),
      ),
    })),
  );
  for (const { width, right } of boxes) {
    expect(width, "px wide").toBeGreaterThan(300);
    expect(right).toBeLessThanOrEqual(375);
  }
});

it.each([
  ["pl", 1280, 720],
  ["pl", 960, 540],
  ["ro", 1366, 625],
] as const)(
  "the characters of a full lobby are shown whole above the host's buttons (%s, %i by %i)",
  async (locale, width, height) => {
    const { rig, table, showStage } = await room("REQUIP", 16);
    table.host({ topic: "gameSettings", body: { settings: { language: locale } } });
    const page = await rig.screen(undefined, width, height, { reducedMotion: "reduce", locale });
    await showStage(page);
    const buttons = page.locator("[data-buttons] button, [class*=_bottom_] button");
    await expect.poll(() => buttons.count()).toBe(6);
    await page.evaluate(() => document.fonts.ready);
    const middles = await buttons.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
    );
    expect(new Set(middles.map(Math.round)).size, "rows of buttons").toBe(1);
    const sizes = await page
      .locator("main ul > li [class*=_walk_]")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(sizes).toHaveLength(16);
    expect(Math.min(...sizes) / height, "a character's share of the window").toBeGreaterThan(0.06);
  },
);

it("the words on a host's five buttons are inside them on the narrowest phone", async () => {
  const { rig, table, first, showStage } = await room("REQUIP", 4);
  table.host({ topic: "gameSettings", body: { settings: { language: "de" } } });
  const page = await rig.screen(first, 320, 568, { reducedMotion: "reduce", locale: "de" });
  await showStage(page);
  const buttons = page.locator("[data-buttons='5'] button");
  await expect.poll(() => buttons.count()).toBe(5);
  await page.evaluate(() => document.fonts.ready);
  const tooWide = await buttons.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  );
  expect(tooWide).toEqual([]);
});

it("a player's own name is whole on small phones as long as the pencil beside it is seen", async () => {
  const { table, first, phone, showStage } = await room("RPS_SHOOT", 2);
  table.start({ includeTutorial: false, numberOfRounds: 1 });
  table.until("GAME_END");
  const page = await phone(first, 400, 640);
  await showStage(page);
  const pencil = page.locator("header [class*=_pencil_]");
  await pencil.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const cutAt: number[] = [];
  for (let width = 400; width > 250; width -= 5) {
    await page.setViewportSize({ width, height: 640 });
    const isCut = await pencil.evaluate((one) => {
      const name = one.previousElementSibling;
      const letters = document.createRange();
      if (name) letters.selectNodeContents(name);
      const widthOf = (part: Range | Element | null) => part?.getBoundingClientRect().width ?? 0;
      return widthOf(one) >= 1 && widthOf(name) < widthOf(letters);
    });
    if (isCut) cutAt.push(width);
  }
  expect(cutAt, "px of the window in which the name is cut").toEqual([]);
});

it.each([
  ["HOST_AND_PLAY", 844, 390],
  ["HOST", 568, 320],
] as const)(
  "CANVAS_CLASH: a painter who waits in landscape has reactions that do not overlap (%s, %i by %i)",
  async (hostType, width, height) => {
    const { table, phone, showStage } = await room("CANVAS_CLASH", 5, hostType);
    table.start({ includeTutorial: false, numberOfTurns: 1 });
    table.until("DRAW");
    const turn = turnOf(table);
    if (!turn) throw new Error("no turn is running");
    for (const canvas of turn.canvases.keys())
      table.do({ type: "inked", sheet: turn.sheet, canvas, inked: true });
    for (const id of playerIdsOf(turn.guessers))
      table.move(id, { type: "guess", text: turn.word.text });
    table.until("CREDIT");
    const page = await phone(turn.canvases[0]?.painter, width, height);
    await showStage(page);
    const reactions = page.getByRole("group", { name: "reaction" }).getByRole("button");
    await expect.poll(() => reactions.count()).toBe(6);
    const [places, pictures] = await Promise.all([
      reactions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width)),
      reactions
        .locator("svg, img")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width)),
    ]);
    expect(Math.min(...places), "px a reaction has").toBeGreaterThanOrEqual(Math.max(...pictures));
  },
);

it.each([
  [360, 640],
  [390, 664],
  [360, 780],
])(
  "SYNC_THINK: no word of ten is broken in the reveal on a phone of %i by %i",
  async (width, height) => {
    const { table, ids, first, phone, showStage } = await room("SYNC_THINK", 10);
    table.start({ includeTutorial: false });
    table.until("THINK");
    const words = [
      "Kimono",
      "Marmalade",
      "Gazebo",
      "Yodelling",
      "Mammut",
      "Oboe",
      "Tango",
      "Wombat",
    ];
    // Two people have one word, and two others another, which leaves less room beside their faces.
    for (const [at, id] of ids.entries())
      table.move(id, { type: "word", word: words[at % words.length] });
    const page = await phone(first, width, height);
    table.until("REVEAL");
    // First the words, then the verdict.
    for (const ms of [6_000, 5_500]) {
      table.wait(ms);
      await showStage(page);
      await page.locator("main").getByText("Oboe").waitFor();
      await page.evaluate(() => document.fonts.ready);
      const broken = await page.locator("main ul > li > b").evaluateAll((all) =>
        all.flatMap((one) => {
          const letters = document.createRange();
          letters.selectNodeContents(one);
          const { height: high } = letters.getBoundingClientRect();
          const size = parseFloat(getComputedStyle(one).fontSize);
          return high > 1.9 * size || one.scrollWidth > one.clientWidth ? [one.textContent] : [];
        }),
      );
      expect(broken).toEqual([]);
    }
  },
);
