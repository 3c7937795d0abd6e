import type { EventFrame } from "../../../src-shared/protocol/frames.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { guessersOf, stillGuessing } from "./guessing.ts";
import type { CanvasState } from "./types.ts";

/** One event for each new guess that is right or shown to all. None has the text: a right one is the word. */
function guesses(before: CanvasState, after: CanvasState): EventFrame[] {
  const [was, is] = [before.turn, after.turn];
  if (!was || !is) return [];
  const seen = was.feedFrom + was.feed.length;
  const wrong = is.feed
    .filter((_, index) => is.feedFrom + index >= seen)
    .map(({ playerId }) => ({ playerId }));
  const right = playerIdsOf(is.guessers)
    .filter((id) => is.guessers[id]?.place !== undefined && was.guessers[id]?.place === undefined)
    .map((playerId) => ({ playerId, right: true }));
  return [...wrong, ...right].map((body) => ({ topic: "guessSubmitted", body }));
}

function credits(before: CanvasState, after: CanvasState): EventFrame[] {
  const [was, is] = [before.turn, after.turn];
  if (!was || !is || after.at !== "CREDIT") return [];
  const hasCredited = (state: typeof is, id: keyof typeof is.guessers) =>
    state.guessers[id]?.credit !== undefined;
  const guessers = guessersOf(after);
  const fresh = guessers.filter((id) => hasCredited(is, id) && !hasCredited(was, id));
  const events: EventFrame[] = fresh.map((playerId) => ({
    topic: "creditSubmitted",
    body: { playerId },
  }));
  const isAll = fresh.length > 0 && guessers.every((id) => hasCredited(is, id));
  return isAll ? [...events, { topic: "allCreditsSubmitted", body: {} }] : events;
}

/** One-off events for screens, which play sound and motion. */
export function canvasEvents(before: CanvasState, after: CanvasState): EventFrame[] {
  const [was, is] = [before.turn, after.turn];
  if (!was || !is || was.sheet !== is.sheet) return [];
  const events = [...guesses(before, after), ...credits(before, after)];
  const letters = Math.max(0, is.hints - 1);
  if (letters > Math.max(0, was.hints - 1)) {
    events.push({ topic: "revealLetterTopic", body: { letters } });
  }
  const isWaiting = (state: CanvasState) => stillGuessing(state).length > 0;
  const isAllCorrect = after.at === "DRAW" && isWaiting(before) && !isWaiting(after);
  if (isAllCorrect) events.push({ topic: "allCorrect", body: {} });
  if (after.at === "REVEAL" && before.at !== "REVEAL") {
    events.push({ topic: "revealPainters", body: {} });
  }
  return events;
}
