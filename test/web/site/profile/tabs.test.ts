import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { EveningPage } from "../../../../src-web/site/profile/circles/EveningPage.tsx";
import { PackList } from "../../../../src-web/site/packs/PackList.tsx";
import { ProfilePage } from "../../../../src-web/site/profile/ProfilePage.tsx";
import type { Tab } from "../../../../src-web/site/profile/tab.ts";
import { BackLink } from "../../../../src-web/ui/page/BackLink.tsx";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["profile", "payment", "packs", "circles", "common"]);
});

/** The links that a screen reader calls the current page, where this is shown at this address. */
function currentLinks(
  address: string,
  shown: ReactElement,
  known: readonly (readonly [key: readonly string[], data: unknown])[] = [],
): readonly (string | undefined)[] {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const client = new QueryClient();
  for (const [key, data] of known) client.setQueryData(key, data);
  const Around = ({ children }: { readonly children?: ReactNode }) =>
    RouterContextProvider({
      router,
      children: createElement(QueryClientProvider, { client }, children),
    });
  const page = renderToStaticMarkup(createElement(Around, null, shown));
  const links = page.match(/<a [^>]*>/gu) ?? [];
  expect(links.length).toBeGreaterThan(0);
  return links
    .filter((link) => link.includes('aria-current="page"'))
    .map((link) => /href="([^"]*)"/u.exec(link)?.[1]);
}

const Nothing = () => null;
// SAFETY: neither icons nor contents are looked at.
const tabs = ["", "games", "packs"].map((path) => ({
  path,
  labelKey: "tab.me",
  Icon: Nothing,
  Screen: Nothing,
})) as unknown as readonly Tab[];
const profile = {
  name: "Ann",
  email: "",
  createdAt: "2026-11-05",
  subscription: { status: "free", endDate: "2026-12-05" },
};

it("one tab of the profile is the current page", () => {
  const known = [[["profile", "u1"], profile]] as const;
  const at = (splat: string) =>
    currentLinks(
      `/user/u1/${splat}`,
      createElement(ProfilePage, { userId: "u1", splat, tabs }),
      known,
    );
  expect(at("")).toEqual(["/user/u1"]);
  expect(at("games")).toEqual(["/user/u1/games"]);
  expect(at("packs/word/new")).toEqual(["/user/u1/packs"]);
});

it("one kind of packs is the current page, and no link back to the list", () => {
  const known = [[["packs", "caption", "u1"], []]] as const;
  const list = createElement(PackList, { userId: "u1", kind: "caption" });
  expect(currentLinks("/user/u1/packs/caption", list, known)).toEqual(["/user/u1/packs/caption"]);
  const Back = () => BackLink({ userId: "u1", to: "packs", children: "All packs" });
  expect(currentLinks("/user/u1/packs/word/new", createElement(Back))).toEqual([]);
});

it("no link from an evening back to its circle is the current page", () => {
  const circle = { circleId: "c1", name: "Friday" };
  const night = { at: "2026-11-05", roomId: "r1", games: [], showsMade: true };
  const evening = createElement(EveningPage, { circleId: "c1", roomId: "r1" });
  const known = [[["circle", "c1", "r1"], { circle, night }]] as const;
  expect(currentLinks("/circle/c1/evening/r1", evening, known)).toEqual([]);
});
