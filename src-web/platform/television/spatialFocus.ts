/** Position of an element on the screen, px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Direction = "left" | "right" | "up" | "down";

/** How many px of distance ahead one px of sideways offset counts as. */
const ASIDE = 8;

function middle({ left, top, right, bottom }: Box) {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Distance between two spans on one axis; 0 when they overlap. */
function apart(fromA: number, toA: number, fromB: number, toB: number): number {
  return Math.max(0, fromB - toA, fromA - toB);
}

/**
 * Returns the index of the box that an arrow key of the remote leads to: the nearest one ahead, where
 * sideways offset counts more than distance. -1: there is none in that direction.
 */
export function nextBox(from: Box, boxes: readonly Box[], direction: Direction): number {
  const start = middle(from);
  const isAcross = direction === "left" || direction === "right";
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  let best = -1;
  let bestCost = Infinity;
  boxes.forEach((box, at) => {
    const end = middle(box);
    const ahead = sign * (isAcross ? end.x - start.x : end.y - start.y);
    if (ahead <= 1) return;
    const aside = isAcross
      ? apart(from.top, from.bottom, box.top, box.bottom)
      : apart(from.left, from.right, box.left, box.right);
    const cost = ahead + ASIDE * aside;
    if (cost < bestCost) {
      best = at;
      bestCost = cost;
    }
  });
  return best;
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** The elements that a remote can reach. */
const REACHABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, [tabindex]:not([tabindex="-1"])';

/** Types of inputs that use the arrow keys left and right themselves: a cursor or a value moves. */
const MOVES_ASIDE: readonly string[] = ["range", "radio", "text", "search"];

/**
 * Whether the element uses this arrow key itself. Up and down always lead on: otherwise a remote could not
 * leave a text field.
 */
function wantsArrows(element: Element | null, direction: Direction): boolean {
  const isAside = direction === "left" || direction === "right";
  return isAside && element instanceof HTMLInputElement && MOVES_ASIDE.includes(element.type);
}

/** The topmost open dialog, otherwise the page: nothing behind a dialog can be reached. */
function scope(): ParentNode {
  const open = document.querySelectorAll("dialog[open]");
  return open[open.length - 1] ?? document;
}

/**
 * Where the focus was at the last key. Whatever a press replaced or disabled no longer has it, and beginning at
 * the top of the screen each time would cost many presses.
 */
let last: Box | undefined;

function onKey(event: KeyboardEvent): void {
  const direction = KEYS[event.key];
  const active = document.activeElement;
  const isHere = active && active !== document.body && scope().contains(active);
  if (isHere) last = active.getBoundingClientRect();
  if (!direction || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
    return;
  if (wantsArrows(active, direction)) return;
  const reachable = Array.from(scope().querySelectorAll<HTMLElement>(REACHABLE)).filter(
    (element) => element !== active && element.getClientRects().length > 0,
  );
  event.preventDefault();
  const boxes = reachable.map((element) => element.getBoundingClientRect());
  const next = last ? nextBox(last, boxes, direction) : -1;
  reachable[next < 0 && !isHere ? 0 : next]?.focus();
}

/** Lets the arrow keys of a remote move the focus about the screen. Returns the function that stops it. */
export function followRemote(): () => void {
  last = undefined;
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
