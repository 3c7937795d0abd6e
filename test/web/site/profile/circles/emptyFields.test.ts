import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { createElement, type ReactElement, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Circle } from "../../../../../src-shared/api/circles.ts";
import { createInnerHistory } from "../../../../../src-web/app/discord/innerHistory.ts";
import { initTexts } from "../../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../../src-web/i18n/instance.ts";
import { Manage } from "../../../../../src-web/site/profile/circles/Manage.tsx";
import { NextDate } from "../../../../../src-web/site/profile/circles/NextDate.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../../support/alive.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["circles", "common"]);
  // Nothing shakes.
  vi.stubGlobal("window", { matchMedia: () => ({ matches: true }) });
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** Opens a part of a circle's page; `focus` is told when something gets the focus. */
async function open(part: ReactElement, focus: () => void) {
  const router = createRouter({ routeTree: createRootRoute(), history: createInnerHistory() });
  const client = new QueryClient();
  const Around = ({ children }: { readonly children?: ReactNode }) =>
    RouterContextProvider({
      router,
      children: createElement(QueryClientProvider, { client }, children),
    });
  const made: FakeElement[] = [];
  const page = await alive(createElement(Around, null, part), (tag) => {
    const element = Object.assign(new FakeElement(tag), { focus });
    made.push(element);
    return element;
  });
  const find = (tag: string) => {
    const found = made.find(({ tagName }) => tagName === tag);
    if (!found) throw new Error(`no ${tag}`);
    return propsOf(found);
  };
  const event = { preventDefault: () => undefined };
  return {
    press: () => page.after(() => find("BUTTON")["onClick"]?.(event)),
    type: (value: string) => page.after(() => find("INPUT")["onChange"]?.({ target: { value } })),
    save: () => page.after(() => find("FORM")["onSubmit"]?.(event)),
    texts: () =>
      made.filter(({ tagName }) => tagName === "P").map((one) => propsOf(one)["children"]),
  };
}

// SAFETY: all that the parts read.
const circle = { circleId: "c1", name: "Friday", members: [], next: null, leads: true };
const shown = { circle: circle as unknown as Circle };

it("a date that is only half typed is pointed out when it is saved", async () => {
  const [ask, focus] = [vi.fn(), vi.fn()];
  vi.stubGlobal("fetch", ask);
  const date = await open(createElement(NextDate, shown), focus);
  await date.press();
  // A browser reports a date without its time, or with a day missing, as an empty value.
  await date.type("");
  await date.save();
  expect(ask).not.toHaveBeenCalled();
  expect(focus).toHaveBeenCalledOnce();
  expect(date.texts()).toContain("Pick a day and a time.");
});

it("a circle's name that is left empty is pointed out when it is saved", async () => {
  const [ask, focus] = [vi.fn(), vi.fn()];
  vi.stubGlobal("fetch", ask);
  const manage = await open(createElement(Manage, shown), focus);
  await manage.type(" ");
  await manage.save();
  expect(ask).not.toHaveBeenCalled();
  expect(focus).toHaveBeenCalledOnce();
  expect(manage.texts()).toContain("Give the circle a name.");
});
