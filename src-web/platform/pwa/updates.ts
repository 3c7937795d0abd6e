/** A new service worker that waits to be let in. */
interface Waiting {
  readonly activate: () => void;
}

let waiting: Waiting | undefined;
let openRooms = 0;

/** Let a waiting update in. Called between two stages, and where no room is open. */
export function letUpdateIn(): void {
  waiting?.activate();
  waiting = undefined;
}

/** An update is ready: at once when no room is open, otherwise at the next edge between two stages. */
export function updateIsReady(update: Waiting): void {
  waiting = update;
  if (openRooms === 0) letUpdateIn();
}

/** A room is open on this page: updates wait. Returns how to say that it is open no longer. */
export function holdUpdates(): () => void {
  openRooms++;
  return () => {
    openRooms--;
    if (openRooms === 0) letUpdateIn();
  };
}
