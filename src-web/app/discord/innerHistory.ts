import { createHistory, type HistoryLocation, type RouterHistory } from "@tanstack/react-router";

function locationOf(href: string, state: HistoryLocation["state"]): HistoryLocation {
  const { pathname, search, hash } = new URL(href, "https://activity.invalid");
  return { href, pathname, search, hash, state };
}

/**
 * A history that remembers one place and writes no address. The library's own history in memory would
 * come along in what every phone loads before it joins.
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
