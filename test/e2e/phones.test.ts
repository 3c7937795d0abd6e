import { describe, expect, it } from "vitest";
import { GAME_FACTS } from "../../src-shared/catalog/gameTypes.ts";
import { playerIdsOf, type PlayerId } from "../../src-shared/protocol/ids.ts";
import type { AbPrivate } from "../../src-rooms/games/ab-thinking/types.ts";
import type { SnaptionPrivate } from "../../src-rooms/games/snaption/types.ts";
import { translatePage } from "./pageTranslator.ts";
import { button, rigRooms, toasts, turnOf } from "./rigRooms.ts";
import { theBrowser } from "./setting.ts";

const browser = theBrowser();
const room = rigRooms(browser);

it("a sheet that the game closed does not reopen by itself, neither in the game nor on the podium", async () => {
  const { table, first, phone, showStage } = await room("RPS_SHOOT", 2);
  const page = await phone(first);
  await button(page, /Ada.*change/i).click();
  await page.getByRole("dialog").waitFor();
  table.start({ includeTutorial: false, numberOfRounds: 1 });
  table.until("PROGRAM");
  await showStage(page);
  expect(await page.getByRole("dialog").count()).toBe(0);
  table.until("GAME_END");
  await showStage(page);
  await button(page, /Ada.*change/i).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

it("a browser that translates pages leaves the room's texts alone, so the game runs to its end", async () => {
  const { table, first, phone, showStage } = await room("SYNC_THINK", 3);
  const screens = [await phone(first), await phone(undefined, 1920, 1080)];
  for (const page of screens) await page.evaluate(translatePage);
  table.start({ numberOfRounds: 1 });
  for (const stage of ["TUTORIAL", "CUE", "THINK", "REVEAL", "GAME_END"]) {
    table.until(stage);
    for (const page of screens) {
      await showStage(page);
      expect(await page.locator("[data-stage] font").count(), stage).toBe(0);
    }
  }
});

it("CANVAS_CLASH: paints keep their colours under forced system colours", async () => {
  const { table, phone, showStage } = await room("CANVAS_CLASH", 5);
  table.start({ numberOfTurns: 1, includeTutorial: false });
  table.until("DRAW");
  const painter = turnOf(table)?.canvases[0]?.painter;
  const page = await phone(painter);
  await page.emulateMedia({ forcedColors: "active" });
  await showStage(page);
  const paints = page.locator("[class*=_dab_]");
  await paints.first().waitFor();
  const seen = await paints.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).backgroundColor),
  );
  expect(new Set(seen).size).toBe(seen.length);
});

it("names and points after a round are legible under forced system colours: no outline fills their letters", async () => {
  const { table, first, phone, showStage } = await room("RPS_SHOOT", 3);
  table.start({ includeTutorial: false });
  table.until("ROUND_SUMMARY");
  const page = await phone(first);
  await page.emulateMedia({ forcedColors: "active" });
  await showStage(page);
  await page.locator("main").getByText("BO", { exact: true }).first().waitFor();
  const outlines = await page
    .locator("main *")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).webkitTextStrokeWidth));
  expect(outlines.length).toBeGreaterThan(0);
  expect(new Set(outlines)).toEqual(new Set(["0px"]));
});

it("what is chosen can be told from the rest under forced system colours, with the focus on it and without", async () => {
  const { first, phone } = await room("SYNC_THINK", 3);
  const page = await phone(first);
  await page.emulateMedia({ forcedColors: "active" });
  await button(page, /^Menu$/).click();
  await button(page, /^Display$/).click();
  const looks = () =>
    page.getByRole("radio").evaluateAll((all) =>
      all.map((one) => {
        const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(one);
        const look = `${backgroundColor} ${outlineStyle} ${outlineWidth}`;
        return { look, isChosen: one.getAttribute("aria-checked") === "true" };
      }),
    );
  const normal = page.getByRole("radio", { name: "Normal" });
  const large = page.getByRole("radio", { name: "Large", exact: true });
  await normal.waitFor();
  const lookOf = async (isChosen: boolean) =>
    (await looks()).find((one) => one.isChosen === isChosen)?.look;
  const [chosen, other] = [await lookOf(true), await lookOf(false)];
  expect(chosen).not.toBe(other);
  // The focus is shown by an outline too.
  await large.focus();
  await page.keyboard.press("ArrowLeft");
  const both = await lookOf(true);
  expect(both).not.toBe(chosen);
  await page.keyboard.press("ArrowRight");
  const focused = (await looks())[1]?.look;
  expect(focused).not.toBe(other);
  expect(both).not.toBe(focused);
});

describe("in the audience of a full house", () => {
  it.each([
    ["HIDE_AND_PEEK", ["LIGHT", "DARK", "GUESS", "REVEAL"]],
    ["EXPERIMENTS", ["ESTIMATE", "REVEAL"]],
    ["AB_THINKING", ["DEAL", "CLUE"]],
  ] as const)(
    "%s shows what is happening and offers no forbidden moves",
    async (gameType, stages) => {
      const { table, phone, showStage } = await room(gameType, GAME_FACTS[gameType].seats.max);
      const watching = table.join("Zoe", { audience: true });
      table.start({ includeTutorial: false });
      const page = await phone(watching);
      for (const stage of stages) {
        table.until(stage);
        await showStage(page);
        const main = page.locator("main").first();
        await expect.poll(() => main.innerText(), { message: stage }).not.toBe("");
        expect(await page.locator("h1").first().innerText(), stage).not.toBe("");
        expect(await main.getByRole("radio", { disabled: false }).count(), stage).toBe(0);
        expect(await main.getByText("from the next turn").count(), stage).toBe(0);
      }
    },
  );
});

it("CANVAS_CLASH: a canvas enlarged while typing stays open when the on-screen keyboard closes", async () => {
  const { table, phone, showStage } = await room("CANVAS_CLASH", 5, "HOST_AND_PLAY");
  table.start({ numberOfTurns: 1, includeTutorial: false });
  table.until("DRAW");
  const turn = turnOf(table);
  const [guesser] = playerIdsOf(turn?.guessers ?? {});
  const page = await phone(guesser);
  await showStage(page);
  await page.locator("main input").fill("ca");
  await page.setViewportSize({ width: 390, height: 500 });
  await button(page, /canvas A/i).click();
  await page.getByRole("dialog").waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("[data-split]").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
  // An empty canvas cannot be reported.
  const letters = button(page, /There are letters in it/);
  const unseen = button(page, /Nobody should see this/);
  for (const one of [letters, unseen]) expect(await one.isDisabled()).toBe(true);
  table.do({ type: "inked", sheet: turn?.sheet ?? 0, canvas: 0, inked: true });
  await showStage(page);
  await expect.poll(() => letters.isEnabled()).toBe(true);
  expect(await unseen.isEnabled()).toBe(true);
});

it("CANVAS_CLASH: undo works by keyboard after a colour is chosen", async () => {
  const { table, phone, showStage } = await room("CANVAS_CLASH", 5);
  table.start({ numberOfTurns: 1, includeTutorial: false });
  table.until("DRAW");
  const turn = turnOf(table);
  const page = await phone(turn?.canvases[0]?.painter, 900, 900);
  await showStage(page);
  const undo = button(page, /undo/i);
  const box = await page.locator("canvas").last().boundingBox();
  if (!box) throw new Error("no paper");
  // With Caps Lock on, the key is a capital letter.
  for (const key of ["Control+z", "Control+Z"]) {
    await page.mouse.move(box.x + 60, box.y + 80);
    await page.mouse.down();
    await page.mouse.move(box.x + 160, box.y + 80, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => undo.isEnabled()).toBe(true);
    await page.locator("[role=radiogroup] label").nth(3).click();
    await page.keyboard.press(key);
    await expect.poll(() => undo.isEnabled()).toBe(false);
  }
});

it("SNAPTION: a player who keeps clapping gets no error", async () => {
  const { table, ids, first, phone, showStage } = await room("SNAPTION", 4);
  table.start({ includeTutorial: false, snaptionSettings: { photoSource: "pack" } });
  table.until("CAPTION");
  for (const id of ids) {
    // SAFETY: the game of this test is SNAPTION.
    const { photos } = table.hand(id) as SnaptionPrivate;
    for (const { photo } of photos) {
      table.move(id, { type: "caption", photo, text: `Line ${id} ${photo}` });
    }
  }
  table.until("SHOW");
  const page = await phone(first);
  await showStage(page);
  const clap = button(page, /clap/i);
  await clap.evaluate((element: HTMLButtonElement) => {
    for (let times = 0; times < 6; times++) element.click();
  });
  await expect.poll(() => clap.isDisabled()).toBe(true);
  expect(await toasts(page).allTextContents()).toEqual([]);
});

it("SYNC_THINK: a player who wants to change their word can still keep it", async () => {
  const { table, first, phone, showStage } = await room("SYNC_THINK", 3);
  table.start({ includeTutorial: false });
  table.until("THINK");
  const page = await phone(first);
  await showStage(page);
  await page.locator("main input").fill("banana");
  await page.keyboard.press("Enter");
  await button(page, /change/i).click();
  await page.locator("main input").press("Enter");
  await button(page, /change/i).waitFor();
  expect(await page.locator("main input").count()).toBe(0);
});

it("a link that cannot be copied to the clipboard is shown for copying by hand, and a dialog announces it", async () => {
  const { first, phone } = await room("RPS_SHOOT", 2, "HOST_AND_PLAY");
  const page = await phone(first);
  await page.evaluate(() => {
    const writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  });
  await button(page, /Bring somebody in/).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /Copy the link/ }).click();
  await expect.poll(() => dialog.locator("input[readonly]").inputValue()).toContain("/join/");
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  const alerts = nodes.filter(({ role, ignored }) => role?.value === "alert" && !ignored);
  expect(alerts).toHaveLength(1);
  await dialog.getByRole("alert").getByText("by hand").waitFor();
});

it("AB_THINKING: a chosen card and a typed clue are sent when time is up", async () => {
  const { rig, table, phone, showStage } = await room("AB_THINKING", 4);
  table.start({ includeTutorial: false });
  table.until("CLUE");
  const teller = Number(Object.keys(table.topic("stage").waitingFor)[0]) as PlayerId;
  const page = await phone(teller);
  await showStage(page);
  await page.getByRole("radio").first().check({ force: true });
  await page.locator("main input[type=text], main form input").last().fill("something blue");
  // Only the last second of the stage is left.
  table.wait((table.state.clock.stage.endsAt ?? 0) - table.now - 1_000);
  rig.tell();
  await expect.poll(() => table.topic("stage").done[teller]).toBe(true);
  table.until("PICK");
  expect(table.topic("stage").view).toMatchObject({ clue: { text: "something blue" } });
});

it("AB_THINKING: a card that was selected but not played is played when time is up", async () => {
  const { rig, table, phone, showStage } = await room("AB_THINKING", 4);
  table.start({ includeTutorial: false });
  table.until("PICK");
  const { waitingFor } = table.topic("stage");
  const [one, other] = Object.keys(waitingFor).map((id) => Number(id) as PlayerId);
  if (one === undefined || other === undefined) throw new Error("nobody picks");
  const [undecided, curious] = [await phone(one), await phone(other)];
  for (const page of [undecided, curious]) await showStage(page);
  await undecided.getByRole("radio").nth(2).check({ force: true });
  // The other player has played a card and only looks at another one: the played card stays.
  await curious.getByRole("radio").first().check({ force: true });
  await button(curious, /Play this card/)
    .first()
    .click();
  await button(curious, /Play this card/).waitFor({ state: "hidden" });
  await curious.getByRole("radio").nth(1).check({ force: true });
  table.wait((table.state.clock.stage.endsAt ?? 0) - table.now - 1_000);
  rig.tell();
  const played = (id: PlayerId) => {
    // SAFETY: the game of this test is AB_THINKING.
    const { hand, played: card } = table.hand(id) as AbPrivate;
    return hand.findIndex(({ cardId }) => cardId === card);
  };
  await expect.poll(() => played(one)).toBe(2);
  expect(played(other)).toBe(0);
});

it("CANVAS_CLASH: two painters who swap the word at the same moment are not blamed", async () => {
  const { table, phone, showStage } = await room("CANVAS_CLASH", 6);
  table.start({ includeTutorial: false });
  table.until("READY");
  const [one, other] = turnOf(table)?.canvases.map(({ painter }) => painter) ?? [];
  if (one === undefined || other === undefined) throw new Error("nobody paints");
  const page = await phone(other);
  await showStage(page);
  // The first painter's swap has not reached the other's phone yet.
  expect(table.move(one, { type: "swap" })).toBe("ok");
  await button(page, /Another word/).click();
  await page.getByText("That’s the word now").waitFor();
  await page.getByText(turnOf(table)?.word.text ?? "no word").waitFor();
  expect(await toasts(page).allTextContents()).toEqual([]);
});

it("a long name next to the backstage button is readable or hidden, never cut to half a letter", async () => {
  const { table, phone, showStage } = await room("SNAPTION", 0);
  const [leader, other] = ["Bartholomew", "Bo", "Cleo"].map((name) => table.join(name));
  if (leader === undefined || other === undefined) throw new Error("nobody came");
  table.start({ includeTutorial: false, backstage: "hide" });
  table.until("CAPTION");
  // SAFETY: the game of this test is SNAPTION.
  const { photos } = table.hand(other) as SnaptionPrivate;
  for (const { photo } of photos) table.move(other, { type: "caption", photo, text: "A line" });
  for (const width of [320, 360, 390, 430]) {
    const page = await phone(leader, width);
    await showStage(page);
    await page
      .locator("header")
      .getByRole("button", { name: /ackstage/ })
      .waitFor();
    const name = page.locator("header").getByText("BARTHOLOMEW");
    const shown = await name.evaluate((one) => one.clientWidth);
    expect(shown === 0 || shown > 20, `${shown} px of a name on ${width}`).toBe(true);
    const row = page.locator("header");
    expect(await row.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    if (process.env["SHOTS"])
      await page.screenshot({ path: `${process.env["SHOTS"]}/plate-${width}.png` });
    await page.close();
  }
});

it("a dialog that scrolls begins at its title, and keeps the focus once it no longer scrolls", async () => {
  const { table, phone, showStage } = await room("RPS_SHOOT", 2);
  table.start({});
  const tv = await phone(undefined, 1280, 480);
  await showStage(tv);
  await button(tv, /^Host controls$/).click();
  const title = tv.getByRole("dialog").getByRole("heading", { name: "Host controls" });
  const isThere = () => title.evaluate((one) => one === document.activeElement);
  await expect.poll(isThere).toBe(true);
  await tv.setViewportSize({ width: 1280, height: 3000 });
  const sheet = title.locator("xpath=../..");
  await expect.poll(() => sheet.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(false);
  expect(await isThere()).toBe(true);
});
