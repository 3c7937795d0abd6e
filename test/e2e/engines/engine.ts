/** A key, or a pointer that goes somewhere, as the W3C's WebDriver writes them; both protocols share the shape. */
export interface InputSource {
  readonly type: "pointer" | "key";
  readonly id: string;
  readonly parameters?: { readonly pointerType: "mouse" | "touch" };
  readonly actions: readonly object[];
}

/** What a page is asked by its engine's own driver. Everything else is built on it, once for all engines. */
export interface Driven {
  /** What went wrong on the page, as far as its engine says. */
  readonly problems: readonly string[];
  /** What a finger is for this engine: WebKitGTK has no touch screen to press. */
  readonly pointer: "mouse" | "touch";
  /** Leaves a frame, too. */
  goto(url: string): Promise<void>;
  /** From here on this is about the page in the frame that fills the window; it may be another site's. */
  enterFrame(): Promise<void>;
  /** Through the history: -1 is back. */
  travel(by: -1 | 1): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression that gives a text, or a promise of one. */
  evaluate(expression: string): Promise<string>;
  act(sources: readonly InputSource[]): Promise<void>;
  /** Files, by their paths, into the input that this selector finds. */
  upload(selector: string, path: string): Promise<void>;
  /** A PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Size of a page, CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a browser gets to its pages. */
export interface Way {
  /** Host and port of a proxy, which may answer for any site: its certificates are believed. */
  readonly proxy: string;
}

/** A real browser engine that this machine has. */
export interface Engine {
  readonly name: string;
  /** Somebody's browser of their own, with nothing in its storage. */
  open(size: Size, way?: Way): Promise<Driven>;
  /** End whatever still runs of it, such as what a story that failed left open. */
  end(): Promise<void>;
}

const LOOKS_EVERY_MS = 100;

/** Ask until there is an answer; `what` names it when none comes. */
export async function until<T>(
  ask: () => Promise<T | undefined | false>,
  what: string | (() => Promise<string>),
  withinMs = 15_000,
): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(typeof what === "string" ? what : await what());
    await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS));
  }
}
