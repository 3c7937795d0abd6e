import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import PublicRooms from "../../../../src-web/site/admin/PublicRooms.tsx";

/** The page once the server has responded with these rooms. */
function pageWith(rooms: readonly unknown[]): string {
  const client = new QueryClient();
  client.setQueryData(["public"], rooms);
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client }, createElement(PublicRooms)),
  );
}

const createdAt = "2026-11-01T10:00:00.000Z";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["admin", "games", "room", "profile"]);
});

it("a public room whose host has not chosen a game is listed as such, beside one that plays", () => {
  const complaint = vi.spyOn(console, "error");
  const html = pageWith([
    { gameCode: "K7MPX", createdAt, playerCount: 1 },
    { gameCode: "QZ2RT", createdAt, playerCount: 0 },
    { gameId: "g", gameType: "SNAPTION", gameCode: "AB3DE", createdAt, playerCount: 4 },
  ]);
  expect(html).toContain("K7MPX</span> No game chosen yet");
  expect(html).toContain("QZ2RT</span> No game chosen yet");
  expect(html).toContain("AB3DE</span> Snaption");
  expect(html).not.toContain("undefined");
  // React logs an error when two rows have the same key, or none.
  expect(complaint).not.toHaveBeenCalled();
});
