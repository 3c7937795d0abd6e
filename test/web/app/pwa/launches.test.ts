import { expect, it } from "vitest";
import { listenForLaunches } from "../../../../src-web/app/pwa/launches.ts";

const SITE = "https://hubbub.example";

/** An open window at this address; the launches in `before` were queued until a consumer was set. */
function openWindow(path: string, before: readonly string[] = []) {
  const gone: string[] = [];
  let launch = (_path: string | null): void => undefined;
  const queue = {
    setConsumer: (hear: (said: { targetURL: string | null }) => void) => {
      launch = (to) => hear({ targetURL: to === null ? null : SITE + to });
      for (const to of before) launch(to);
    },
  };
  listenForLaunches(queue, { href: () => SITE + path, go: (address) => gone.push(address) });
  return { gone, launch: (to: string | null) => launch(to) };
}

it("a shortcut or a shared link opens in the window that is already open", () => {
  const { gone, launch } = openWindow("/games");
  launch("/join");
  launch("/share?text=AB2CD");
  expect(gone).toEqual([`${SITE}/join`, `${SITE}/share?text=AB2CD`]);
});

it("opening the app by its icon leaves a running game and the open window as they are", () => {
  const { gone, launch } = openWindow("/player/session");
  launch("/");
  launch("/player/session");
  launch(null);
  expect(gone).toEqual([]);
});

it("the launch that opened a page is not repeated, not even after a reload", () => {
  const { gone, launch } = openWindow("/player/session", ["/join/AB2CD"]);
  expect(gone).toEqual([]);
  launch("/join/AB2CD");
  expect(gone).toEqual([`${SITE}/join/AB2CD`]);
});
