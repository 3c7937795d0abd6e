import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Reel } from "../../../../src-shared/api/reel.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { Slideshow } from "../../../../src-web/site/reel/Slideshow.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["reel", "evening", "room", "games"]);
  const matchMedia = () => Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal("window", Object.assign(new EventTarget(), { matchMedia }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("location", new URL("https://hubbub.example/reel/r1"));
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

it("arrow keys turn the slides of a night, but leave the browser's shortcuts alone", async () => {
  const made: FakeElement[] = [];
  // SAFETY: all that a slideshow of a night without keepsakes reads.
  const reel = {
    games: [{ gameId: "one", gameType: "REQUIP", podium: [], keepsakes: [] }],
  } as unknown as Reel;
  const show = createElement(Slideshow, { reel, onGallery: () => undefined });
  const page = await alive(show, (tag) => {
    const element = new FakeElement(tag);
    made.push(element);
    return element;
  });
  const press = async (key: string, held: object = {}) => {
    const stage = made.find(({ tagName }) => tagName === "SECTION");
    const preventDefault = vi.fn<() => void>();
    const event = { key, target: stage, preventDefault, ...held };
    await page.after(() => stage && propsOf(stage)["onKeyDown"]?.(event));
    return { isTaken: preventDefault.mock.calls.length > 0 };
  };
  const label = () =>
    made.map((one) => String(propsOf(one)["aria-label"])).find((text) => /^\d of \d$/u.test(text));
  const first = label();
  expect(first).toBeDefined();
  expect(await press("ArrowRight")).toEqual({ isTaken: true });
  const second = label();
  expect(second).not.toBe(first);
  // Back a page, in most browsers; on a Mac with Cmd.
  expect(await press("ArrowLeft", { altKey: true })).toEqual({ isTaken: false });
  expect(await press("ArrowLeft", { metaKey: true })).toEqual({ isTaken: false });
  expect(await press("Home", { ctrlKey: true })).toEqual({ isTaken: false });
  expect(label()).toBe(second);
  expect(await press("ArrowLeft")).toEqual({ isTaken: true });
  expect(label()).toBe(first);
});
