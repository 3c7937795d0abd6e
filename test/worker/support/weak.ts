import type { Table } from "drizzle-orm";
import type { Database } from "../../../src-worker/db/client.ts";
import { database } from "./support.ts";

/** A database that breaks off when a test wants it. */
export interface Weak {
  readonly database: () => Promise<Database>;
  /** Where the next calls fail: at a batch, or at an insertion into this table. Undefined: nowhere. */
  breaksAt: "batch" | Table | undefined;
  /** How many insertions into that table still succeed before. */
  spared: number;
}

/** Returns a database that works until `breaksAt` says otherwise. */
export function weak(): Weak {
  const lost = () => Promise.reject(new Error("D1_ERROR: Network connection lost."));
  const made: Weak = {
    breaksAt: undefined,
    spared: 0,
    database: async () => {
      const db = await database();
      return new Proxy(db, {
        get: (target, key) => {
          const real: unknown = Reflect.get(target, key, target);
          if (key === "batch" && made.breaksAt === "batch") return lost;
          if (key !== "insert") return real;
          return (table: Table) => {
            const isSpared = table !== made.breaksAt || made.spared-- > 0;
            if (!isSpared) throw new Error("D1_ERROR: Network connection lost.");
            return target.insert(table);
          };
        },
      });
    },
  };
  return made;
}
