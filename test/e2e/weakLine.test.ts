import type { Locator } from "playwright-core";
import { afterEach, expect, it } from "vitest";
import { circle, fieldsInked, Finger, type Spot } from "./finger.ts";
import { MobileLine } from "./mobileLine.ts";
import { CANVAS, endUntil, hostOnTv, joinOnPhone, setting } from "./party.ts";
import type { Guest } from "./people.ts";
import { setTheScene } from "./setting.ts";
import { roomOnTv, seatOnPhone } from "./shortcuts.ts";
import { SLOW_LINE, SlowPhone } from "./slowPhone.ts";

const { server, browser } = setTheScene();
const lines: MobileLine[] = [];
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

async function lineOf(options?: Parameters<typeof MobileLine.open>[1]): Promise<MobileLine> {
  const line = await MobileLine.open(server.url, options);
  lines.push(line);
  return line;
}

/** How long a phone may take to notice that nobody responds and to be back, ms. */
const BACK = { timeout: 40_000 };

const paper = (phone: Guest) => phone.page.getByRole("img", { name: /Paint here/ });

/**
 * Cells of one picture without a cell of the other next to them: the softer edges of a larger screen shift
 * ink by one cell.
 */
function strays(of: readonly number[], beside: readonly number[]): number[] {
  const near = (a: number, b: number) =>
    Math.abs((a % 32) - (b % 32)) <= 1 && Math.abs(Math.floor(a / 32) - Math.floor(b / 32)) <= 1;
  return of.filter((field) => !beside.some((other) => near(field, other)));
}

/** Waits until a television shows what is on a phone, and nothing else. */
async function looksAlike(onTv: Locator, onPhone: Locator): Promise<void> {
  const difference = async () => {
    const [shown, drawn] = [await fieldsInked(onTv), await fieldsInked(onPhone)];
    return { missing: strays(drawn, shown), phantom: strays(shown, drawn) };
  };
  await expect.poll(difference, BACK).toEqual({ missing: [], phantom: [] });
}

/** A line from edge to edge in small steps. */
const ACROSS: readonly Spot[] = Array.from({ length: 40 }, (_, at) => [0.1 + at * 0.02, 0.15]);

it("a stroke continues when the phone changes its network in the middle of it, and nothing else is drawn", async () => {
  const { tv, code } = await hostOnTv(browser(), server.url, CANVAS);
  const ways = [await lineOf(), await lineOf(), await lineOf()];
  const phones: Guest[] = [];
  for (const [at, line] of ways.entries()) {
    phones.push(await joinOnPhone(browser(), line.url, code, ["Ada", "Bo", "Cy"][at] ?? ""));
  }
  await setting(tv, "Timer", "Off");
  await tv.press("Start the game");
  await Promise.all(phones.map((phone) => phone.press("OK, got it!")));
  for (const phone of phones) await phone.stage("DRAW");
  const counts = await Promise.all(phones.map((phone) => paper(phone).count()));
  const at = counts.indexOf(1);
  const painter = phones[at];
  if (!painter) throw new Error("nobody paints");
  const name = await paper(painter).getAttribute("aria-label");
  const letter = /Canvas ([A-D])/.exec(name ?? "")?.[1] ?? "";
  const onTv = tv.page.getByRole("img", { name: `Canvas ${letter}, being painted` });

  const finger = await Finger.on(painter.page, paper(painter));
  await finger.draw(...circle(0.5, 0.6, 0.2));
  const ring = await fieldsInked(paper(painter));
  expect(ring.length).toBeGreaterThan(10);
  // The room has the ring now: what it has acknowledged must survive.
  await looksAlike(onTv, paper(painter));

  await finger.drawWhile(ACROSS, () => ways[at]?.changeNetwork());
  const all = await fieldsInked(paper(painter));
  expect(all.filter((field) => !ring.includes(field)).length).toBeGreaterThan(10);
  await looksAlike(onTv, paper(painter));
  expect(await fieldsInked(paper(painter)), "the painter's own paper").toEqual(all);

  // The pen works again: a new stroke is not joined to an earlier one.
  await finger.draw(...circle(0.2, 0.8, 0.08));
  expect((await fieldsInked(paper(painter))).length).toBeGreaterThan(all.length);
  await looksAlike(onTv, paper(painter));
  for (const guest of [tv, ...phones]) await guest.leave();
});

it("a phone on a slow line that loses packets shows something in every frame from the form to the podium", async () => {
  const { tv, code } = await roomOnTv(browser(), server.url);
  const line = await lineOf({ loss: 0.02 });
  const phone = await SlowPhone.switchOn(browser(), line.url, SLOW_LINE);
  const other = await seatOnPhone(browser(), server.url, code, "Bo");
  await phone.open(`/join/${code}`);
  await phone.seesForm();
  await phone.takesSeat("ADA");
  await tv.press("Start the game");
  await endUntil(tv, "GAME_END");
  await phone.page.locator('[data-stage="GAME_END"]').first().waitFor();
  await expect.poll(async () => (await phone.frames()).at(-1)?.shown).toBe("game");
  const frames = await phone.frames();
  const first = frames.findIndex(({ shown }) => shown !== "nothing");
  const blank = frames
    .slice(first)
    .filter(({ shown, overlay }) => shown === "nothing" && overlay < 1);
  expect(blank, JSON.stringify(frames)).toEqual([]);
  await phone.switchOff();
  for (const guest of [tv, other]) await guest.leave();
});
