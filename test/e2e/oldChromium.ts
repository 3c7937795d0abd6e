import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { oldChromiumPath, type OldChromiumVersion } from "../../scripts/engines.ts";
import { unusedPort } from "../../scripts/front.ts";
import { SIZES } from "../gallery/sizes.ts";

/** User agent of a Samsung television of 2019 with Tizen 5.0. */
export const OLD_TV =
  "Mozilla/5.0 (SMART-TV; Linux; Tizen 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/5.0 TV Safari/537.36";

/** Console errors about headers and policies that are newer than the engine, which ignores them. */
const UNKNOWN_HEADER =
  /^(?:Unrecognized Content-Security-Policy directive|Error with Feature-Policy)/u;

/** Hides the page: such an engine does not know reduced motion and would paint animations all the time. */
const UNPAINTED = {
  source:
    "addEventListener('DOMContentLoaded', () => { document.documentElement.style.opacity = '0'; })",
};

const STARTS_WITHIN_MS = 20_000;
const LOOKS_EVERY_MS = 50;

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A television in a real engine of its time, driven by the engine's own protocol, in a version that today's
 * Playwright does not support. Expressions to evaluate must be written in the JavaScript of 2018.
 */
export class OldTelevision {
  /** What went wrong on the page: exceptions and console errors. */
  readonly problems: string[] = [];
  readonly #program: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #url: string;
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(e: Error): void }>();
  #asked = 0;

  private constructor(program: ChildProcess, profile: string, socket: WebSocket, url: string) {
    this.#program = program;
    this.#profile = profile;
    this.#socket = socket;
    this.#url = url;
    socket.addEventListener("message", ({ data }) => this.#hear(JSON.parse(String(data))));
  }

  /**
   * Starts a television with this engine. `url` is the address of the product. `served` is the local port
   * that answers for this address when nothing listens at the address itself. Painted only for pictures
   * (unpainted.ts).
   */
  static async switchOn(
    version: OldChromiumVersion,
    url: string,
    { served }: { readonly served?: number } = {},
  ): Promise<OldTelevision> {
    const path = oldChromiumPath(version);
    if (path === undefined) throw new Error(`no Chromium ${version}: npm run engines`);
    const port = await unusedPort();
    const profile = mkdtempSync(join(tmpdir(), "hubbub-tv-"));
    const program = spawn(
      path,
      [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--single-process",
        "--no-zygote",
        `--remote-debugging-port=${port}`,
        `--user-data-dir=${profile}`,
        `--user-agent=${OLD_TV}`,
        `--window-size=${SIZES.tv.join(",")}`,
        ...(served === undefined
          ? []
          : [`--host-resolver-rules=MAP ${new URL(url).hostname}:80 127.0.0.1:${served}`]),
        "about:blank",
      ],
      { stdio: "ignore" },
    );
    const socket = new WebSocket(await pageSocket(port));
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", reject);
    });
    const tv = new OldTelevision(program, profile, socket, url);
    await Promise.all([
      tv.#ask("Page.enable"),
      tv.#ask("Runtime.enable"),
      tv.#ask("Log.enable"),
      tv.#ask("Performance.enable"),
      ...(process.env["SHOTS"] === undefined
        ? [tv.#ask("Page.addScriptToEvaluateOnNewDocument", UNPAINTED)]
        : []),
    ]);
    return tv;
  }

  /** Puts these values into the storage of every page. */
  async keep(
    storage: "localStorage" | "sessionStorage",
    values: Readonly<Record<string, string>>,
  ): Promise<void> {
    const source = `if (location.protocol === "http:") Object.assign(${storage}, ${JSON.stringify(values)})`;
    await this.#ask("Page.addScriptToEvaluateOnNewDocument", { source });
  }

  async open(path: string): Promise<void> {
    await this.#ask("Page.navigate", { url: this.#url + path });
  }

  async reload(): Promise<void> {
    await this.#ask("Page.reload");
  }

  /** Returns the value of an expression, passed as JSON. */
  async evaluate<T>(expression: string): Promise<T> {
    // SAFETY: the protocol's documented response to Runtime.evaluate.
    const { result, exceptionDetails } = (await this.#ask("Runtime.evaluate", {
      expression,
      returnByValue: true,
      awaitPromise: true,
    })) as {
      result: { value: T };
      exceptionDetails?: { text: string; exception?: { description?: string } };
    };
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  }

  /** Waits until an expression is true. */
  async until(expression: string, withinMs = 30_000): Promise<void> {
    const end = Date.now() + withinMs;
    while (!(await this.evaluate<boolean>(`Boolean(${expression})`).catch(() => false))) {
      if (Date.now() > end) {
        const text = await this.evaluate<string>("document.body.innerText.slice(0, 300)");
        throw new Error(`${expression} did not come; the screen says: ${text}`);
      }
      await sleep(LOOKS_EVERY_MS);
    }
  }

  /** Waits until the screen shows this text. */
  async sees(text: string): Promise<void> {
    await this.until(`document.body.innerText.indexOf(${JSON.stringify(text)}) >= 0`);
  }

  /** Waits until the screen shows this stage. */
  async stage(name: string): Promise<void> {
    await this.until(`document.querySelector('[data-stage="${name}"]')`, 90_000);
  }

  /** Presses a key of the remote control. */
  async press(key: string, code: number): Promise<void> {
    // Enter only activates a button if the event carries its character.
    const typed = key === "Enter" ? { text: "\r" } : {};
    for (const type of [key === "Enter" ? "keyDown" : "rawKeyDown", "keyUp"]) {
      await this.#ask("Input.dispatchKeyEvent", {
        type,
        ...typed,
        key,
        code: key,
        windowsVirtualKeyCode: code,
      });
    }
  }

  /** Slows the processor down by this factor. */
  async slow(times: number): Promise<void> {
    await this.#ask("Emulation.setCPUThrottlingRate", { rate: times });
  }

  /** Memory used by the page's scripts after a garbage collection, bytes. */
  async heap(): Promise<number> {
    await this.#ask("HeapProfiler.collectGarbage");
    // SAFETY: the protocol's documented response.
    const { metrics } = (await this.#ask("Performance.getMetrics")) as {
      metrics: readonly { readonly name: string; readonly value: number }[];
    };
    return metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
  }

  /** Takes a screenshot for people who inspect the run, when SHOTS names a folder. */
  async shot(name: string): Promise<void> {
    const folder = process.env["SHOTS"];
    if (!folder) return;
    // SAFETY: the protocol's documented response to Page.captureScreenshot.
    const { data } = (await this.#ask("Page.captureScreenshot")) as { data: string };
    writeFileSync(join(folder, `${name}.png`), Buffer.from(data, "base64"));
  }

  async switchOff(): Promise<void> {
    this.#socket.close();
    if (this.#program.exitCode === null) {
      this.#program.kill("SIGKILL");
      await once(this.#program, "exit");
    }
    rmSync(this.#profile, { recursive: true, force: true });
  }

  #ask(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.#asked;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #hear({ id, method, params, result, error }: Answer): void {
    if (id !== undefined) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.reject(new Error(error.message));
      else waiting?.resolve(result);
      return;
    }
    const said = JSON.stringify(params);
    if (method === "Runtime.exceptionThrown") this.problems.push(said);
    if (method === "Runtime.consoleAPICalled" && params?.["type"] === "error") {
      this.problems.push(said);
    }
    if (method !== "Log.entryAdded") return;
    // SAFETY: the protocol's documented event.
    const { entry } = params as { entry: { level: string; text: string; url?: string } };
    if (entry.level === "error" && !UNKNOWN_HEADER.test(entry.text)) {
      this.problems.push(`${entry.text} ${entry.url ?? ""}`);
    }
  }
}

/** Waits until the browser has started and returns the address at which its page can be driven. */
async function pageSocket(port: number): Promise<string> {
  const end = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      // SAFETY: the protocol's documented response.
      const pages = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
        type: string;
        webSocketDebuggerUrl: string;
      }[];
      const page = pages.find(({ type }) => type === "page");
      if (page) return page.webSocketDebuggerUrl;
      if (Date.now() > end) throw new Error("the browser has no page");
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await sleep(LOOKS_EVERY_MS);
  }
}
