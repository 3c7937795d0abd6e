import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { beforeEach, afterEach, expect, it } from "vitest";
import type { Circle } from "../../../../../src-shared/api/circles.ts";
import { initTexts } from "../../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../../src-web/i18n/instance.ts";
import { NextDate } from "../../../../../src-web/site/profile/circles/NextDate.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../../support/alive.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["circles", "common"]);
});
afterEach(leaveAll);

it("the button for another date says whether the form that it opens is open", async () => {
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
      const element = Object.assign(new FakeElement(tag), { close: () => undefined });
      made.push(element);
      return element;
    },
  );
  const button = () => {
    const label = made.findIndex(({ textContent }) => textContent === "Another date");
    const found = made.slice(label).find(({ tagName }) => tagName === "BUTTON");
    if (label < 0 || !found) throw new Error("no such button");
    return propsOf(found);
  };
  const expanded = (): unknown => button()["aria-expanded"];
  const press = () => page.after(() => button()["onClick"]?.({}));
  expect(expanded()).toBe(false);
  await press();
  expect(expanded()).toBe(true);
});
