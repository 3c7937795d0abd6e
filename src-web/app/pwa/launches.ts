/** What the browser passes to the app's open window when the app is launched again. */
interface Launch {
  readonly targetURL?: string | null;
}

/**
 * `window.launchQueue`, which exists only in browsers with installable apps:
 * https://wicg.github.io/web-app-launch.
 */
export interface LaunchQueue {
  setConsumer(hear: (launch: Launch) => void): void;
}

/** What handling a launch needs of the open window. */
interface OpenWindow {
  readonly href: () => string;
  readonly go: (address: string) => void;
}

/**
 * Sends launches to the window that is open (`launch_handler` of the manifest), so that a room is never open
 * twice. The app's icon only brings the window to the front, whatever it shows, so that a game continues. A
 * shortcut or a shared address navigates to its own place.
 */
export function listenForLaunches(queue: LaunchQueue, { href, go }: OpenWindow): void {
  // A launch that is already queued is the one that opened this page, which is already in the right place.
  let isOpen = false;
  queue.setConsumer(({ targetURL }) => {
    if (!isOpen || !targetURL) return;
    const target = new URL(targetURL, href());
    if (target.pathname !== "/" && target.href !== href()) go(target.href);
  });
  isOpen = true;
}
