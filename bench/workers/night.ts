import { openDatabase } from "../../src-worker/db/client.ts";
import { cleanUp } from "../../src-worker/jobs/cleanUp.ts";
import type { Night, Statement } from "../lib/night.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Rows inserted by one statement. */
const MADE_AT_ONCE = 100_000;

/**
 * Rows of a busy service after a year, as shares of all rows: most belong to games, which are never deleted.
 */
const TABLES: Readonly<Record<string, { readonly share: number; readonly columns: string }>> = {
  // Nine guests to each account. Guests older than 90 days whose session has expired are deleted in the first
  // night.
  user: {
    share: 0.1,
    columns: `(id, kind, guest_id, language, created_at) SELECT 'u' || i, iif(i % 10, 'guest', 'registered'),
      iif(i % 10, 'g' || i, NULL), 'en', :now - (i % 365) * :day FROM n`,
  },
  session: {
    share: 0.1,
    columns: `(id, token_hash, family, user_id, created_at, expires_at) SELECT 's' || i, 't' || i, 'f' || i, 'u' || i,
      :now - (i % 365) * :day, :now + (30 - i % 31) * :day - 1 FROM n`,
  },
  room: {
    share: 0.1,
    columns: `(id, game_code, host_type, host_user_id, is_public, language, active, created_at, player_count,
      updated_at) SELECT 'r' || i, 'ABCDE', 'HOST', 'u' || i, 0, 'en', 0, 0, 8, :now - (i % 31) * :day - 1 FROM n`,
  },
  game: {
    share: 0.2,
    columns: `(id, room_id, game_code, game_type, settings, started_at, player_count, ended_at, host_user_id, shown)
      SELECT 'p' || i, 'r' || (i / 2), 'ABCDE', 'REQUIP', '{}', :now - (i % 365) * :day, 8,
      :now - (i % 365) * :day + 1, iif(i % 365 < 91, 'u' || i, NULL), '[]' FROM n`,
  },
  game_player: {
    share: 0.4,
    columns: `(game_id, player_id, user_id, alias, avatar_src, hex_color, robot, score, rank) SELECT 'p' || (i / 2),
      i % 2 + 1, iif(i % 20, NULL, 'u' || i), 'A', 'a', '#000000', 0, 1, 1 FROM n`,
  },
  keepsake: { share: 0.05, columns: `(game_id, items) SELECT 'p' || (4 * i), '[]' FROM n` },
  reel: {
    share: 0.05,
    columns: `(id, room_id, host_user_id, language, is_on, left_out, evening, created_at, expires_at) SELECT 'e' || i,
      'r' || (2 * i), iif(i % 395 > 30, '', 'u' || i), 'en', 1, '[]', NULL, 0, :now + (30 - i % 395) * :day - 1 FROM n`,
  },
};

/** Fills one of the tables. */
async function fill(d1: D1Database, table: string, rows: number, now: number): Promise<void> {
  const { share, columns } = TABLES[table] ?? { share: 0, columns: "" };
  const all = Math.round(rows * share);
  const values = columns.replaceAll(":now", String(now)).replaceAll(":day", String(DAY_MS));
  for (let from = 0; from < all; from += MADE_AT_ONCE) {
    const to = Math.min(all, from + MADE_AT_ONCE) - 1;
    const numbers = `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;
    await d1.prepare(`INSERT INTO ${table} ${values.replace("SELECT", `${numbers} SELECT`)}`).run();
  }
}

/** Wraps the database and records the cost of each statement. */
function watched(d1: D1Database, statements: Statement[]): D1Database {
  const note = (results: readonly D1Result[]) => {
    for (const { meta } of results) {
      const { duration: ms, rows_read: read, rows_written: written } = meta;
      statements.push({ ms, read, written });
    }
  };
  const prepared = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") {
          return (...values: unknown[]) => prepared(target.bind(...values));
        }
        if (name === "run") {
          return async () => {
            const result = await target.run();
            note([result]);
            return result;
          };
        }
        if (name === "itself") return target;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      },
    });
  return new Proxy(d1, {
    get(target, name) {
      if (name === "prepare") return (query: string) => prepared(target.prepare(query));
      if (name === "batch") {
        return async (batch: readonly { readonly itself: D1PreparedStatement }[]) => {
          const results = await target.batch(batch.map(({ itself }) => itself));
          note(results);
          return results;
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

export default {
  async fetch(request: Request, env: { readonly DB: D1Database }): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const now = Number(searchParams.get("now"));
    await openDatabase(env.DB);
    const table = searchParams.get("table");
    if (table !== null) {
      await fill(env.DB, table, Number(searchParams.get("rows")), now);
      return Response.json("filled");
    }
    const statements: Statement[] = [];
    const db = await openDatabase(watched(env.DB, statements));
    const began = Date.now();
    await cleanUp({ database: async () => db, now: () => now });
    const seconds = (Date.now() - began) / 1_000;
    return Response.json({ seconds, statements } satisfies Night);
  },
};
