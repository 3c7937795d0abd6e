import { getServerByName, routePartykitRequest } from "partyserver";
import {
  parseAuthSecrets,
  verifyRoomToken,
  type AuthSecrets,
} from "../../../src-shared/protocol/roomToken.ts";
import type { CrowdRoom } from "../../../src-rooms/crowd/wire.ts";
import { CrowdObject, toSection } from "../../../src-rooms/platforms/durable-object/crowdObject.ts";
import {
  RoomObject,
  type SectionNamespace,
} from "../../../src-rooms/platforms/durable-object/roomObject.ts";
import type { PackContent } from "../../../src-shared/catalog/packs.ts";
import type { OutboxRow } from "../../../src-rooms/session/model/inputs.ts";
import { clock } from "./clock.ts";

export const SECRETS = parseAuthSecrets(
  JSON.stringify([{ kid: "test", secret: "a secret of the tests, long enough" }]),
);

/** A fake D1: what rooms delivered, and the packs it has; a test may make it fail. */
export const database = {
  rows: [] as OutboxRow[],
  packs: [] as PackContent[],
  paidUntil: undefined as number | undefined,
  existing: {} as Record<string, readonly string[]>,
  /** What the host has seen on other evenings. */
  seen: [] as readonly string[],
  fails: false,
  /** Deliveries never complete. */
  hangs: false,
};

/** The fake language model: the line it returns, or undefined when it returns none. */
export const model = { line: undefined as string | undefined, asked: [] as string[] };

/** The real room with the tests' clock, and an array in place of D1. */
export class Room extends RoomObject {
  protected override now(): number {
    return clock.now();
  }
  protected override async deliver(rows: readonly OutboxRow[]): Promise<void> {
    if (database.fails) throw new Error("D1 is away");
    if (database.hangs) return new Promise(() => {});
    database.rows.push(...rows);
  }
  protected override async loadPacks(ids: readonly string[]): Promise<readonly PackContent[]> {
    if (database.fails) throw new Error("D1 is away");
    return database.packs.filter(({ packId }) => ids.includes(packId));
  }
  protected override async loadPaidUntil(): Promise<number | undefined> {
    if (database.fails) throw new Error("D1 is away");
    return database.paidUntil;
  }
  protected override async loadExisting(): Promise<Readonly<Record<string, readonly string[]>>> {
    if (database.fails) throw new Error("D1 is away");
    return database.existing;
  }
  protected override async loadSeen(): Promise<readonly string[]> {
    if (database.fails) throw new Error("D1 is away");
    return database.seen;
  }
  protected override async robotLine(about: string): Promise<string | undefined> {
    model.asked.push(about);
    return model.line;
  }
  protected override crowdSections(): SectionNamespace {
    return bound(this.env).Crowd;
  }
  protected override secrets(): AuthSecrets {
    return SECRETS;
  }
}

/** A section of a crowd, with the same clock. */
export class Crowd extends CrowdObject {
  protected override async room(code: string): Promise<CrowdRoom> {
    return getServerByName(bound(this.env).Room, code);
  }
  protected override now(): number {
    return clock.now();
  }
}

interface Bound {
  readonly Room: DurableObjectNamespace<Room>;
  readonly Crowd: DurableObjectNamespace<Crowd>;
}

// SAFETY: vitest.workerd.config.ts binds exactly these namespaces.
const bound = (env: Cloudflare.Env) => env as unknown as Bound;

export default {
  async fetch(request: Request, env: Cloudflare.Env): Promise<Response> {
    const token = new URL(request.url).searchParams.get("token") ?? "";
    const claims = await verifyRoomToken(SECRETS, token, clock.now());
    const seated = toSection(request, claims, bound(env).Crowd);
    if (seated) return seated;
    const answer = await routePartykitRequest(request, env);
    return answer ?? new Response("not found", { status: 404 });
  },
} satisfies ExportedHandler<Cloudflare.Env>;
