import type { CrowdRoom, SectionApi } from "../../src-rooms/crowd/wire.ts";

/**
 * Where rooms and sections of a crowd run: the room in one process, the sections in others. Objects of one
 * process share its thread, and workerd needs two file descriptors per socket, of which one process may not
 * have enough for all. On Cloudflare, too, each object may be on a machine of its own; here they communicate
 * over HTTP.
 */
export interface Homes {
  /** Origin of this process. */
  readonly here: string;
  /** Origin of the process that runs the rooms. */
  readonly rooms: string;
  /** Origins of the processes that run the sections, which are assigned in rotation. */
  readonly sections: readonly string[];
}

/** A method call on an object in another process. */
interface Call {
  readonly of: "room" | "section";
  readonly name: string;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** Calls of one moment in one request: a frame for all sections is serialised once. */
export interface Errand {
  readonly args: readonly (readonly unknown[])[];
  readonly calls: readonly (Omit<Call, "args"> & { readonly args: number })[];
}

let homes: Homes | undefined;

/** Sets where rooms and sections live from now on. */
export function shareOut(to: Homes): void {
  homes = to;
}

const isElsewhere = (home: string | undefined): home is string =>
  home !== undefined && home !== homes?.here;

/** Origin at which this section takes sockets; undefined when it is in this process. */
export function otherHome(section: number): string | undefined {
  const sections = homes?.sections ?? [];
  const home = sections[section % sections.length];
  return isElsewhere(home) ? home : undefined;
}

interface Waiting {
  readonly call: Call;
  readonly answers: PromiseWithResolvers<unknown>;
}

/** Calls not sent yet, by origin. */
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
    // SAFETY: `run` in room.ts responds with one value per call.
    const values: readonly unknown[] = JSON.parse(await answer.text());
    all.forEach(({ answers }, at) => answers.resolve(values[at] ?? undefined));
  } catch (error) {
    for (const { answers } of all) answers.reject(error);
  }
}

function ask(home: string, call: Call): Promise<unknown> {
  const one = { call, answers: Promise.withResolvers<unknown>() };
  const others = waiting.get(home);
  // Each section sends its own request, since a promise belongs to the object that created it.
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

/** A stub of a section in another process; undefined when it is in this one. */
export function sectionElsewhere(name: string): SectionApi | undefined {
  const home = otherHome(Number(name.split(":")[1]));
  if (home === undefined) return undefined;
  const methods = ["show", "dismiss", "crowdAt", "come"] satisfies (keyof SectionApi)[];
  // SAFETY: it has all methods, and their arguments and results are plain JSON.
  return proxy(home, "section", name, methods) as SectionApi;
}

/** A stub of a room in another process; undefined when it is in this one. */
export function roomElsewhere(code: string): CrowdRoom | undefined {
  const home = homes?.rooms;
  if (!isElsewhere(home)) return undefined;
  const methods = ["crowdFrame", "hearCrowd", "commandInCrowd"] satisfies (keyof CrowdRoom)[];
  // SAFETY: it has all methods, and their arguments and results are plain JSON.
  return proxy(home, "room", code, methods) as CrowdRoom;
}
