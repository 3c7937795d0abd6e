import { afterEach, expect, it } from "vitest";
import { setTheScene } from "./setting.ts";
import { roomOnTv } from "./shortcuts.ts";
import { SLOW_LINE, SlowPhone, type Line } from "./slowPhone.ts";
import type { Frame } from "./frames.ts";

const { server, browser } = setTheScene();
const phones: SlowPhone[] = [];
afterEach(async () => {
  await Promise.all(phones.splice(0).map((phone) => phone.switchOff()));
});

async function slowPhone(line?: Line): Promise<SlowPhone> {
  const phone = await SlowPhone.switchOn(browser(), server.url, line);
  phones.push(phone);
  return phone;
}

/** What a person would say they saw, in order. A fading overlay counts as what is behind it. */
function story(frames: readonly Frame[]): string[] {
  const seen = frames.map(({ shown, overlay }) => (overlay === 1 ? "overlay" : shown));
  return seen.filter((one, at) => one !== seen[at - 1]);
}

const facesOf = (frames: readonly Frame[]) => [
  ...new Set(
    frames
      .filter(({ shown, overlay }) => overlay === 1 || shown === "form" || shown === "lobby")
      .flatMap(({ faces }) => faces),
  ),
];

/*
 * The overlay used to fade before the room was rendered. Behind it the form appeared again, with another
 * character, since the player's own was in use by then; next came an empty page, and the lobby only after six
 * to eight seconds.
 */
it("a slow phone shows only the overlay between the form and the lobby", async () => {
  const { tv, code } = await roomOnTv(browser(), server.url);
  const phone = await slowPhone();
  await phone.open(`/join/${code}`);
  await phone.seesForm();
  await phone.takesSeat("ADA");
  const frames = await phone.frames();
  const form = frames.findIndex(({ shown }) => shown === "form");
  const report = JSON.stringify(frames.slice(form));
  expect(story(frames.slice(form)), report).toEqual(["form", "overlay", "lobby"]);
  expect(facesOf(frames), report).toHaveLength(1);
  // The code is looked up before the form appears; once there was something to see, no frame is empty again.
  const first = frames.findIndex(({ shown }) => shown !== "nothing");
  expect(
    frames.slice(first).filter(({ shown, overlay }) => shown === "nothing" && overlay < 1),
  ).toEqual([]);
  await tv.leave();
});

it("a phone loads what it needs next while the form is open, and no script or style after the tap", async () => {
  const { tv, code } = await roomOnTv(browser(), server.url);
  const phone = await slowPhone({ ...SLOW_LINE, latency: 20, down: 40_000_000 });
  await phone.open(`/join/${code}`);
  await phone.seesForm();
  await phone.page.waitForLoadState("networkidle");
  const before = phone.asked.length;
  await phone.takesSeat("ADA");
  const late = phone.asked
    .slice(before)
    .filter(({ kind }) => kind === "Script" || kind === "Stylesheet");
  const lobby = (await phone.frames()).find(
    ({ shown, overlay }) => shown === "lobby" && overlay === 0,
  );
  expect(lobby).toBeDefined();
  expect(late.map(({ url }) => new URL(url).pathname)).toEqual([]);
  await tv.leave();
});
