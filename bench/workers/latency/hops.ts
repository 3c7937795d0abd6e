import type { Bindings } from "../../../src-worker/config/bindings.ts";

/** What a call left the Worker for. */
export type Far = "room" | "codes" | "pairing" | "d1" | "mail";

/** What an action waited for in turn. */
export type Hops = Readonly<Record<Far, number>>;

interface Call {
  readonly far: Far;
  /** How many calls had to end before this one could begin, itself included. */
  readonly depth: number;
}

const NONE: Hops = { room: 0, codes: 0, pairing: 0, d1: 0, mail: 0 };

/**
 * Counts calls that leave the Worker, and makes each take longer. A call that begins after another one has ended
 * waits for it; those that run at the same time count once. What runs on after the answer is not counted.
 */
export class HopCounter {
  /** Time added to each call, ms. */
  readonly #delay: number;
  #ended: Call[] = [];

  constructor(delay: number) {
    this.#delay = delay;
  }

  /** Begin with another action. */
  begin(): void {
    this.#ended = [];
  }

  /** What has ended by now, each depth once: the database's where one ran beside others. */
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

/** The same object, some of whose methods are others. */
function instead<Target extends object>(
  target: Target,
  other: (name: string, method: Method) => Method | undefined,
): Target {
  return new Proxy(target, {
    get(_target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof name === "symbol" || typeof value !== "function") return value;
      // SAFETY: it is a function; called on its own object, as a stub's methods have to be.
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

/** What a namespace hands out makes remote calls of all its methods. */
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

/** The environment as it is from far away. */
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
