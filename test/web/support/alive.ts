import { act, type ReactNode } from "react";
import { vi } from "vitest";

/** A mounted component whose effects run during a test. */
interface Alive {
  /** Runs an action and waits until React has processed it. */
  readonly after: (happens: () => void) => Promise<void>;
  /** Unmounts it. */
  readonly leave: () => Promise<void>;
}

/** The parts of an element that React needs. Nothing is drawn: a test adds what an element can do. */
export class FakeElement extends EventTarget {
  readonly nodeType: number = 1;
  readonly namespaceURI = "http://www.w3.org/1999/xhtml";
  readonly style = { setProperty: () => undefined };
  readonly children: unknown[] = [];
  /** For `select` elements. */
  readonly options: readonly unknown[] = [];
  readonly nodeName: string;
  readonly tagName: string;
  ownerDocument: FakeDocument | undefined;
  textContent = "";

  constructor(tag: string) {
    super();
    this.nodeName = tag.toUpperCase();
    this.tagName = this.nodeName;
  }

  get firstChild(): unknown {
    return this.children[0] ?? null;
  }

  get lastChild(): unknown {
    return this.children.at(-1) ?? null;
  }

  appendChild(child: unknown): void {
    this.insertBefore(child, undefined);
  }

  insertBefore(child: unknown, before: unknown): void {
    this.removeChild(child);
    const at = this.children.indexOf(before);
    this.children.splice(at < 0 ? this.children.length : at, 0, child);
  }

  removeChild(child: unknown): void {
    const at = this.children.indexOf(child);
    if (at >= 0) this.children.splice(at, 1);
  }

  setAttribute(): void {}
  removeAttribute(): void {}
}

type Make = (tag: string) => FakeElement;

class FakeDocument extends FakeElement {
  override readonly nodeType = 9;
  readonly activeElement = null;
  readonly #make: Make;

  constructor(make: Make) {
    super("#document");
    this.#make = make;
  }

  createElement(tag: string): FakeElement {
    return Object.assign(this.#make(tag), { ownerDocument: this });
  }

  createElementNS(_space: string, tag: string): FakeElement {
    return this.createElement(tag);
  }

  createTextNode(text: string): object {
    return { nodeType: 3, nodeValue: text, ownerDocument: this };
  }
}

/** Returns the React props of an element: handlers, for a test to call, and what it shows. */
export function propsOf(element: FakeElement): Readonly<Record<string, (event?: unknown) => void>> {
  const key = Object.keys(element).find((one) => one.startsWith("__reactProps$"));
  // SAFETY: tests only call handlers.
  return (Reflect.get(element, key ?? "") ?? {}) as never;
}

const standing = new Set<Alive>();

/**
 * The last action, of whatever test. React cannot run two at once: when the first ends before the second, it
 * draws nothing more in this process. A check that is repeated until it gives up may leave one on its way.
 */
let lastAction: Promise<unknown> = Promise.resolve();

/**
 * Unmounts everything that a test left mounted, before its stubs are removed, and waits for what it began to
 * load ahead, which may need these.
 */
export async function leaveAll(): Promise<void> {
  for (const one of standing) {
    // One after the other: they share React's queue.
    // oxlint-disable-next-line no-await-in-loop
    await one.leave();
  }
  await vi.dynamicImportSettled();
}

/**
 * Mounts children to test their behaviour: effects run, without a page. `make` creates elements for tests in
 * which they do something. After the test, call `leaveAll` and remove the stubs.
 */
export async function alive(
  shown: ReactNode,
  make: Make = (tag) => new FakeElement(tag),
): Promise<Alive> {
  const page = Object.assign(new EventTarget(), { HTMLIFrameElement: EventTarget });
  // Properties that a test has set are kept.
  vi.stubGlobal("window", Object.assign(page, globalThis.window));
  const { createRoot } = await import("react-dom/client");
  const place = new FakeDocument(make).createElement("div");
  // SAFETY: the parts of an element that React needs.
  const root = createRoot(place as never);
  const run: Alive["after"] = async (happens) => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    await act(async () => {
      happens();
      // Lets code that awaits a response continue.
      await new Promise((resolve) => setImmediate(resolve));
    });
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  };
  const after: Alive["after"] = (happens) => {
    const action = lastAction.then(() => run(happens));
    lastAction = action.catch(() => undefined);
    return action;
  };
  await after(() => root.render(shown));
  const made: Alive = {
    after,
    leave: () => {
      standing.delete(made);
      return after(() => root.unmount());
    },
  };
  standing.add(made);
  return made;
}
