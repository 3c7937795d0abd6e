import type { Bindings } from "../../../src-worker/config/bindings.ts";

/** Destination of a call that left the Worker. */
export type Far = "room" | "codes" | "pairing" | "d1" | "mail";

/** Number of calls an action waited for in sequence, by destination. */
export type Hops = Readonly<Record<Far, number>>;

interface Call {
  readonly far: Far;
  /** How many calls had to finish in sequence, including this one. */
  readonly depth: number;
}

const NONE: Hops = { room: 0, codes: 0, pairing: 0, d1: 0, mail: 0 };

/**
 * Counts calls that leave the Worker and delays each of them. A call that begins after another one has ended
 * is taken to wait for it; calls that run at the same time count once. Calls that end after the response are
 * not counted.
 */
export class HopCounter {
  /** Time added to each call, ms. */
  readonly #delay: number;
  #ended: Call[] = [];

  constructor(delay: number) {
    this.#delay = delay;
  }

  /** Starts counting for the next action. */
  begin(): void {
    this.#ended = [];
  }

  /**
   * Calls that have ended so far, one per depth; where a database call ran beside others, it is the one that
   * counts.
   */
  hops(): Hops {
    const d1Last = this.#ended.toSorted((a, b) => Number(a.far === "d1") - Number(b.far === "d1"));
    const byDepth = new Map(d1Last.map(({ far, depth }) => [depth, far]));
    const hops: Record<Far, number> = { ...NONE };
    for (const far of byDepth.values()) hops[far] += 1;
    return hops;
  }

  async call<Value>(far: Far, work: () => Promise<Value>): Promise<Value> {
    const ended = this.#ended;
    const depth = 1 + Math.max(0, ...ended.map((call) => call.depth));
    await new Promise((resolve) => setTimeout(resolve, this.#delay));
    try {
      return await work();
    } finally {
      ended.push({ far, depth });
    }
  }
}

type Method = (...values: unknown[]) => unknown;

/** Proxies an object and replaces some of its methods. */
function instead<Target extends object>(
  target: Target,
  other: (name: string, method: Method) => Method | undefined,
): Target {
  return new Proxy(target, {
    get(_target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof name === "symbol" || typeof value !== "function") return value;
      // SAFETY: it is a function; it is called on its own object, as the methods of a stub must be.
      const method: Method = (...values) => Reflect.apply(value as Method, target, values);
      return other(name, method) ?? method;
    },
  });
}

const ASKING = new Set(["run", "all", "first", "raw"]);

function farDatabase<Asked extends object>(d1: Asked, counter: HopCounter): Asked {
  const originals = new WeakMap<object, object>();
  const statement = (original: object): object => {
    const proxy = instead(original, (name, method) => {
      if (name === "bind") return (...values) => statement(Object(method(...values)));
      if (!ASKING.has(name)) return undefined;
      return (...values) => counter.call("d1", async () => method(...values));
    });
    originals.set(proxy, original);
    return proxy;
  };
  return instead(d1, (name, method) => {
    if (name === "prepare") return (...values) => statement(Object(method(...values)));
    if (name === "withSession") {
      return (...values) => farDatabase(Object(method(...values)), counter);
    }
    if (name === "exec") return (...values) => counter.call("d1", async () => method(...values));
    if (name !== "batch") return undefined;
    return (batch) => {
      const list = Array.isArray(batch) ? batch.map((one) => originals.get(one) ?? one) : batch;
      return counter.call("d1", async () => method(list));
    };
  });
}

/** Makes every method call on an object of this namespace a delayed one. */
function farObjects<Namespace extends object>(
  namespace: Namespace,
  far: Far,
  counter: HopCounter,
): Namespace {
  return instead(namespace, (name, method) => {
    if (name !== "get" && name !== "getByName") return undefined;
    return (...values) =>
      instead(
        Object(method(...values)),
        (_name, asked) =>
          (...said) =>
            counter.call(far, async () => asked(...said)),
      );
  });
}

/** The bindings, with every call to another service delayed. */
export function farAway(env: Bindings, counter: HopCounter): Bindings {
  return {
    ...env,
    DB: farDatabase(env.DB, counter),
    Room: farObjects(env.Room, "room", counter),
    Crowd: farObjects(env.Crowd, "room", counter),
    Pairing: farObjects(env.Pairing, "pairing", counter),
    Keys: farObjects(env.Keys, "codes", counter),
    Codes: farObjects(env.Codes, "codes", counter),
    ...(env.EMAIL && {
      EMAIL: instead(env.EMAIL, (name, method) =>
        name === "send"
          ? (...values) => counter.call("mail", async () => method(...values))
          : undefined,
      ),
    }),
  };
}
