/** A source of key or pointer input in the W3C WebDriver format, which both protocols share. */
export interface InputSource {
  readonly type: "pointer" | "key";
  readonly id: string;
  readonly parameters?: { readonly pointerType: "mouse" | "touch" };
  readonly actions: readonly object[];
}

/**
 * What an engine's own driver must offer for a page. Everything else is built on it, once for all engines.
 */
export interface Driven {
  /** Errors of the page, as far as the engine reports them. */
  readonly problems: readonly string[];
  /** What stands in for a finger in this engine: WebKitGTK has no touch screen. */
  readonly pointer: "mouse" | "touch";
  /** Opens an address in the window; also leaves an entered frame. */
  goto(url: string): Promise<void>;
  /** Directs all further calls at the page in the frame that fills the window; it may be of another site. */
  enterFrame(): Promise<void>;
  /** Moves through the history: -1 is back. */
  travel(by: -1 | 1): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression that yields a text, or a promise of one. */
  evaluate(expression: string): Promise<string>;
  act(sources: readonly InputSource[]): Promise<void>;
  /** Puts the file at this path into the input that this selector finds. */
  upload(selector: string, path: string): Promise<void>;
  /** A PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Size of a page in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a browser connects to its pages. */
export interface Way {
  /** Host and port of a proxy, which may answer for any site: its certificates are accepted. */
  readonly proxy: string;
}

/** A real browser engine that is installed on this machine. */
export interface Engine {
  readonly name: string;
  /** Opens a new browser session with empty storage. */
  open(size: Size, way?: Way): Promise<Driven>;
  /** Ends whatever is still running, such as sessions that a failed test left open. */
  end(): Promise<void>;
}

const LOOKS_EVERY_MS = 100;

/** Polls until there is a result; `what` is the error message if none comes in time. */
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
