import type { Point } from "../model/geometry.ts";
import type { PointerInput, PointerKind, Sample } from "./gesture.ts";

/** Receives what the pointers over an element do, in CSS px of the element. */
interface PointerListener {
  /** `pen`: whether the pointer is a pen, which measures pressure. */
  readonly input: (input: PointerInput, foreseen: readonly Sample[], pen: boolean) => void;
  readonly wheel: (delta: number, at: Point) => void;
}

function kindOf(type: string): PointerKind {
  return type === "pen" || type === "touch" ? type : "mouse";
}

/**
 * Returns the events that the browser coalesced into this one; browsers that do not coalesce have one event
 * per move.
 */
function gathered(event: PointerEvent): readonly PointerEvent[] {
  const events = event.getCoalescedEvents?.() ?? [];
  return events.length > 0 ? events : [event];
}

const MIDDLE_BUTTON = 1;

/**
 * Follows all pointers over an element and keeps the page still under them: nothing scrolls, zooms or is
 * selected. Returns a function that stops it.
 */
export function followPointers(element: HTMLElement, listener: PointerListener): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let corner: Point = { x: 0, y: 0 };
  const measure = () => {
    const { left, top } = element.getBoundingClientRect();
    corner = { x: left, y: top };
  };
  const sample = (event: PointerEvent): Sample => ({
    x: event.clientX - corner.x,
    y: event.clientY - corner.y,
    at: event.timeStamp,
    pressure: event.pressure,
  });
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    hear: (event: HTMLElementEventMap[Type]) => void,
    options: AddEventListenerOptions = {},
  ) => element.addEventListener(type, hear, { signal, ...options });

  on("pointerdown", (event) => {
    const isMain = event.button === 0;
    if (!isMain && event.button !== MIDDLE_BUTTON) return;
    measure();
    // The canvas keeps the pointer of a stroke that leaves it.
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is already gone; its stroke ends with the next event.
    }
    listener.input(
      {
        type: "down",
        id: event.pointerId,
        kind: kindOf(event.pointerType),
        sample: sample(event),
        contact: Math.max(event.width, event.height),
        pan: event.ctrlKey || !isMain,
      },
      [],
      event.pointerType === "pen",
    );
  });
  on("pointermove", (event) => {
    const samples = gathered(event).map(sample);
    const foreseen = (event.getPredictedEvents?.() ?? []).map(sample);
    listener.input(
      { type: "move", id: event.pointerId, samples },
      foreseen,
      event.pointerType === "pen",
    );
  });
  const lift = (type: "up" | "cancel") => (event: PointerEvent) =>
    listener.input({ type, id: event.pointerId, at: event.timeStamp }, [], false);
  on("pointerup", lift("up"));
  on("pointercancel", lift("cancel"));
  on("lostpointercapture", lift("cancel"));

  on(
    "wheel",
    (event) => {
      event.preventDefault();
      measure();
      listener.wheel(event.deltaY, { x: event.clientX - corner.x, y: event.clientY - corner.y });
    },
    { passive: false },
  );
  const still = (event: Event) => event.preventDefault();
  // Safari scrolls, zooms and shows its magnifier unless touch events are prevented. Elsewhere CSS is enough,
  // and a listener that may prevent touches would delay every move.
  if ("GestureEvent" in globalThis) {
    on("touchstart", still, { passive: false });
    on("touchmove", still, { passive: false });
    element.addEventListener("gesturestart", still, { signal });
  }
  on("contextmenu", still);
  on("dragstart", still);
  on("selectstart", still);
  return () => stop.abort();
}
