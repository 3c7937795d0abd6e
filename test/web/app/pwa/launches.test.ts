import { expect, it } from "vitest";
import { hearLaunches } from "../../../../src-web/app/pwa/launches.ts";

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
  hearLaunches(queue, { href: () => SITE + path, go: (address) => gone.push(address) });
  return { gone, launch: (to: string | null) => launch(to) };
}

it("a shortcut and something shared lead there in the window that is open", () => {
  const { gone, launch } = openWindow("/games");
  launch("/join");
  launch("/share?text=AB2CD");
  expect(gone).toEqual([`${SITE}/join`, `${SITE}/share?text=AB2CD`]);
});

it("the app's icon leaves a game alone, and a window that is there stays", () => {
  const { gone, launch } = openWindow("/player/session");
  launch("/");
  launch("/player/session");
  launch(null);
  expect(gone).toEqual([]);
});

it("the launch that opened a page is no second one, after a reload either", () => {
  const { gone, launch } = openWindow("/player/session", ["/join/AB2CD"]);
  expect(gone).toEqual([]);
  launch("/join/AB2CD");
  expect(gone).toEqual([`${SITE}/join/AB2CD`]);
});
