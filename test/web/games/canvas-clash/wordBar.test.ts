import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it } from "vitest";
import { WordBar } from "../../../../src-web/games/canvas-clash/WordBar.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["canvas-clash"]);
});

const shown = (bar: string) =>
  renderToStaticMarkup(createElement(WordBar, { bar, language: "de" }));

it("a screen reader reads the word in its own language, and the sentence about its letters in the page's", () => {
  expect(shown("APFEL")).toMatch(/^<p [^>]*aria-label="APFEL" lang="de"/u);
  expect(shown("A____")).not.toMatch(/^<p [^>]*lang=/u);
});
