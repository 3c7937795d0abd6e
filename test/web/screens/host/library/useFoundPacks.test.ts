import {
  defaultScheduler,
  notifyManager,
  QueryClient,
  QueryClientProvider,
} from "@tanstack/react-query";
import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFoundPacks } from "../../../../../src-web/screens/host/library/useFoundPacks.ts";
import { alive, leaveAll } from "../../../support/alive.ts";
import { eventually } from "../../../../support/eventually.ts";

// Notifies immediately, so that nothing arrives after the page is unmounted.
beforeEach(() => notifyManager.setScheduler(queueMicrotask));

afterEach(async () => {
  await leaveAll();
  notifyManager.setScheduler(defaultScheduler);
  vi.unstubAllGlobals();
});

it("the last page of the library is replaced by the one before it when its only pack is taken down", async () => {
  let packs = ["Camp", "Sea", "Woods"];
  vi.stubGlobal("fetch", (address: string) => {
    const page = Number(new URL(address, "https://hubbub.example").searchParams.get("page"));
    const items = packs.slice((page - 1) * 2, page * 2);
    return Promise.resolve(Response.json({ items, pageCount: Math.ceil(packs.length / 2) }));
  });
  let found: ReturnType<typeof useFoundPacks> | undefined;
  function Library() {
    found = useFoundPacks({ order: "played" });
    return null;
  }
  const client = new QueryClient();
  const library = await alive(
    createElement(QueryClientProvider, { client }, createElement(Library)),
  );
  const seen = () => found?.query.data?.items;
  const see = (items: readonly string[]) =>
    eventually(async () => {
      await library.after(() => undefined);
      expect(seen()).toEqual(items);
    });
  await see(["Camp", "Sea"]);
  await library.after(() => found?.setPage(2));
  await see(["Woods"]);
  packs = ["Camp", "Sea"];
  await library.after(() => void client.invalidateQueries());
  await see(["Camp", "Sea"]);
  client.clear();
});
