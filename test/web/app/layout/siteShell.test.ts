import { createElement, createRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SiteShell } from "../../../../src-web/app/layout/SiteShell.tsx";
import { setReach } from "../../../../src-web/client/http/reachable.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import {
  NavigationProvider,
  type PageNavigation,
} from "../../../../src-web/ui/page/navigation.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";

beforeEach(async () => {
  setReach("there");
  await initTexts("en");
  const matchMedia = () => Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", matchMedia);
  vi.stubGlobal("window", Object.assign(new EventTarget(), { matchMedia }));
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("location", new URL("https://hubbub.example/link/seat/K7MPX#secret"));
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** An element that can take the focus. */
class Focusable extends FakeElement {
  focus = vi.fn<() => void>();
}

it("the skip link moves the focus to the content and keeps the secret in the page's address", async () => {
  const made: Focusable[] = [];
  const navigation: PageNavigation = {
    go: () => undefined,
    prepare: () => undefined,
    Link: () => null,
  };
  const props = { fits: true, main: createRef<HTMLElement>(), children: null };
  const shell = createElement(SiteShell, props);
  const page = await alive(
    createElement(NavigationProvider, { value: navigation }, shell),
    (tag) => {
      const element = new Focusable(tag);
      made.push(element);
      return element;
    },
  );
  const skip = made.find((one) => String(propsOf(one)["href"]) === "#content");
  const click = new Event("click", { cancelable: true });
  await page.after(() => skip && propsOf(skip)["onClick"]?.(click));
  // As a browser follows a link.
  if (!click.defaultPrevented) location.hash = "#content";
  expect(location.hash).toBe("#secret");
  const content = made.find(({ tagName }) => tagName === "MAIN");
  expect(content?.focus).toHaveBeenCalledOnce();
});
