import type { CrowdRoom, SectionApi } from "../../src-rooms/crowd/wire.ts";

/**
 * A room in one process, its crowd's sections in others: objects of one process share its thread, and workerd holds two
 * descriptors a socket, of which a process may have too few for all. On Cloudflare as well each object may be on a
 * machine of its own; here they talk by HTTP.
 */
export interface Homes {
  /** Origin of this process. */
  readonly here: string;
  /** Origin of the process with the rooms. */
  readonly rooms: string;
  /** Of those with the sections, which take turns. */
  readonly sections: readonly string[];
}

/** A method of an object that lives in the other process. */
interface Call {
  readonly of: "room" | "section";
  readonly name: string;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** Calls of one moment in one request: a frame that goes to every section is made into text once. */
export interface Errand {
  readonly args: readonly (readonly unknown[])[];
  readonly calls: readonly (Omit<Call, "args"> & { readonly args: number })[];
}

let homes: Homes | undefined;

/** From now on rooms and sections live there. */
export function shareOut(to: Homes): void {
  homes = to;
}

const isElsewhere = (home: string | undefined): home is string =>
  home !== undefined && home !== homes?.here;

/** Where this section takes sockets; undefined: here. */
export function otherHome(section: number): string | undefined {
  const sections = homes?.sections ?? [];
  const home = sections[section % sections.length];
  return isElsewhere(home) ? home : undefined;
}

interface Waiting {
  readonly call: Call;
  readonly answers: PromiseWithResolvers<unknown>;
}

/** For each origin. */
const waiting = new Map<string, Waiting[]>();

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, at) => one === others[at]);

async function send(home: string, all: readonly Waiting[]): Promise<void> {
  const args: (readonly unknown[])[] = [];
  const calls = all.map(({ call }) => {
    const known = args.findIndex((some) => isSame(some, call.args));
    return { ...call, args: known < 0 ? args.push(call.args) - 1 : known };
  });
  try {
    const errand: Errand = { args, calls };
    const body = JSON.stringify(errand);
    const answer = await fetch(`${home}/bench/call`, { method: "POST", body });
    if (!answer.ok) throw new Error(`${home}: ${answer.status}`);
    // SAFETY: `run` in room.ts answers with one value for each call.
    const values: readonly unknown[] = JSON.parse(await answer.text());
    all.forEach(({ answers }, at) => answers.resolve(values[at] ?? undefined));
  } catch (error) {
    for (const { answers } of all) answers.reject(error);
  }
}

function ask(home: string, call: Call): Promise<unknown> {
  const one = { call, answers: Promise.withResolvers<unknown>() };
  const others = waiting.get(home);
  // Each section asks for itself: an object's promises are its own.
  if (call.of === "room") void send(home, [one]);
  else if (others) others.push(one);
  else {
    const all = [one];
    waiting.set(home, all);
    queueMicrotask(() => {
      waiting.delete(home);
      void send(home, all);
    });
  }
  return one.answers.promise;
}

function proxy(home: string, of: Call["of"], name: string, methods: readonly string[]): object {
  const ways = methods.map((method) => [
    method,
    (...args: unknown[]) => ask(home, { of, name, method, args }),
  ]);
  return Object.fromEntries(ways) as object;
}

/** A section in another process; undefined: it is here. */
export function sectionElsewhere(name: string): SectionApi | undefined {
  const home = otherHome(Number(name.split(":")[1]));
  if (home === undefined) return undefined;
  const methods = ["show", "dismiss", "crowdAt", "come"] satisfies (keyof SectionApi)[];
  // SAFETY: it has all methods, and what they take and answer is plain JSON.
  return proxy(home, "section", name, methods) as SectionApi;
}

/** A room in another process; undefined: it is here. */
export function roomElsewhere(code: string): CrowdRoom | undefined {
  const home = homes?.rooms;
  if (!isElsewhere(home)) return undefined;
  const methods = ["crowdFrame", "hearCrowd", "commandInCrowd"] satisfies (keyof CrowdRoom)[];
  // SAFETY: it has all methods, and what they take and answer is plain JSON.
  return proxy(home, "room", code, methods) as CrowdRoom;
}
