import type { CrowdRoom, SectionApi } from "../../src-rooms/crowd/wire.ts";

/**
 * A crowd's sections in two processes: workerd holds two descriptors a socket, and a process may have too few for
 * all. As on Cloudflare, where each object may be on a machine of its own; here they talk by HTTP.
 */
interface Elsewhere {
  readonly url: string;
  /** The rooms are there; otherwise they are here. */
  readonly hasRooms: boolean;
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

let elsewhere: Elsewhere | undefined;

/** From now on sections are in two processes. */
export function shareWith(other: Elsewhere): void {
  elsewhere = other;
}

const numberOf = (sectionName: string) => Number(sectionName.split(":")[1]);

/** Where this section takes sockets; undefined: here. Only the first, which lets people in, is with the rooms. */
export function otherHome(section: number): string | undefined {
  if (!elsewhere) return undefined;
  const isWithRooms = section === 0;
  return isWithRooms === elsewhere.hasRooms ? elsewhere.url : undefined;
}

interface Waiting {
  readonly call: Call;
  readonly answers: PromiseWithResolvers<unknown>;
}

let waiting: Waiting[] = [];

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, at) => one === others[at]);

async function send(all: readonly Waiting[]): Promise<void> {
  const args: (readonly unknown[])[] = [];
  const calls = all.map(({ call }) => {
    const known = args.findIndex((some) => isSame(some, call.args));
    return { ...call, args: known < 0 ? args.push(call.args) - 1 : known };
  });
  try {
    const errand: Errand = { args, calls };
    const body = JSON.stringify(errand);
    const answer = await fetch(`${elsewhere?.url}/bench/call`, { method: "POST", body });
    if (!answer.ok) throw new Error(`the other process: ${answer.status}`);
    const values = await answer.json<unknown[]>();
    all.forEach(({ answers }, at) => answers.resolve(values[at] ?? undefined));
  } catch (error) {
    for (const { answers } of all) answers.reject(error);
  }
}

function ask(call: Call): Promise<unknown> {
  const one = { call, answers: Promise.withResolvers<unknown>() };
  // Each section asks for itself: an object's promises are its own.
  if (call.of === "room") void send([one]);
  else if (waiting.push(one) === 1) {
    queueMicrotask(() => {
      const all = waiting;
      waiting = [];
      void send(all);
    });
  }
  return one.answers.promise;
}

function proxy(of: Call["of"], name: string, methods: readonly string[]): object {
  const ways = methods.map((method) => [
    method,
    (...args: unknown[]) => ask({ of, name, method, args }),
  ]);
  return Object.fromEntries(ways) as object;
}

/** A section in the other process; undefined: it is here. */
export function sectionElsewhere(name: string): SectionApi | undefined {
  if (otherHome(numberOf(name)) === undefined) return undefined;
  const methods = ["show", "dismiss", "crowdAt", "come"] satisfies (keyof SectionApi)[];
  // SAFETY: it has all methods, and what they take and answer is plain JSON.
  return proxy("section", name, methods) as SectionApi;
}

/** A room in the other process; undefined: it is here. */
export function roomElsewhere(code: string): CrowdRoom | undefined {
  if (!elsewhere?.hasRooms) return undefined;
  const methods = ["crowdFrame", "hearCrowd", "commandInCrowd"] satisfies (keyof CrowdRoom)[];
  // SAFETY: it has all methods, and what they take and answer is plain JSON.
  return proxy("room", code, methods) as CrowdRoom;
}
