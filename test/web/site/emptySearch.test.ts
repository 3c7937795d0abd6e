import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement, type ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import { texts } from "../../../src-web/i18n/instance.ts";
import { PackLibrary } from "../../../src-web/screens/host/library/PackLibrary.tsx";
import UserList from "../../../src-web/site/admin/UserList.tsx";
import { announcements } from "../../../src-web/ui/feedback/announcer.ts";
import { eventually } from "../../support/eventually.ts";
import { alive, FakeElement, leaveAll, propsOf } from "../support/alive.ts";

const client = new QueryClient();

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["packs", "common", "admin", "games", "profile"]);
  // Everybody is found, and nobody of any name.
  const answer = (address: string) => {
    const total = address.includes("zzz") ? 0 : 1;
    return { items: total === 0 ? [] : [found], page: 1, pageCount: total, total };
  };
  vi.stubGlobal("fetch", (to: string | URL | Request) =>
    Promise.resolve(Response.json(answer(String(to instanceof Request ? to.url : to)))),
  );
});
afterEach(async () => {
  await leaveAll();
  client.clear();
  vi.unstubAllGlobals();
});

/** An account and a pack in one. */
const found = {
  userId: "u1",
  id: "p1",
  name: "Ann",
  email: "ann@example.com",
  createdAt: "2026-11-05T12:00:00.000Z",
  kind: "word",
  language: "en",
  rating: "family",
  entryCount: 1,
  plays: 0,
  likes: 0,
  preview: ["apple"],
};

/** Shows a list, waits until it says this, and searches for what nobody is called. */
async function searchIn(list: ReactElement, text: string) {
  const made: FakeElement[] = [];
  const page = await alive(createElement(QueryClientProvider, { client }, list), (tag) => {
    const element = new FakeElement(tag);
    made.push(element);
    return element;
  });
  await eventually(async () => {
    await page.after(() => undefined);
    expect(made.map(({ textContent }) => textContent)).toContain(text);
  });
  const field = made.find(({ tagName }) => tagName === "INPUT");
  if (!field) throw new Error("no search");
  await page.after(() => propsOf(field)["onChange"]?.({ target: { value: "zzz" } }));
  return () => page.after(() => undefined);
}

it("an admin who searches for nobody hears so", async () => {
  const settle = await searchIn(createElement(UserList), "Ann");
  await eventually(async () => {
    await settle();
    // What others said before may still be there.
    expect(announcements().polite.trim()).toMatch(/Nothing here\.$/u);
  });
});

it("whoever searches the library in vain hears so", async () => {
  const library = createElement(PackLibrary, { renderActions: () => null });
  const settle = await searchIn(library, "Ann");
  await eventually(async () => {
    await settle();
    expect(announcements().polite.trim()).toMatch(/Nothing here that fits$/u);
  });
});
