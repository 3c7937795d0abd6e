import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { oldChromiumPath, type OldChromiumVersion } from "../../scripts/engines.ts";
import { unusedPort } from "../../scripts/front.ts";
import { SIZES } from "../gallery/sizes.ts";

/** A Samsung set of 2019: Tizen 5.0. */
export const OLD_TV =
  "Mozilla/5.0 (SMART-TV; Linux; Tizen 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/5.0 TV Safari/537.36";

/** Headers and policies that came later: such an engine says so of each and leaves them alone. */
const UNKNOWN_HEADER =
  /^(?:Unrecognized Content-Security-Policy directive|Error with Feature-Policy)/u;

/** Such an engine knows no wish for stillness and would paint all day. */
const UNPAINTED = {
  source:
    "addEventListener('DOMContentLoaded', () => { document.documentElement.style.opacity = '0'; })",
};

interface SwitchOnOptions {
  readonly served?: number;
  readonly isUnpainted?: boolean;
}

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
 * A television in a real engine of its years, driven by the engine's own protocol, which today's Playwright does
 * not speak with it. What it is asked to evaluate must be written in the language of 2018.
 */
export class OldTelevision {
  /** What went wrong on the page: exceptions and errors of the console. */
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
   * Switch on a set with this engine; `url`: the product it looks at. `served`: the port of this machine where
   * that address is found, when nothing listens at the address itself. `isUnpainted`: nobody looks at its
   * pictures (unpainted.ts).
   */
  static async switchOn(
    version: OldChromiumVersion,
    url: string,
    { served, isUnpainted = false }: SwitchOnOptions = {},
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
      ...(isUnpainted ? [tv.#ask("Page.addScriptToEvaluateOnNewDocument", UNPAINTED)] : []),
    ]);
    return tv;
  }

  /** What every page finds in its storage. */
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

  /** The value of an expression, as JSON carries it. */
  async evaluate<T>(expression: string): Promise<T> {
    // SAFETY: the protocol's documented answer to Runtime.evaluate.
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

  /** Wait until an expression is true. */
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

  /** Wait until the screen says this. */
  async sees(text: string): Promise<void> {
    await this.until(`document.body.innerText.indexOf(${JSON.stringify(text)}) >= 0`);
  }

  /** Wait until it shows this stage. */
  async stage(name: string): Promise<void> {
    await this.until(`document.querySelector('[data-stage="${name}"]')`, 90_000);
  }

  /** A key of the remote control. */
  async press(key: string, code: number): Promise<void> {
    // Enter presses a button by the character that it types.
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

  /** Be so many times as slow as this machine. */
  async slow(times: number): Promise<void> {
    await this.#ask("Emulation.setCPUThrottlingRate", { rate: times });
  }

  /** What its scripts keep in memory once all that is forgotten is swept away, bytes. */
  async heap(): Promise<number> {
    await this.#ask("HeapProfiler.collectGarbage");
    // SAFETY: the protocol's documented answer.
    const { metrics } = (await this.#ask("Performance.getMetrics")) as {
      metrics: readonly { readonly name: string; readonly value: number }[];
    };
    return metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
  }

  /** A picture for whoever looks at the run, when SHOTS names a folder. */
  async shot(name: string): Promise<void> {
    const folder = process.env["SHOTS"];
    if (!folder) return;
    // SAFETY: the protocol's documented answer to Page.captureScreenshot.
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

/** The address under which the one page of a browser is driven, once the browser stands. */
async function pageSocket(port: number): Promise<string> {
  const end = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      // SAFETY: the protocol's documented answer.
      const pages = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
        type: string;
        webSocketDebuggerUrl: string;
      }[];
      const page = pages.find(({ type }) => type === "page");
      if (page) return page.webSocketDebuggerUrl;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await sleep(LOOKS_EVERY_MS);
  }
}
