/** Where something stands on the screen, px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Direction = "left" | "right" | "up" | "down";

/** How much worse it is to stand aside than to be far ahead. */
const ASIDE = 8;

function middle({ left, top, right, bottom }: Box) {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Distance between two spans on one axis; 0 when they overlap. */
function apart(fromA: number, toA: number, fromB: number, toB: number): number {
  return Math.max(0, fromB - toA, fromA - toB);
}

/**
 * Which box an arrow of the remote leads to: the nearest one ahead, where standing aside counts for
 * more than being far. -1: nothing lies that way.
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

/** What a remote can reach. */
const REACHABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, [tabindex]:not([tabindex="-1"])';

/** These use the arrows themselves. */
function wantsArrows(element: Element | null, direction: Direction): boolean {
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.type === "range" || element.type === "radio") {
    return direction === "left" || direction === "right";
  }
  return element.type === "text" || element.type === "search";
}

/** The topmost open dialog, else the page: nothing behind a dialog can be reached. */
function scope(): ParentNode {
  const open = document.querySelectorAll("dialog[open]");
  return open[open.length - 1] ?? document;
}

function onKey(event: KeyboardEvent): void {
  const direction = KEYS[event.key];
  if (!direction || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
    return;
  const active = document.activeElement;
  if (wantsArrows(active, direction)) return;
  const reachable = Array.from(scope().querySelectorAll<HTMLElement>(REACHABLE)).filter(
    (element) => element !== active && element.getClientRects().length > 0,
  );
  event.preventDefault();
  if (!active || active === document.body || !scope().contains(active)) {
    reachable[0]?.focus();
    return;
  }
  const boxes = reachable.map((element) => element.getBoundingClientRect());
  reachable[nextBox(active.getBoundingClientRect(), boxes, direction)]?.focus();
}

/** Let the arrows of a remote move the focus about the screen. Returns what stops it. */
export function followRemote(): () => void {
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
