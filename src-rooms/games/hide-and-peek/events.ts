import type { EventFrame } from "../../../src-shared/protocol/frames.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { hiderOf, present } from "./hunt.ts";
import type { HideState } from "./types.ts";

/** Runs in the light; moves in the dark stay secret. */
function runs({ seen: was }: HideState, { seen: is }: HideState): EventFrame[] {
  return playerIdsOf(is).flatMap((playerId): EventFrame[] => {
    const spotName = is[playerId];
    if (spotName === undefined || was[playerId] === spotName) return [];
    return [{ topic: "playerLocationSet", body: { playerId, spotName } }];
  });
}

/** Each player's first guess in the hunt, and the moment when all are in. */
function guesses(before: HideState, after: HideState): EventFrame[] {
  const fresh = playerIdsOf(after.guesses).filter((id) => !before.guesses[id]);
  const events: EventFrame[] = fresh.map((playerId) => ({
    topic: "guessSubmitted",
    body: { playerId },
  }));
  const looking = present(after).filter((id) => id !== hiderOf(after));
  const isAll = fresh.length > 0 && looking.every((id) => after.guesses[id]);
  return isAll ? [...events, { topic: "allSubmitted", body: {} }] : events;
}

/** One-off events for screens, which play sound and motion (HP12). */
export function hideEvents(before: HideState, after: HideState): EventFrame[] {
  const hider = hiderOf(after);
  const isSameHunt = before.at === "GUESS" && before.current === after.current;
  switch (after.at) {
    case "LIGHT":
      return before.at === "LIGHT" ? runs(before, after) : [];
    case "GUESS":
      if (isSameHunt) return guesses(before, after);
      return hider === undefined ? [] : [{ topic: "currentHiderId", body: { playerId: hider } }];
    case "REVEAL": {
      const spotName = hider === undefined ? undefined : after.hidden[hider];
      if (before.at === "REVEAL" || hider === undefined || spotName === undefined) return [];
      return [{ topic: "revealHidingSpot", body: { playerId: hider, spotName } }];
    }
    case "DARK":
    case "OVER":
      return [];
  }
}
