import { createElement, useSyncExternalStore } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useTitle } from "../../../../src-web/ui/page/useTitle.ts";
import { alive, leaveAll } from "../../support/alive.ts";

afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

function Page({ title }: { readonly title: string }) {
  useTitle(title);
  return null;
}

it("a page without a title does not keep the title of the first page that was visited", async () => {
  // The title that the build writes into the page's HTML.
  vi.stubGlobal("document", { title: "All games – Hubbub" });
  const titles = new EventTarget();
  let title: string | undefined = "All games";
  function Site() {
    useSyncExternalStore(
      (changed) => {
        titles.addEventListener("go", changed);
        return () => titles.removeEventListener("go", changed);
      },
      () => title,
    );
    return title === undefined ? null : createElement(Page, { key: title, title });
  }
  const site = await alive(createElement(Site));
  const go = (next: string | undefined) => {
    title = next;
    titles.dispatchEvent(new Event("go"));
  };
  expect(document.title).toBe("All games · Hubbub");
  await site.after(() => go("About"));
  expect(document.title).toBe("About · Hubbub");
  // To the start page, or into a room.
  await site.after(() => go(undefined));
  expect(document.title).toBe("Hubbub");
});
