/** What the browser tells an app's open window that somebody launched the app again. */
interface Launch {
  readonly targetURL?: string | null;
}

/** `window.launchQueue`, which only browsers with installed apps have: https://wicg.github.io/web-app-launch. */
export interface LaunchQueue {
  setConsumer(hear: (launch: Launch) => void): void;
}

/** The window that is open, as far as a launch concerns it. */
interface OpenWindow {
  readonly href: () => string;
  readonly go: (address: string) => void;
}

/**
 * Launches come to the window that is open (`launch_handler` of the manifest), so that a room is never open twice. The
 * app's icon only brings it to the front, whatever it shows: a game goes on. A shortcut or something shared names a
 * place of its own, and leads there.
 */
export function hearLaunches(queue: LaunchQueue, { href, go }: OpenWindow): void {
  // What waits already is the launch that opened this page, which is where it should be.
  let isOpen = false;
  queue.setConsumer(({ targetURL }) => {
    if (!isOpen || !targetURL) return;
    const target = new URL(targetURL, href());
    if (target.pathname !== "/" && target.href !== href()) go(target.href);
  });
  isOpen = true;
}
