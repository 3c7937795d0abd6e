import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import Messages from "../../../../src-web/site/admin/Messages.tsx";
import Reports from "../../../../src-web/site/admin/Reports.tsx";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["admin", "packs", "common", "games", "room", "profile"]);
});

/** The page once the server has responded to these queries. */
function htmlOf(page: ReactElement, key: readonly unknown[], items: readonly unknown[]): string {
  const client = new QueryClient();
  client.setQueryData(key, { items, page: 1, pageCount: 1, total: items.length });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, page));
}

/** Names of the links and buttons of the rows; those of the pages have none of their own. */
const names = (html: string) =>
  [...html.matchAll(/<(?:a|button)[^>]* aria-label="([^"]+: [^"]+)"/gu)].map(([, name]) => name);

const createdAt = "2026-11-01T10:00:00.000Z";
const pack = {
  packId: "p1",
  kind: "word",
  name: "Frugt",
  language: "dk",
  entries: ["æble", "pære"],
  isHidden: true,
} as const;

it("every button of a report says what it is about", () => {
  const report = { reporterId: 1, createdAt, reason: "rude", gameCode: "K7MPX" };
  const html = htmlOf(
    createElement(Reports),
    ["reports", false, 1],
    [
      { ...report, reportId: "r1", content: "A rude caption" },
      { ...report, reportId: "r2", content: "Frugt: æble, pære", gameCode: undefined, pack },
    ],
  );
  expect(names(html)).toEqual([
    "Harmless: A rude caption",
    "Warn: A rude caption",
    "Block: A rude caption",
    "Put it up again: Frugt",
    "Harmless: Frugt",
    "Take it down: Frugt",
    "Warn: Frugt",
    "Block: Frugt",
  ]);
});

it("every button of a message says whose it is", () => {
  const message = { id: "m1", name: "Ann", email: "ann@example.com", message: "Hi", createdAt };
  const html = htmlOf(createElement(Messages), ["messages", 1], [message]);
  expect(names(html)).toEqual(["Reply by email: Ann", "Handled: Ann"]);
});
