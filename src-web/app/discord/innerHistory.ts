import { createHistory, type HistoryLocation, type RouterHistory } from "@tanstack/react-router";

function locationOf(href: string, state: HistoryLocation["state"]): HistoryLocation {
  const { pathname, search, hash } = new URL(href, "https://activity.invalid");
  return { href, pathname, search, hash, state };
}

/**
 * Creates a history that holds a single location and never writes to the address bar. The library's own
 * memory history would be added to what every phone loads before it joins.
 */
export function createInnerHistory(): RouterHistory {
  let here = locationOf("/", { __TSR_index: 0 });
  const move = (href: string, state: HistoryLocation["state"]) => {
    here = locationOf(href, state);
  };
  const nowhere = () => undefined;
  return createHistory({
    getLocation: () => here,
    getLength: () => 1,
    pushState: move,
    replaceState: move,
    go: nowhere,
    back: nowhere,
    forward: nowhere,
    createHref: (path) => path,
  });
}
