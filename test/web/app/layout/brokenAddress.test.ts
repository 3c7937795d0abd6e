import { createMemoryHistory } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { leaveBrokenAddress } from "../../../../src-web/app/layout/brokenAddress.ts";
import { makeRouter } from "../../../../src-web/app/router.tsx";

/** Opens the site at an address, without drawing it; returns where it leads and the screen that is there. */
async function open(pathname: string) {
  let at = pathname;
  leaveBrokenAddress(
    { pathname },
    { replaceState: (_state, _title, to) => void (at = String(to)) },
  );
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = makeRouter({ history, scrollRestoration: false });
  await router.load();
  return { at, screen: router.state.matches.at(-1)?.routeId };
}

it("an address that cannot be decoded leads to the start page, as a link that a chat has cut may", async () => {
  for (const address of ["/100%", "/games/%ff", "/circle/join/%E0%A4", "/overlay/%E0%A4"]) {
    expect(await open(address), address).toEqual({ at: "/", screen: "/site/" });
  }
});

it("every other address stays as it is, whether there is a page or not", async () => {
  for (const address of ["/nowhere/at/all", "/100%25", "/gr%C3%BC%C3%9Fe"]) {
    expect(await open(address), address).toEqual({ at: address, screen: "/site/$" });
  }
});
