import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { webKitPaths } from "../../../scripts/debianEngines.ts";
import { unusedPort } from "../../../scripts/front.ts";
import {
  until,
  type Driven,
  type Engine,
  type InputSource,
  type Size,
  type Way,
} from "./engine.ts";

/** Height of the toolbar above the page in MiniBrowser's window, px. */
const TOOLBAR = 38;
/** Script with which a page collects its own errors: this engine's driver does not report them. */
const LISTEN = `(() => {
  if (globalThis.hubbubProblems) return "";
  const heard = globalThis.hubbubProblems = [];
  addEventListener("error", (event) => event.message && heard.push(event.message));
  addEventListener("unhandledrejection", ({ reason }) => heard.push(String(reason)));
  document.addEventListener("securitypolicyviolation", (event) =>
    heard.push(event.violatedDirective + " " + event.blockedURI));
  return "";
})()`;

/** Starts an X server whose screen is not connected to any monitor. */
async function screen(path: string, { width, height }: Size) {
  const program = spawn(
    path,
    ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = await once(program.stdio[3] as NodeJS.ReadableStream, "data");
  return { program, display: `:${String(number).trim()}` };
}

/** A WebKitGTK with its own screen and an empty profile, driven by W3C WebDriver. */
class WebKitPage implements Driven {
  readonly problems: string[] = [];
  readonly pointer = "mouse";
  readonly #programs: readonly ChildProcess[];
  readonly #home: string;
  readonly #address: string;

  constructor(programs: readonly ChildProcess[], home: string, address: string) {
    this.#programs = programs;
    this.#home = home;
    this.#address = address;
  }

  async goto(url: string): Promise<void> {
    await this.#hear();
    await this.#ask("url", { url });
    await this.evaluate(LISTEN);
  }

  async enterFrame(): Promise<void> {
    await this.#ask("frame", { id: await this.#find("iframe") });
    await this.evaluate(LISTEN);
  }

  async travel(by: -1 | 1): Promise<void> {
    await this.#hear();
    await this.#ask(by < 0 ? "back" : "forward", {});
    await this.evaluate(LISTEN);
  }

  async reload(): Promise<void> {
    await this.#hear();
    await this.#ask("refresh", {});
    await this.evaluate(LISTEN);
  }

  async evaluate(expression: string): Promise<string> {
    return String(await this.#ask("execute/sync", { script: `return ${expression}`, args: [] }));
  }

  async act(actions: readonly InputSource[]): Promise<void> {
    await this.#ask("actions", { actions });
  }

  async upload(selector: string, path: string): Promise<void> {
    const [id] = Object.values(await this.#find(selector));
    await this.#ask(`element/${id}/value`, { text: path });
  }

  async screenshot(): Promise<Buffer> {
    const answer = await fetch(`${this.#address}/screenshot`);
    // SAFETY: the documented response.
    const { value } = (await answer.json()) as { readonly value: string };
    return Buffer.from(value, "base64");
  }

  async close(): Promise<void> {
    await this.#hear();
    await fetch(this.#address, { method: "DELETE" }).catch(() => undefined);
    await endAll(this.#programs);
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 });
  }

  /** A reference to an element, in the form that every driver understands. */
  async #find(selector: string): Promise<Record<string, string>> {
    const found = await this.#ask("element", { using: "css selector", value: selector });
    // SAFETY: the documented response.
    return found as Record<string, string>;
  }

  async #hear(): Promise<void> {
    const heard = await this.evaluate("JSON.stringify(globalThis.hubbubProblems || [])").catch(
      () => "[]",
    );
    // SAFETY: what LISTEN collects.
    this.problems.push(...(JSON.parse(heard) as string[]));
  }

  async #ask(what: string, body: object): Promise<unknown> {
    const answer = await fetch(`${this.#address}/${what}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    // SAFETY: the documented response to every command.
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error(`WebKit, ${what}: ${JSON.stringify(value)}`);
    return value;
  }
}

async function endAll(programs: readonly ChildProcess[]): Promise<void> {
  for (const program of programs) {
    if (program.exitCode !== null || program.signalCode !== null) continue;
    const gone = once(program, "exit");
    program.kill();
    await gone;
  }
}

/** WebKitGTK, or undefined when it is not installed. */
export function webKit(): Engine | undefined {
  const paths = webKitPaths();
  return paths && { name: "WebKitGTK", open: (size, way) => openPage(paths, size, way), end };
}

/** Programs and profile folders that the tests of this file started. */
const running = new Set<{ readonly programs: readonly ChildProcess[]; readonly home: string }>();

async function end(): Promise<void> {
  for (const { programs, home } of running) {
    await endAll(programs);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
  running.clear();
}

async function openPage(
  paths: NonNullable<ReturnType<typeof webKitPaths>>,
  { width, height }: Size,
  way?: Way,
): Promise<Driven> {
  const window = { width, height: height + TOOLBAR };
  const home = mkdtempSync(join(tmpdir(), "hubbub-webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const { program: xvfb, display } = await screen(paths.screen, window);
  const port = await unusedPort();
  const driver = spawn(paths.driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      HOME: home,
      XDG_CONFIG_HOME: home,
      LANGUAGE: "en",
      NO_AT_BRIDGE: "1",
      // Without a graphics card an emulated one would compose the layers, in half of this engine's time. Only
      // pictures show the difference.
      ...(process.env["SHOTS"] === undefined && { WEBKIT_DISABLE_COMPOSITING_MODE: "1" }),
    },
  });
  const programs = [driver, xvfb];
  running.add({ programs, home });
  const root = `http://127.0.0.1:${port}`;
  try {
    await until(
      () =>
        fetch(`${root}/status`)
          .then(({ ok }) => ok)
          .catch(() => false),
      "WebKitWebDriver does not answer",
    );
    // As an argument of the browser: given a proxy for HTTPS, the driver would speak TLS to the proxy itself.
    const through = way ? [`--proxy=http://${way.proxy}`, "--ignore-tls-errors"] : [];
    const options = { binary: paths.browser, args: ["--automation", ...through] };
    const alwaysMatch = { "webkitgtk:browserOptions": options };
    const answer = await fetch(`${root}/session`, {
      method: "POST",
      body: JSON.stringify({ capabilities: { alwaysMatch } }),
    });
    // SAFETY: the documented response; an error has no such id.
    const { value } = (await answer.json()) as { readonly value: { readonly sessionId?: string } };
    if (value.sessionId === undefined) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    const address = `${root}/session/${value.sessionId}`;
    await fetch(`${address}/window/rect`, {
      method: "POST",
      body: JSON.stringify({ x: 0, y: 0, ...window }),
    });
    return new WebKitPage(programs, home, address);
  } catch (error) {
    await endAll(programs);
    throw error;
  }
}
