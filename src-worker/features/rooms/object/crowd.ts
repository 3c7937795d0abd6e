import { getServerByName } from "partyserver";
import type { CrowdRoom } from "../../../../src-rooms/crowd/wire.ts";
import { CrowdObject } from "../../../../src-rooms/platforms/durable-object/crowdObject.ts";
import type { Bindings } from "../../../config/bindings.ts";
import { clockSkew } from "../../../config/faultInjection.ts";

/** The Durable Object of one section of a room's crowd, with the way to its room. */
export class Crowd extends CrowdObject<Bindings> {
  protected override async room(code: string): Promise<CrowdRoom> {
    return getServerByName(this.env.Room, code);
  }

  protected override now(): number {
    return Date.now() + clockSkew(this.env);
  }
}
