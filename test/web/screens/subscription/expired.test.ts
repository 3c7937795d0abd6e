import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { ExpiredPanel } from "../../../../src-web/screens/subscription/ExpiredPanel.tsx";

beforeEach(async () => {
  vi.stubGlobal("location", new URL("https://hubbub.example/host/session"));
  vi.stubGlobal("window", {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  await initTexts("en");
  await texts.loadNamespaces(["payment"]);
});
afterEach(() => vi.unstubAllGlobals());

it("a television, which has no pages to go to, shows an address for a phone and no links", () => {
  const html = renderToStaticMarkup(createElement(ExpiredPanel, { gameCode: "K7MPX" }));
  expect(html).toContain("hubbub.example/payment");
  expect(html).not.toContain("<a ");
  expect(html).not.toContain("Ended on");
});

it("a screen on which nobody is logged in says when the host's time ended", () => {
  const endedAt = Date.UTC(2026, 2, 5, 12);
  const html = renderToStaticMarkup(createElement(ExpiredPanel, { gameCode: "K7MPX", endedAt }));
  expect(html).toContain("Ended on 05/03/2026");
});
