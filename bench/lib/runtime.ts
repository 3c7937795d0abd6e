import { readdirSync, readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { Counters } from "../workers/counters.ts";
import { bundle } from "./bundle.ts";
import { children, cpuSeconds, pin } from "./processor.ts";

/** workerd has this core to itself; the clients run on the other one. */
export const SERVER_CORE = 0;
export const CLIENT_CORE = 1;

/**
 * The relay runs with the defaults of a project: it uses permessage-deflate with every client that offers it.
 */
const RELAY_FLAGS = ["nodejs_compat"];

const WITH_D1: ReadonlySet<string> = new Set(["cost", "night", "latency", "soak"]);

const WITH_SECRETS: ReadonlySet<string> = new Set(["latency", "soak"]);

/** A signing key that is used nowhere else. */
const AUTH_SECRETS = JSON.stringify([
  { kid: "bench", secret: "only-for-the-benchmarks-0123456789abcdef" },
]);

/** Classes of all the product's objects. */
export const PRODUCT_OBJECTS = ["Room", "Crowd", "Pairing", "Keys", "Codes"] as const;

/** Compatibility flags of the product, so that the room runs as it does there. */
function productFlags(): string[] {
  const toml = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");
  const [, list = ""] = /^compatibility_flags = \[(.*)\]$/m.exec(toml) ?? [];
  return Array.from(list.matchAll(/"([^"]+)"/g), ([, flag = ""]) => flag);
}

/** One workerd with one bench worker in it. */
export class Runtime {
  readonly #miniflare: Miniflare;
  readonly #address: URL;
  readonly pid: number;

  private constructor(miniflare: Miniflare, address: URL, pid: number) {
    this.#miniflare = miniflare;
    this.#address = address;
    this.pid = pid;
  }

  static async start(
    worker: "room" | "relay" | "cost" | "night" | "latency" | "soak",
    durableObjects: readonly string[],
    flags: readonly string[] = worker !== "relay" ? productFlags() : RELAY_FLAGS,
    /** Folder in which its objects store data; by default a separate one on disk. */
    storage?: string,
  ): Promise<Runtime> {
    const contents = await bundle(worker);
    const before = children("workerd");
    // To profile our room: connect a DevTools client to this port while a benchmark runs.
    const inspectorPort = Number(process.env["BENCH_INSPECTOR_PORT"] ?? NaN);
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        ...(worker === "room" && inspectorPort > 0 && { inspectorPort }),
        modules: [{ type: "ESModule", path: `${worker}.mjs`, contents }],
        durableObjects: Object.fromEntries(
          durableObjects.map((className) => [className, { className, useSQLite: true }]),
        ),
        ...(storage !== undefined && { resourcePersistencePath: storage }),
        ...(WITH_D1.has(worker) && { d1Databases: ["DB"] }),
        ...(WITH_SECRETS.has(worker) && { bindings: { AUTH_SECRETS } }),
        compatibilityDate: "2026-10-01",
        compatibilityFlags: [...flags],
        // A port of the worker's own: behind the usual port Miniflare's entry worker runs first.
        unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
      }),
    );
    await miniflare.ready;
    // Miniflare silently ignores an option that it does not know.
    if (storage !== undefined && readdirSync(storage).length === 0) {
      await miniflare.dispose();
      throw new Error(`nothing was stored in ${storage}: has Miniflare renamed that option?`);
    }
    const address = await miniflare.unsafeGetDirectURL();
    const [pid] = children("workerd").filter((child) => !before.includes(child));
    if (pid === undefined) throw new Error("workerd did not start");
    pin(pid, SERVER_CORE);
    return new Runtime(miniflare, address, pid);
  }

  /** Origin at which the worker responds. */
  get url(): string {
    return this.#address.origin;
  }

  /** Address of a WebSocket. */
  socket(path: string): string {
    return `ws://${this.#address.host}${path}`;
  }

  /** Sends a request to the bench worker and returns the JSON of its response. */
  async ask(path: string, query: Record<string, string> = {}): Promise<unknown> {
    const search = new URLSearchParams(query).toString();
    const answer = await fetch(new URL(`/bench/${path}?${search}`, this.#address));
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  async counters(): Promise<Counters> {
    return (await this.ask("counters")) as Counters;
  }

  /** CPU time so far, s. */
  cpu(): number {
    return cpuSeconds(this.pid);
  }

  async stop(): Promise<void> {
    await this.#miniflare.dispose();
  }
}
