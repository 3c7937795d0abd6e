import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it } from "vitest";
import type { LibraryPack } from "../../../../src-shared/api/packLibrary.ts";
import type { Pack } from "../../../../src-shared/api/packs.ts";
import { createInnerHistory } from "../../../../src-web/app/discord/innerHistory.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { LibraryCard } from "../../../../src-web/screens/host/library/LibraryCard.tsx";
import { PackSeen } from "../../../../src-web/site/admin/PackSeen.tsx";
import { PackForm } from "../../../../src-web/site/packs/PackForm.tsx";
import { PackList } from "../../../../src-web/site/packs/PackList.tsx";
import { PackView } from "../../../../src-web/site/packs/PackView.tsx";

const pack = {
  id: "p1",
  kind: "word",
  ownerId: "u1",
  name: "Frugt",
  language: "dk",
  rating: "family",
  isPublic: true,
  entries: ["æble", "pære"],
  entryCount: 2,
  plays: 0,
  likes: 0,
  preview: ["æble", "pære"],
} as const;

const client = new QueryClient();

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["packs", "common", "report", "profile", "games", "admin"]);
  client.setQueryData(["packs", "word", "u1"], [pack]);
});

/** The elements that are in Danish on an English page. */
function danish(shown: ReactElement): readonly (string | undefined)[] {
  const router = createRouter({ routeTree: createRootRoute(), history: createInnerHistory() });
  const Around = ({ children }: { readonly children?: ReactNode }) =>
    RouterContextProvider({
      router,
      children: createElement(QueryClientProvider, { client }, children),
    });
  const page = renderToStaticMarkup(createElement(Around, null, shown));
  return [...page.matchAll(/<(\w+)[^>]* lang="da"/gu)].map(([, tag]) => tag);
}

it("a Danish pack is Danish on an English page: to read, in a list, in the library, in the form and reported", () => {
  // SAFETY: all that these parts read.
  const read = pack as unknown as Pack;
  // SAFETY: likewise.
  const listed = pack as unknown as LibraryPack;
  const Card = () => LibraryCard({ pack: listed, children: null });
  expect(danish(createElement(PackView, { kind: "word", pack: read }))).toEqual(["ul"]);
  expect(danish(createElement(PackList, { userId: "u1", kind: "word" }))).toEqual(["strong"]);
  expect(danish(createElement(Card))).toEqual(["strong", "span"]);
  const form = createElement(PackForm, { userId: "u1", kind: "word", id: "p1", draft: read });
  expect(danish(form)).toEqual(["input", "textarea"]);
  const reported = { ...pack, packId: "p1", isHidden: false };
  expect(danish(createElement(PackSeen, { pack: reported }))).toEqual(["b", "ul"]);
});

it("the pictures of a Danish pack are numbered in the language of the page", () => {
  // SAFETY: all that a list of pictures reads.
  const pictures = { ...pack, kind: "picture" } as unknown as Pack;
  expect(danish(createElement(PackView, { kind: "picture", pack: pictures }))).toEqual([]);
});
