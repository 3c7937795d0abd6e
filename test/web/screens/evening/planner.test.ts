import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import Planner from "../../../../src-web/screens/evening/Planner.tsx";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["evening", "games", "room"]);
});

/** The names of the two buttons that change for how many people an evening is planned. */
function steps(people: number): readonly string[] {
  const page = renderToStaticMarkup(
    createElement(Planner, { people, access: "everyone", onPhones: false, onUse: () => undefined }),
  );
  return Array.from(
    page.matchAll(/aria-label="How many of you\? (\d+)"/gu),
    ([, count]) => count ?? "",
  );
}

it("the buttons beside the number of people name the number they lead to", () => {
  expect(steps(5)).toEqual(["4", "6"]);
});

it("at the fewest and the most people, no button promises another number", () => {
  expect(steps(2)).toEqual(["2", "3"]);
  expect(steps(16)).toEqual(["15", "16"]);
});
