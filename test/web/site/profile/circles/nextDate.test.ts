import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { beforeEach, afterEach, expect, it, vi } from "vitest";
import type { Circle } from "../../../../../src-shared/api/circles.ts";
import { initTexts } from "../../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../../src-web/i18n/instance.ts";
import { announcements } from "../../../../../src-web/ui/feedback/announcer.ts";
import { NextDate } from "../../../../../src-web/site/profile/circles/NextDate.tsx";
import { eventually } from "../../../../support/eventually.ts";
import { alive, FakeElement, leaveAll, propsOf } from "../../../support/alive.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["circles", "common"]);
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** The next date of a circle that agreed on tomorrow. */
async function agreed() {
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const next = { at, isOff: false };
  // SAFETY: all that this part reads.
  const circle = { circleId: "c1", name: "Friday", members: [], next } as unknown as Circle;
  const made: FakeElement[] = [];
  const page = await alive(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(NextDate, { circle }),
    ),
    (tag) => {
      // What the dialog of the button beside it needs.
      const element = Object.assign(new FakeElement(tag), {
        close: () => undefined,
        showModal: () => undefined,
      });
      made.push(element);
      return element;
    },
  );
  /** The latest button of this name. */
  const button = (name: string) => {
    const label = made.findLastIndex(({ textContent }) => textContent === name);
    const found = made.slice(label).find(({ tagName }) => tagName === "BUTTON");
    if (label < 0 || !found) throw new Error(`no button ${name}`);
    return propsOf(found);
  };
  const press = (name: string) => page.after(() => button(name)["onClick"]?.({}));
  const submit = () => {
    const form = made.findLast(({ tagName }) => tagName === "FORM");
    return page.after(
      () => form && propsOf(form)["onSubmit"]?.({ preventDefault: () => undefined }),
    );
  };
  return { button, press, submit };
}

it("the button for another date says whether the form that it opens is open", async () => {
  const { button, press } = await agreed();
  const expanded = (): unknown => button("Another date")["aria-expanded"];
  expect(expanded()).toBe(false);
  await press("Another date");
  expect(expanded()).toBe(true);
});

it("a new date is announced", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
  const { press, submit } = await agreed();
  await press("Another date");
  await submit();
  await eventually(() => expect(announcements().polite).toMatch(/^Next time: \w+day, .*20:00/u));
});

it("that a date is called off is announced", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
  const { press } = await agreed();
  await press("Call it off");
  await press("Call it off");
  await eventually(() => expect(announcements().polite).toContain("Called off."));
});
