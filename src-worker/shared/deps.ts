import type { SectionApi } from "../../src-rooms/crowd/wire.ts";
import type { PairingApi } from "../../src-rooms/platforms/durable-object/pairing.ts";
import type { RoomApi } from "../../src-rooms/room/roomApi.ts";
import type { Database } from "../db/client.ts";
import type { Codes } from "../config/codes.ts";
import type { Config } from "../config/env.ts";

/** Everything a feature needs from outside; tests put their own in. */
export interface Deps {
  readonly config: Config;
  /** The migrated database. */
  readonly database: () => Promise<Database>;
  /** The nearest copy of it, some seconds behind; for reading what everybody may see. */
  readonly replica: () => Promise<Database>;
  /**
   * The room behind a code, which need not exist. The code is a valid one, upper-case. `near`: where it should be,
   * if nobody has called it yet.
   */
  readonly room: (code: string, near?: DurableObjectLocationHint) => Promise<RoomApi>;
  /** The usher of the crowd of the room behind a code, which need not exist. */
  readonly crowd: (code: string) => SectionApi;
  /** The object behind a login code, upper-case. */
  readonly pairing: (loginCode: string) => Promise<PairingApi>;
  /** The key that second factors are sealed with: 32 bytes, base64, the same ever after. */
  readonly factorKey: () => Promise<string>;
  /** The bucket of pictures; undefined where the deployment has none. */
  readonly pictures?: R2Bucket | undefined;
  /** Which room codes and login codes lead anywhere. */
  readonly codes: Codes;
  /** Finish this after the answer has gone out. */
  readonly later: (work: Promise<unknown>) => void;
  /** HTTP to other services. */
  readonly fetch: typeof fetch;
  /** Tell whoever watches over the service of an error. */
  readonly report: (error: unknown, tags: Readonly<Record<string, string>>) => void;
  /** ms since 1970. */
  readonly now: () => number;
}
