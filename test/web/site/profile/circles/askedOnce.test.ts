import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type AnyRouter,
} from "@tanstack/react-router";
import { createElement, type ReactElement, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Circle, CircleMember } from "../../../../../src-shared/api/circles.ts";
import { createInnerHistory } from "../../../../../src-web/app/discord/innerHistory.ts";
import { initTexts } from "../../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../../src-web/i18n/instance.ts";
import { Manage } from "../../../../../src-web/site/profile/circles/Manage.tsx";
import { NextDate } from "../../../../../src-web/site/profile/circles/NextDate.tsx";
import { People } from "../../../../../src-web/site/profile/circles/People.tsx";
import { eventually } from "../../../../support/eventually.ts";
import { alive, FakeElement, leaveAll, propsOf } from "../../../support/alive.ts";
import { emptyStorage } from "../../../support/storage.ts";

let calls: number;
let router: AnyRouter;

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["circles", "common"]);
  calls = 0;
  router = createRouter({ routeTree: createRootRoute(), history: createInnerHistory() });
  vi.stubGlobal("document", { title: "" });
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("location", new URL("https://hubbub.example/circle/c1"));
  // A line on which no response has come yet.
  vi.stubGlobal("fetch", () => {
    calls += 1;
    return new Promise(() => undefined);
  });
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

const person = (name: string, isYou: boolean) =>
  // SAFETY: all that these parts read.
  ({ id: name, name, avatarSrc: "pear.webp", isYou, leads: isYou, reply: null }) as CircleMember;

const next = { at: new Date(Date.now() + 86_400_000).toISOString(), isOff: false };
const members = [person("Ann", true), person("Bo", false)];
// SAFETY: all that these parts read.
const circle = { circleId: "c1", name: "Friday", members, leads: true, next } as unknown as Circle;

const propOf = (one: FakeElement, name: string): unknown => Reflect.get(propsOf(one), name);

/** Shows a part of the circle's page. */
async function open(part: ReactElement) {
  const client = new QueryClient();
  const made: FakeElement[] = [];
  const Around = ({ children }: { readonly children?: ReactNode }) =>
    RouterContextProvider({
      router,
      children: createElement(QueryClientProvider, { client }, children),
    });
  const page = await alive(createElement(Around, null, part), (tag) => {
    const element = Object.assign(new FakeElement(tag), {
      close: () => undefined,
      showModal: () => undefined,
    });
    made.push(element);
    return element;
  });
  const isNamed = (one: unknown, name: string): boolean =>
    one instanceof FakeElement &&
    (one.textContent === name ||
      propOf(one, "aria-label") === name ||
      one.children.some((child) => isNamed(child, name)));
  const buttons = (name: string) =>
    made.filter((one) => one.tagName === "BUTTON" && isNamed(one, name));
  const press = (button: FakeElement | undefined) =>
    page.after(() => button && propsOf(button)["onClick"]?.({ preventDefault: () => undefined }));
  /** What can be pressed and is not in the dialog: it was there first. */
  const opener = (name: string) => buttons(name)[0];
  return { buttons, opener, press };
}

it.each([
  ["leave", createElement(Manage, { circle }), "Leave the circle", "Leave the circle"],
  ["delete", createElement(Manage, { circle }), "Delete the circle", "Delete the circle"],
  ["call off", createElement(NextDate, { circle }), "Call it off", "Call it off"],
  ["remove", createElement(People, { circle }), "Remove BO?", "Remove"],
  ["hand on", createElement(People, { circle }), "Make BO leader?", "Make leader"],
])(
  "on a slow line, the button to %s shows that it is at work, and asks nothing again",
  async (_, part, name, action) => {
    const { buttons, opener, press } = await open(part);
    await press(opener(name));
    await press(buttons(action).at(-1));
    await eventually(() => expect(calls).toBe(1));
    const button = opener(name);
    expect(button && propOf(button, "aria-disabled")).toBe(true);
    const asked = buttons(action).length;
    await press(button);
    expect(buttons(action)).toHaveLength(asked);
  },
);
