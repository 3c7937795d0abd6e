import { HOLD_BACK_MS, HOLD_BACK_PX } from "../../../src-shared/catalog/drawing.ts";
import type { Pair, Point } from "../model/geometry.ts";

/** A touch wider than this is the side of a hand, px. */
export const PALM_PX = 60;
/** How long a hand still rests on the glass after a pen was lifted, ms. */
export const PEN_REST_MS = 600;

export type PointerKind = "mouse" | "touch" | "pen";

/** One report of a pointer: its position on the canvas element, in CSS px. */
export interface Sample extends Point {
  /** Time in ms, by any monotonic clock. */
  readonly at: number;
  /** 0 to 1; 0.5 if the device does not measure it. */
  readonly pressure: number;
}

/** A pointer event, independent of the browser. */
export type PointerInput =
  | {
      readonly type: "down";
      readonly id: number;
      readonly kind: PointerKind;
      readonly sample: Sample;
      /** The longer side of the contact area, px. */
      readonly contact: number;
      /** Whether to pan instead of drawing: Ctrl is held, or it is the middle button. */
      readonly pan: boolean;
    }
  /** Several samples: all that the browser has collected since the last frame. */
  | { readonly type: "move"; readonly id: number; readonly samples: readonly Sample[] }
  | { readonly type: "up"; readonly id: number; readonly at: number }
  | { readonly type: "cancel"; readonly id: number; readonly at: number }
  /** Time has passed; needed while a touch is held back. */
  | { readonly type: "tick"; readonly at: number }
  | { readonly type: "disable" }
  | { readonly type: "enable" };

type Down = Extract<PointerInput, { type: "down" }>;

/** What the canvas has to do in response. */
export type Stroke =
  /** Show these under the finger, but do not put them on the canvas yet. */
  | { readonly do: "preview"; readonly samples: readonly Sample[] }
  | { readonly do: "begin"; readonly samples: readonly Sample[] }
  | { readonly do: "extend"; readonly samples: readonly Sample[] }
  | { readonly do: "end" }
  /** It was no stroke after all: take back what was shown. */
  | { readonly do: "abandon" }
  | { readonly do: "pan"; readonly dx: number; readonly dy: number }
  | { readonly do: "pinch"; readonly before: Pair; readonly after: Pair };

interface Finger extends Point {
  readonly id: number;
}

type Doing =
  | { readonly kind: "idle" }
  /** A touch that may still become a pinch. */
  | { readonly kind: "held"; readonly id: number; readonly samples: readonly [Sample, ...Sample[]] }
  | { readonly kind: "drawing"; readonly id: number; readonly pointer: PointerKind }
  | { readonly kind: "pan"; readonly id: number; readonly last: Point }
  | { readonly kind: "two-finger"; readonly fingers: readonly [Finger, Finger] }
  /** One of two fingers was lifted; the other one must not draw by accident. */
  | { readonly kind: "spent"; readonly id: number }
  /**
   * `early`: a pointer that was put down too early, at its latest position. It draws from there once the
   * canvas is enabled.
   */
  | { readonly kind: "disabled"; readonly early?: Down | undefined };

export interface Gesture {
  readonly doing: Doing;
  /** Until when touches are attributed to the hand that holds the pen, ms. */
  readonly penUntil: number;
}

export const AT_REST: Gesture = { doing: { kind: "idle" }, penUntil: 0 };

/** The specification's names for the state of a canvas (section 4). */
type InputState = "idle" | "drawing" | "pan" | "two-finger" | "disabled";

/**
 * Maps the two internal states: `held` already shows ink and counts as drawing, `spent` does nothing and
 * counts as idle.
 */
export function inputState({ doing }: Gesture): InputState {
  if (doing.kind === "held") return "drawing";
  return doing.kind === "spent" ? "idle" : doing.kind;
}

interface Step {
  readonly gesture: Gesture;
  readonly strokes: readonly Stroke[];
}

const nothing = (gesture: Gesture): Step => ({ gesture, strokes: [] });

function go(gesture: Gesture, doing: Doing, ...strokes: Stroke[]): Step {
  return { gesture: { ...gesture, doing }, strokes };
}

const IDLE: Doing = { kind: "idle" };
const PEN_IS_DOWN = Number.POSITIVE_INFINITY;

/** Returns the next state of a canvas and what it has to do. */
export function step(gesture: Gesture, input: PointerInput): Step {
  const { doing } = gesture;
  if (doing.kind === "disabled") return whileDisabled(gesture, doing.early, input);
  switch (input.type) {
    case "disable":
      return go({ ...gesture, penUntil: 0 }, { kind: "disabled" }, ...finish(doing));
    case "down":
      return down(gesture, input);
    case "move":
      return move(gesture, input.id, input.samples);
    case "up":
      return lift(gesture, input.id, input.at, false);
    case "cancel":
      return lift(gesture, input.id, input.at, true);
    case "tick":
      return tick(gesture, input.at);
    case "enable":
      return nothing(gesture);
  }
}

/**
 * Nothing is drawn while the canvas is disabled, but a finger put down slightly too early does not lose its
 * whole stroke. Two fingers are no stroke.
 */
function whileDisabled(gesture: Gesture, early: Down | undefined, input: PointerInput): Step {
  const wait = (next?: Down) => go(gesture, { kind: "disabled", early: next });
  switch (input.type) {
    case "enable": {
      const ready = { ...gesture, doing: IDLE };
      return early ? down(ready, early) : nothing(ready);
    }
    case "down":
      return wait(early ? undefined : input);
    case "move": {
      const sample = input.samples.at(-1);
      return early?.id === input.id && sample ? wait({ ...early, sample }) : nothing(gesture);
    }
    case "up":
    case "cancel":
      return early?.id === input.id ? wait() : nothing(gesture);
    case "disable":
    case "tick":
      return nothing(gesture);
  }
}

/** How an interrupted action ends: a stroke on the canvas stays, a preview is removed. */
function finish(doing: Doing): Stroke[] {
  if (doing.kind === "held") return [{ do: "abandon" }];
  return doing.kind === "drawing" ? [{ do: "end" }] : [];
}

function down(gesture: Gesture, input: Down): Step {
  const { doing } = gesture;
  const { id, kind, sample, pan } = input;
  if (kind === "pen") return penDown(gesture, id, sample);
  if (kind === "touch") {
    const isHand = sample.at < gesture.penUntil || input.contact > PALM_PX;
    if (isHand) return nothing(gesture);
    if (doing.kind === "held") return twoFingers(gesture, doing, { id, x: sample.x, y: sample.y });
    if (doing.kind !== "idle") return nothing(gesture);
    return go(
      gesture,
      { kind: "held", id, samples: [sample] },
      { do: "preview", samples: [sample] },
    );
  }
  if (doing.kind !== "idle") return nothing(gesture);
  if (pan) return go(gesture, { kind: "pan", id, last: sample });
  return go(gesture, { kind: "drawing", id, pointer: kind }, { do: "begin", samples: [sample] });
}

/** A pen takes precedence over fingers: whatever a resting hand began is taken back. */
function penDown(gesture: Gesture, id: number, sample: Sample): Step {
  const { doing } = gesture;
  const isFinger = doing.kind === "drawing" && doing.pointer === "touch";
  if (doing.kind === "drawing" && !isFinger) return nothing(gesture);
  const before: Stroke[] = doing.kind === "held" || isFinger ? [{ do: "abandon" }] : [];
  return go(
    { ...gesture, penUntil: PEN_IS_DOWN },
    { kind: "drawing", id, pointer: "pen" },
    ...before,
    { do: "begin", samples: [sample] },
  );
}

function twoFingers(
  gesture: Gesture,
  held: Extract<Doing, { kind: "held" }>,
  second: Finger,
): Step {
  const { x, y } = held.samples.at(-1) ?? held.samples[0];
  const fingers = [{ id: held.id, x, y }, second] as const;
  return go(gesture, { kind: "two-finger", fingers }, { do: "abandon" });
}

function move(gesture: Gesture, id: number, samples: readonly Sample[]): Step {
  const { doing } = gesture;
  const last = samples.at(-1);
  if (!last) return nothing(gesture);
  switch (doing.kind) {
    case "held":
      return doing.id === id ? moveHeld(gesture, doing, samples) : nothing(gesture);
    case "drawing":
      return doing.id === id ? { gesture, strokes: [{ do: "extend", samples }] } : nothing(gesture);
    case "pan": {
      if (doing.id !== id) return nothing(gesture);
      const { x, y } = last;
      const { last: from } = doing;
      return go(
        gesture,
        { kind: "pan", id, last: { x, y } },
        { do: "pan", dx: x - from.x, dy: y - from.y },
      );
    }
    case "two-finger": {
      const at = doing.fingers.findIndex((finger) => finger.id === id);
      if (at < 0) return nothing(gesture);
      const moved = { id, x: last.x, y: last.y };
      const [first, second] = doing.fingers;
      const fingers = at === 0 ? ([moved, second] as const) : ([first, moved] as const);
      return go(
        gesture,
        { kind: "two-finger", fingers },
        { do: "pinch", before: doing.fingers, after: fingers },
      );
    }
    case "idle":
    case "spent":
    case "disabled":
      return nothing(gesture);
  }
}

function moveHeld(
  gesture: Gesture,
  held: Extract<Doing, { kind: "held" }>,
  fresh: readonly Sample[],
): Step {
  const [start] = held.samples;
  const samples = [start, ...held.samples.slice(1), ...fresh] as const;
  const isFar = fresh.some(({ x, y }) => Math.hypot(x - start.x, y - start.y) >= HOLD_BACK_PX);
  const isOld = fresh.some(({ at }) => at - start.at >= HOLD_BACK_MS);
  if (isFar || isOld) return commit(gesture, held.id, samples);
  return go(gesture, { kind: "held", id: held.id, samples }, { do: "preview", samples: fresh });
}

/** Turns a held touch into a stroke that contains all its samples so far. */
function commit(gesture: Gesture, id: number, samples: readonly Sample[]): Step {
  return go(gesture, { kind: "drawing", id, pointer: "touch" }, { do: "begin", samples });
}

function tick(gesture: Gesture, at: number): Step {
  const { doing } = gesture;
  if (doing.kind !== "held" || at - doing.samples[0].at < HOLD_BACK_MS) return nothing(gesture);
  return commit(gesture, doing.id, doing.samples);
}

function lift(before: Gesture, id: number, at: number, isCancelled: boolean): Step {
  const { doing } = before;
  const isPen = doing.kind === "drawing" && doing.pointer === "pen" && doing.id === id;
  const gesture = isPen ? { ...before, penUntil: at + PEN_REST_MS } : before;
  switch (doing.kind) {
    case "held": {
      if (doing.id !== id) return nothing(gesture);
      if (isCancelled) return go(gesture, IDLE, { do: "abandon" });
      // A tap draws a dot.
      return go(gesture, IDLE, { do: "begin", samples: doing.samples }, { do: "end" });
    }
    case "drawing":
      // Also when the browser cancelled the pointer: what is drawn stays.
      return doing.id === id ? go(gesture, IDLE, { do: "end" }) : nothing(gesture);
    case "pan":
      return doing.id === id ? go(gesture, IDLE) : nothing(gesture);
    case "two-finger": {
      const rest = doing.fingers.find((finger) => finger.id !== id);
      const isOne = doing.fingers.some((finger) => finger.id === id);
      return isOne && rest ? go(gesture, { kind: "spent", id: rest.id }) : nothing(gesture);
    }
    case "spent":
      return doing.id === id ? go(gesture, IDLE) : nothing(gesture);
    case "idle":
    case "disabled":
      return nothing(gesture);
  }
}
