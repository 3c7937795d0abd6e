import { createElement, useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFocusStaysNear } from "../../../../src-web/app/layout/useFocusStaysNear.ts";
import { alive, leaveAll } from "../../support/alive.ts";

/** An element, as far as the focus is concerned. */
class Piece extends EventTarget {
  isDisabled = false;
  isHidden = false;
  tabIndex = -1;
  readonly children: Piece[] = [];
  readonly tag: string;
  parentElement: Piece | undefined;

  constructor(tag: string, ...children: Piece[]) {
    super();
    this.tag = tag;
    for (const child of children) {
      child.parentElement = this;
      this.children.push(child);
    }
  }

  get isConnected(): boolean {
    return this === main || (this.parentElement?.isConnected ?? false);
  }

  #beside(step: number): Piece | undefined {
    const all = this.parentElement?.children ?? [];
    return all[all.indexOf(this) + step];
  }

  get nextElementSibling(): Piece | undefined {
    return this.#beside(1);
  }

  get previousElementSibling(): Piece | undefined {
    return this.#beside(-1);
  }

  matches(state: string): boolean {
    return state === ":focus-visible" ? isByKeyboard : this.isDisabled;
  }

  getClientRects(): readonly unknown[] {
    const isSeen = !this.isHidden && (this.parentElement?.getClientRects().length ?? 1) > 0;
    return isSeen ? [{}] : [];
  }

  closest(tags: string): Piece | undefined {
    return tags.split(", ").includes(this.tag) ? this : this.parentElement?.closest(tags);
  }

  querySelector(tags: string): Piece | undefined {
    for (const child of this.children) {
      const found = tags.split(", ").includes(child.tag) ? child : child.querySelector(tags);
      if (found) return found;
    }
    return undefined;
  }

  scrollIntoView(): void {
    shown.push(this);
  }

  focus(): void {
    give(this);
    main.dispatchEvent(Object.defineProperty(new Event("focusin"), "target", { value: this }));
  }

  remove(): void {
    const all = this.parentElement?.children ?? [];
    all.splice(all.indexOf(this), 1);
    this.parentElement = undefined;
    active = body;
    mutated();
  }

  disable(isDisabled: boolean): void {
    this.isDisabled = isDisabled;
    if (isDisabled) active = body;
    mutated();
  }

  /** As React does while something in it loads; the browser notices the lost focus only a moment later. */
  async hide(): Promise<void> {
    this.isHidden = true;
    active = body;
    main.dispatchEvent(new Event("focusout"));
    await Promise.resolve();
  }

  show(): void {
    this.isHidden = false;
    mutated();
  }
}

const body = new Piece("body");
let main: Piece;
let active: Piece;
let mutated: () => void;
/** Whether the browser shows the focus. */
let isByKeyboard: boolean;
/** What the page was scrolled to. */
let shown: Piece[];

const give = (piece: Piece) => {
  active = piece;
};

beforeEach(() => {
  active = body;
  isByKeyboard = false;
  shown = [];
  vi.stubGlobal("Element", Piece);
  vi.stubGlobal("HTMLElement", Piece);
  vi.stubGlobal("document", {
    body,
    get activeElement() {
      return active;
    },
  });
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(hear: () => void) {
        mutated = hear;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** A page with a list under a heading: three rows, each with a button that deletes it. */
async function atList() {
  const buttons = [new Piece("button"), new Piece("button"), new Piece("button")] as const;
  const rows = buttons.map((button) => new Piece("li", button));
  const heading = new Piece("h2");
  const section = new Piece("section", heading, new Piece("ul", ...rows));
  main = new Piece("main", section);
  function Page() {
    const ref = useRef(main);
    // SAFETY: all that the hook reads.
    useFocusStaysNear(ref as never);
    return null;
  }
  await alive(createElement(Page));
  return { buttons, rows, heading, section };
}

it("who deletes a row is at the one that takes its place, at the last one, and in the end at the heading", async () => {
  const { buttons, rows, heading } = await atList();
  const [first, second, third] = rows;
  buttons[1].focus();
  second?.remove();
  expect(active).toBe(third);
  buttons[2].focus();
  third?.remove();
  expect(active).toBe(first);
  buttons[0].focus();
  first?.remove();
  expect(active).toBe(heading);
});

it("a button that is disabled while it works has the focus again afterwards", async () => {
  const { buttons, rows } = await atList();
  buttons[0].focus();
  buttons[0].disable(true);
  buttons[0].disable(false);
  expect(active).toBe(buttons[0]);
  buttons[0].disable(true);
  rows[0]?.remove();
  expect(active).toBe(rows[1]);
});

it("a page that is hidden while something in it loads has the focus again when it is shown", async () => {
  const { buttons, rows, section } = await atList();
  buttons[0].focus();
  await section.hide();
  section.show();
  expect(active).toBe(buttons[0]);
  await section.hide();
  section.isHidden = false;
  rows[0]?.remove();
  expect(active).toBe(rows[1]);
});

it("a whole page that is replaced, as by what it asked to log in for, leaves the focus at the content", async () => {
  const { buttons, section } = await atList();
  buttons[0].focus();
  section.remove();
  expect(active).toBe(main);
});

it("nothing takes back the focus that was given up, by a tap beside the button", async () => {
  const { buttons, rows } = await atList();
  buttons[0].focus();
  active = body;
  main.dispatchEvent(new Event("focusout"));
  await Promise.resolve();
  rows[0]?.remove();
  expect(active).toBe(body);
});

it("a keyboard's new place is scrolled into view, and the page stands still under a mouse or a finger", async () => {
  const { buttons, rows, heading } = await atList();
  const [first, second, third] = rows;
  buttons[1].focus();
  second?.remove();
  expect(active).toBe(third);
  expect(shown).toEqual([]);
  isByKeyboard = true;
  buttons[2].focus();
  third?.remove();
  expect(shown).toEqual([first]);
  buttons[0].focus();
  first?.remove();
  expect(shown).toEqual([first, heading]);
});
