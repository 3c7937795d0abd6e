import type { SectionApi } from "../../src-rooms/crowd/wire.ts";
import type { PairingApi } from "../../src-rooms/platforms/durable-object/pairing.ts";
import type { RoomApi } from "../../src-rooms/room/roomApi.ts";
import type { Database } from "../db/client.ts";
import type { Codes } from "../config/codes.ts";
import type { Config } from "../config/env.ts";

/** Everything a feature needs from outside; tests pass their own. */
export interface Deps {
  readonly config: Config;
  /** The migrated database. */
  readonly database: () => Promise<Database>;
  /** The nearest replica of it, some seconds behind; for reading what everybody may see. */
  readonly replica: () => Promise<Database>;
  /**
   * Returns the room behind a code, which need not exist. The code must be valid and upper-case. `near`:
   * where to create the object if it has never been called.
   */
  readonly room: (code: string, near?: DurableObjectLocationHint) => Promise<RoomApi>;
  /** Returns the first section of the crowd of the room behind a code, which need not exist. */
  readonly crowd: (code: string) => SectionApi;
  /** Returns the object behind a login code, upper-case. */
  readonly pairing: (loginCode: string) => Promise<PairingApi>;
  /** Returns the key that seals second factors: 32 bytes, base64, never changed. */
  readonly factorKey: () => Promise<string>;
  /** The bucket of pictures; undefined if the deployment has none. */
  readonly pictures?: R2Bucket | undefined;
  /** Which room codes and login codes lead to something. */
  readonly codes: Codes;
  /** Lets this work finish after the response was sent. */
  readonly later: (work: Promise<unknown>) => void;
  /** HTTP to other services. */
  readonly fetch: typeof fetch;
  /** Reports an error to the monitoring service. */
  readonly report: (error: unknown, tags: Readonly<Record<string, string>>) => void;
  /** ms since 1970. */
  readonly now: () => number;
}
