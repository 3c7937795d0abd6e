/** A new service worker, or a new version of the page, that waits to be activated. */
interface Waiting {
  readonly activate: () => void;
}

let waiting: Waiting | undefined;
let openRooms = 0;

/** Activates a waiting update. Called between two stages, and when no room is open. */
export function activateUpdate(): void {
  waiting?.activate();
  waiting = undefined;
}

/**
 * Registers an update that is ready: it is activated immediately when no room is open, otherwise between the
 * next two stages.
 */
export function updateIsReady(update: Waiting): void {
  waiting = update;
  if (openRooms === 0) activateUpdate();
}

/** Holds updates back while a room is open on this page. Returns the function that releases them. */
export function holdUpdates(): () => void {
  openRooms++;
  return () => {
    openRooms--;
    if (openRooms === 0) activateUpdate();
  };
}
