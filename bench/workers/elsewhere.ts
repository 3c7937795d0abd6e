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
export interface Call {
  readonly of: "room" | "section";
  readonly name: string;
  readonly method: string;
  readonly args: readonly unknown[];
}

let elsewhere: Elsewhere | undefined;

/** From now on half of all sections are there. */
export function shareWith(other: Elsewhere): void {
  elsewhere = other;
}

const numberOf = (sectionName: string) => Number(sectionName.split(":")[1]);

/** Where this section takes sockets; undefined: here. */
export function otherHome(section: number): string | undefined {
  if (!elsewhere) return undefined;
  const isWithRooms = section % 2 === 0;
  return isWithRooms === elsewhere.hasRooms ? elsewhere.url : undefined;
}

async function ask(call: Call): Promise<unknown> {
  const answer = await fetch(`${elsewhere?.url}/bench/call`, {
    method: "POST",
    body: JSON.stringify(call),
  });
  if (!answer.ok) throw new Error(`${call.method} of ${call.name}: ${answer.status}`);
  return (await answer.json()) ?? undefined;
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
