import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firefoxPath } from "../../../scripts/debianEngines.ts";
import {
  until,
  type Driven,
  type Engine,
  type InputSource,
  type Size,
  type Way,
} from "./engine.ts";

/** Only the BiDi protocol, no animations (as in all tests), and no first-run prompts. */
const PREFERENCES = {
  "remote.active-protocols": 1,
  "ui.prefersReducedMotion": 1,
  "dom.w3c_touch_events.enabled": 1,
  "intl.accept_languages": "en-GB, en",
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.disabledForTesting": true,
} as const;
const STARTS_WITHIN_MS = 60_000;

interface Message {
  readonly id?: number;
  readonly type: "success" | "error" | "event";
  readonly method?: string;
  readonly params?: {
    readonly level?: string;
    readonly text?: string;
    readonly source?: { readonly context?: string };
  };
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** What only Firefox reports as an error: a socket that was cut, as happens on any network. */
const CUT = /^(?:Firefox can’t establish a connection|The connection to wss?:\S+ was interrupted)/u;

/**
 * One Firefox for all visitors of this process, each in a user context of their own, driven by WebDriver
 * BiDi.
 */
class Firefox {
  /** Errors by the browsing context they happened in. */
  readonly problems = new Map<string, string[]>();
  readonly #program: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(e: Error): void }>();
  #asked = 0;

  private constructor(program: ChildProcess, profile: string, socket: WebSocket) {
    this.#program = program;
    this.#profile = profile;
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#hear(JSON.parse(String(data))));
  }

  static async start(path: string, way?: Way): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), "hubbub-firefox-"));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, "user.js"), lines.join("\n"));
    const words = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
    const program = spawn(path, words, {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, HOME: profile },
    });
    const socket = new WebSocket(`${await listening(program)}/session`);
    await once(socket, "open");
    const firefox = new Firefox(program, profile, socket);
    const through = way && {
      acceptInsecureCerts: true,
      proxy: { proxyType: "manual", sslProxy: way.proxy },
    };
    await firefox.ask("session.new", { capabilities: { alwaysMatch: { ...through } } });
    await firefox.ask("session.subscribe", { events: ["log.entryAdded"] });
    return firefox;
  }

  async end(): Promise<void> {
    this.#socket.close();
    if (this.isRunning) {
      const gone = once(this.#program, "exit");
      this.#program.kill("SIGKILL");
      await gone;
    }
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  get isRunning(): boolean {
    return this.#program.exitCode === null && this.#program.signalCode === null;
  }

  async ask<T>(method: string, params: object = {}): Promise<T> {
    const id = ++this.#asked;
    this.#socket.send(JSON.stringify({ id, method, params }));
    const answer = await new Promise((resolve, reject) =>
      this.#waiting.set(id, { resolve, reject }),
    );
    // SAFETY: the caller names the documented type of the response.
    return answer as T;
  }

  #hear({ id, type, method, params, result, error, message }: Message): void {
    if (id !== undefined) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (type === "error") waiting?.reject(new Error(`Firefox: ${error}: ${message}`));
      else waiting?.resolve(result);
      return;
    }
    if (method !== "log.entryAdded" || params?.level !== "error") return;
    if (CUT.test(params.text ?? "")) return;
    this.problems.get(params.source?.context ?? "")?.push(params.text ?? "");
  }
}

/** Resolves with the address at which a starting Firefox can be driven. */
async function listening(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("Firefox did not start")), STARTS_WITHIN_MS);
    program.stderr?.on("data", (piece: Buffer) => {
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(String(piece)) ?? [];
      if (address === undefined) return;
      clearTimeout(late);
      resolve(address);
    });
  });
}

class FirefoxPage implements Driven {
  readonly problems: string[] = [];
  readonly pointer = "touch";
  readonly #firefox: Firefox;
  /** The browsing context that commands act on: the window's page or its frame. */
  #context: string;
  readonly #window: string;
  readonly #userContext: string;

  constructor(firefox: Firefox, context: string, userContext: string) {
    this.#firefox = firefox;
    this.#context = context;
    this.#window = context;
    this.#userContext = userContext;
    firefox.problems.set(context, this.problems);
  }

  async goto(url: string): Promise<void> {
    this.#context = this.#window;
    await this.#ask("browsingContext.navigate", { url, wait: "complete" });
  }

  async enterFrame(): Promise<void> {
    const frame = await until(async () => {
      const { contexts } = await this.#firefox.ask<{
        readonly contexts: readonly {
          readonly children: readonly { readonly context: string }[];
        }[];
      }>("browsingContext.getTree", { root: this.#window });
      return contexts[0]?.children[0]?.context;
    }, "the page has no frame");
    this.#firefox.problems.set(frame, this.problems);
    this.#context = frame;
  }

  async travel(by: -1 | 1): Promise<void> {
    await this.#ask("browsingContext.traverseHistory", { delta: by });
  }

  async reload(): Promise<void> {
    await this.#ask("browsingContext.reload", { wait: "complete" });
  }

  async evaluate(expression: string): Promise<string> {
    const answer = await this.#firefox.ask<{
      readonly result?: { readonly value?: unknown };
      readonly exceptionDetails?: { readonly text: string };
    }>("script.evaluate", {
      expression,
      target: { context: this.#context },
      awaitPromise: true,
      userActivation: false,
    });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return String(answer.result?.value);
  }

  async act(actions: readonly InputSource[]): Promise<void> {
    await this.#ask("input.performActions", { actions });
  }

  async upload(selector: string, path: string): Promise<void> {
    const { nodes } = await this.#ask<{ readonly nodes: readonly { readonly sharedId: string }[] }>(
      "browsingContext.locateNodes",
      { locator: { type: "css", value: selector } },
    );
    await this.#ask("input.setFiles", { element: { sharedId: nodes[0]?.sharedId }, files: [path] });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.#firefox.ask<{ readonly data: string }>(
      "browsingContext.captureScreenshot",
      { context: this.#window },
    );
    return Buffer.from(data, "base64");
  }

  async close(): Promise<void> {
    await this.#firefox.ask("browser.removeUserContext", { userContext: this.#userContext });
  }

  async #ask<T>(method: string, params: object): Promise<T> {
    return this.#firefox.ask<T>(method, { context: this.#context, ...params });
  }
}

let kept: Promise<Firefox> | undefined;

async function keptFirefox(path: string): Promise<Firefox> {
  const firefox = await (kept ??= Firefox.start(path));
  if (!firefox.isRunning) kept = Firefox.start(path);
  return kept;
}

/** Instances that connect through a proxy of their own. */
const others: Firefox[] = [];

async function end(): Promise<void> {
  await (await kept)?.end();
  kept = undefined;
  for (const one of others.splice(0)) await one.end();
}

/** Firefox ESR, or undefined when it is not installed. */
export function firefox(): Engine | undefined {
  const path = firefoxPath();
  if (path === undefined) return undefined;
  return { name: "Firefox", open: (size, way) => openPage(path, size, way), end };
}

async function openPage(path: string, viewport: Size, way?: Way): Promise<Driven> {
  const browser = way ? await Firefox.start(path, way) : await keptFirefox(path);
  if (way) others.push(browser);
  const { userContext } = await browser.ask<{ readonly userContext: string }>(
    "browser.createUserContext",
  );
  const { context } = await browser.ask<{ readonly context: string }>("browsingContext.create", {
    type: "window",
    userContext,
  });
  await browser.ask("browsingContext.setViewport", { context, viewport });
  return new FirefoxPage(browser, context, userContext);
}
