import * as z from "zod";
import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { pack as packTable } from "../../../../src-worker/db/packs.schema.ts";
import { registered, visitor, type Person } from "../../support/cast.ts";
import { appWith, client, database, problem, through, type Client } from "../../support/support.ts";
import type { App } from "../../../../src-worker/app.ts";
import { createdResponse } from "../../../../src-shared/api/gameSession.ts";

const SETS = [
  { base: "wordPack", entries: "words", other: "categoryPack" },
  { base: "categoryPack", entries: "categories", other: "captionPack" },
  { base: "captionPack", entries: "captions", other: "wordPack" },
] as const;
type PackSet = (typeof SETS)[number];

const CHEESES = ["Gouda", "Brie", "Danablu"];

const packAnswer = z.looseObject({ id: z.string(), name: z.string() });
const listResponse = z.array(z.looseObject({ id: z.string(), entryCount: z.int() }));

async function write(
  owner: Person,
  { base, entries }: PackSet,
  changes: Readonly<Record<string, unknown>> = {},
) {
  const body = { name: "Cheeses", language: "en", isPublic: false, [entries]: CHEESES, ...changes };
  const answer = await owner.call("POST", `/${base}/add`, { body, bearer: owner.bearer });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return packAnswer.parse(answer.body);
}

const otherThan = ({ other }: PackSet) => SETS.find(({ base }) => base === other) ?? SETS[0];

const as = (person: Person) => ({ bearer: person.bearer });

test.for(SETS)("a $base is created, read, changed and deleted", async (set) => {
  const { base, entries, other } = set;
  const ada = await registered();
  const made = await write(ada, set, { name: "  Cheeses\u200b ", [entries]: [" Gouda ", "Brie"] });
  expect(made).toEqual({
    id: expect.any(String),
    name: "Cheeses",
    language: "en",
    isPublic: false,
    rating: "family",
    plays: 0,
    likes: 0,
    ownerId: ada.userId,
    createdAt: expect.stringMatching(/Z$/u),
    updatedAt: made["createdAt"],
    [entries]: ["Gouda", "Brie"],
  });
  const read = await ada.call("GET", `/${base}/get/${made.id}`, as(ada));
  expect(read).toMatchObject({ status: 200, body: made });
  expect((await ada.call("GET", `/${other}/get/${made.id}`, as(ada))).status).toBe(404);

  const body = { id: made.id, name: "Milk", ownerId: "somebody", kind: "nothing" };
  const changed = await ada.call("POST", `/${base}/update`, { body, bearer: ada.bearer });
  expect(changed.body).toMatchObject({ ...made, name: "Milk", updatedAt: expect.any(String) });

  const gone = await ada.call("DELETE", `/${base}/delete/${made.id}`, as(ada));
  expect(gone).toMatchObject({ status: 204, body: "" });
  const missed = await ada.call("GET", `/${base}/get/${made.id}`, as(ada));
  expect(missed).toMatchObject({ status: 404, body: problem(404, "pack_not_found") });
});

test.for(SETS)(
  "the list of $base has the user's own, public ones, or those of one other user",
  async (set) => {
    const { base } = set;
    const [ada, bob] = [await registered(), await registered()];
    const own = await write(ada, set);
    const hidden = await write(bob, set, { name: "Hidden" });
    const shown = await write(bob, set, { name: "Shown", isPublic: true, language: "pl" });
    const ids = async (query: string) => {
      const answer = await ada.call("GET", `/${base}/getAll${query}`, as(ada));
      expect(answer.status).toBe(200);
      return listResponse.parse(answer.body).map(({ id }) => id);
    };
    const all = await ids("");
    expect(all[0]).toBe(own.id);
    expect(all).toContain(shown.id);
    expect(all).not.toContain(hidden.id);
    // Packs of another kind are in another list, and a public pack of one's own is in it once.
    const foreign = await write(bob, otherThan(set), { isPublic: true });
    const both = await write(ada, set, { isPublic: true });
    const now = await ids("");
    expect(now).not.toContain(foreign.id);
    expect(now.filter((id) => id === both.id)).toHaveLength(1);
    expect(await ids("?language=pl")).toContain(shown.id);
    expect(await ids("?language=pl")).not.toContain(own.id);
    expect(await ids(`?otherUserId=${bob.userId}`)).toEqual([shown.id]);
    expect(await ids(`?otherUserId=${bob.userId}&language=en`)).toEqual([]);
    expect(await ids(`?otherUserId=${encodeURIComponent("' OR 1=1 --")}`)).toEqual([]);
    const answer = await ada.call("GET", `/${base}/getAll?language=xx`, as(ada));
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    const listed = listResponse.parse((await ada.call("GET", `/${base}/getAll`, as(ada))).body)[0];
    expect(listed).toMatchObject({ id: both.id, entryCount: CHEESES.length });
    expect(listed).not.toHaveProperty("entries");
  },
);

test.for(SETS)("another user's $base is readable if public, and never changeable", async (set) => {
  const { base } = set;
  const [ada, bob, admin] = [
    await registered(),
    await registered(),
    await registered({ isAdmin: true }),
  ];
  const shown = await write(ada, set, { isPublic: true });
  const hidden = await write(ada, set);
  const tries = async ({ call, bearer }: Person, id: string) => [
    (await call("GET", `/${base}/get/${id}`, { bearer })).status,
    (await call("POST", `/${base}/update`, { body: { id, name: "Mine now" }, bearer })).status,
    (await call("POST", `/${base}/share/${id}`, { bearer })).status,
    (await call("DELETE", `/${base}/share/${id}`, { bearer })).status,
    (await call("DELETE", `/${base}/delete/${id}`, { bearer })).status,
  ];
  expect(await tries(bob, shown.id)).toEqual([200, 403, 403, 403, 403]);
  expect(await tries(bob, hidden.id)).toEqual([404, 404, 404, 404, 404]);
  const kept = await ada.call("GET", `/${base}/get/${shown.id}`, as(ada));
  expect(kept.body).toMatchObject({ name: "Cheeses" });
  expect(await tries(admin, hidden.id)).toEqual([200, 200, 200, 204, 204]);
});

test.for(SETS)("a guest can read a public $base, but own none", async (set) => {
  const { base, entries } = set;
  const [ada, guest] = [await registered(), await visitor()];
  const shown = await write(ada, set, { isPublic: true });
  expect((await guest.call("GET", `/${base}/get/${shown.id}`, as(guest))).status).toBe(200);
  const body = { name: "Mine", language: "en", isPublic: false, [entries]: CHEESES };
  const refused = await guest.call("POST", `/${base}/add`, { body, bearer: guest.bearer });
  expect(refused).toMatchObject({ status: 403, body: problem(403, "not_registered") });
});

test.for(SETS)("a shared $base can be read with the link until sharing ends", async (set) => {
  const { base, entries, other } = set;
  const [ada, bob] = [await registered(), await registered()];
  const hidden = await write(ada, set);
  const share = () => ada.call("POST", `/${base}/share/${hidden.id}`, as(ada));
  const shared = await share();
  expect(shared).toMatchObject({ status: 200 });
  const { code } = z.object({ code: z.string().length(10) }).parse(shared.body);
  expect((await share()).body).toEqual({ code });
  const seen = await client()("GET", `/${base}/shared/${code.toLowerCase()}`);
  expect(seen).toMatchObject({ status: 200, body: { id: hidden.id, [entries]: CHEESES } });
  expect(seen.body).not.toHaveProperty("shareCode");
  expect((await client()("GET", `/${other}/shared/${code}`)).status).toBe(404);

  const copy = await write(bob, set, { name: "Copied", [entries]: CHEESES });
  expect((await ada.call("DELETE", `/${base}/share/${hidden.id}`, as(ada))).status).toBe(204);
  expect((await client()("GET", `/${base}/shared/${code}`)).status).toBe(404);
  expect((await bob.call("GET", `/${base}/get/${copy.id}`, as(bob))).status).toBe(200);
  expect((await share()).body).not.toEqual({ code });
});

test("each invalid entry is reported, and nothing is stored", async () => {
  const ada = await registered();
  const words = ["Fine", "  ", "x".repeat(61), "fine", "\u0000\u202e", "FINE", "👩‍👩‍👧‍👦".repeat(60)];
  const body = { name: "Bad", language: "en", isPublic: false, words };
  const answer = await ada.call("POST", "/wordPack/add", { body, bearer: ada.bearer });
  expect(answer).toMatchObject({
    status: 400,
    body: problem(400, "validation_failed", [
      { path: "words.1", code: "entry_empty" },
      { path: "words.2", code: "entry_too_long" },
      { path: "words.3", code: "entry_double" },
      { path: "words.4", code: "entry_empty" },
      { path: "words.5", code: "entry_double" },
    ]),
  });
  const rows = await (
    await database()
  )
    .select()
    .from(packTable)
    .where(eq(packTable.ownerId, ada.userId));
  expect(rows).toEqual([]);
});

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Word ${at}`);

test.for([
  { what: "no entry", change: { words: [] }, code: "too_small" },
  { what: "501 entries", change: { words: numbered(501) }, code: "too_big" },
  { what: "an entry that is no text", change: { words: [7] }, code: "invalid_type" },
  { what: "no name", change: { name: " \u200b" }, code: "name_empty" },
  { what: "a name that is too long", change: { name: "n".repeat(61) }, code: "name_too_long" },
  { what: "a language that is none", change: { language: "xx" }, code: "invalid_value" },
  {
    what: "entries of the other set",
    change: { words: undefined, categories: ["a"] },
    code: "invalid_type",
  },
])("a pack with $what is refused", async ({ change, code }) => {
  const ada = await registered();
  const body = { name: "Fine", language: "en", isPublic: false, words: ["Fine"], ...change };
  const answer = await ada.call("POST", "/wordPack/add", { body, bearer: ada.bearer });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ code }] } });
});

test("the fullest pack is accepted; a body larger than any pack is not even read", async () => {
  const ada = await registered();
  const words = numbered(500).map((word) => word.padEnd(60, "ő"));
  await write(ada, SETS[0], { words });
  const raw = JSON.stringify({ name: "x", words: ["y".repeat(10 * 1024 * 1024)] });
  const answer = await ada.call("POST", "/wordPack/add", { raw, bearer: ada.bearer });
  expect(answer).toMatchObject({ status: 413, body: problem(413, "body_too_large") });
});

test("SQL, scripts and emoji are words like any others", async () => {
  const ada = await registered();
  const words = ["'); DROP TABLE pack; --", '<script>alert("x")</script>', "🦆", "%_\\", "ﷺ"];
  const made = await write(ada, SETS[0], { name: `Robert'); DROP TABLE "user";--`, words });
  expect(made["words"]).toEqual(words);
  expect((await ada.call("GET", `/wordPack/get/${made.id}`, as(ada))).status).toBe(200);
  const missed = await ada.call(
    "GET",
    `/wordPack/get/${encodeURIComponent("' OR '1'='1")}`,
    as(ada),
  );
  expect(missed.status).toBe(404);
});

/** Inserts packs of words for this owner. */
async function manyPacks(owner: Person, count: number): Promise<void> {
  const now = Date.now();
  const db = await database();
  const rows = Array.from({ length: count }, (_, at) => ({
    id: `${owner.userId}-${at}`,
    kind: "word" as const,
    ownerId: owner.userId,
    name: "One of many",
    language: "en" as const,
    isPublic: false,
    entries: ["a"],
    createdAt: now,
    updatedAt: now,
  }));
  for (const row of rows) await db.insert(packTable).values(row);
}

test("a user cannot keep more packs of a kind than the limit", async () => {
  const ada = await registered();
  await manyPacks(ada, 100);
  const body = { name: "Too much", language: "en", isPublic: false, words: ["a"] };
  const answer = await ada.call("POST", "/wordPack/add", { body, bearer: ada.bearer });
  expect(answer).toMatchObject({ status: 409, body: problem(409, "too_many_packs") });
  await write(ada, SETS[1]);
});

test("adding and copying packs at the same time does not get past the limit", async () => {
  const ada = await registered();
  await manyPacks(ada, 99);
  const body = { name: "One more", language: "en", isPublic: false, words: ["a"] };
  const add = () => ada.call("POST", "/wordPack/add", { body, bearer: ada.bearer });
  const path = `/packLibrary/${ada.userId}-0/copy`;
  const copy = () => ada.call("POST", path, { body: {}, bearer: ada.bearer });
  const answers = await Promise.all([add(), copy(), add(), copy()]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409, 409, 409,
  ]);
  const listed = await ada.call("GET", "/wordPack/getAll", as(ada));
  const own = z.array(z.looseObject({ ownerId: z.string() })).parse(listed.body);
  expect(own.filter(({ ownerId }) => ownerId === ada.userId)).toHaveLength(100);
});

test("a room plays with its host's packs and public ones, but with nobody else's private ones", async () => {
  const [ada, bob] = [await registered(), await registered()];
  const own = await write(ada, SETS[0], { name: "Own", words: ["Gouda"] });
  const publicOne = await write(bob, SETS[1], { isPublic: true, categories: ["Desserts"] });
  const hidden = await write(bob, SETS[0], { name: "Hidden", words: ["Secretary"] });
  const created = await ada.call("POST", "/gameSession/create", {
    body: { isPublic: false, language: "en", hostType: "HOST", initialGameType: "RPS_SHOOT" },
    bearer: ada.bearer,
  });
  const { gameCode, roomToken } = createdResponse.parse(created.body);
  const host = async (method: string, path: string, body?: unknown) => {
    const answer = await ada.call(method, `/host/${gameCode}/${path}`, { body, roomToken });
    expect(answer.status, path).toBeLessThan(300);
    return answer;
  };
  const wordPackIds = [publicOne.id, hidden.id, own.id];
  await host("PUT", "updateGameSettings", { wordPackIds });
  await host("POST", "addAIPlayer");
  await host("POST", "addAIPlayer");
  await host("POST", "duplicate");
  await host("POST", "endGame");
  await host("POST", "endGame");
  const journal = z
    .object({ state: z.object({ packs: z.object({ packs: z.array(z.unknown()) }) }) })
    .parse(JSON.parse(String((await host("GET", "journal")).body)));
  expect(journal.state.packs.packs).toEqual([
    {
      packId: publicOne.id,
      kind: "category",
      name: "Cheeses",
      language: "en",
      entries: ["Desserts"],
    },
    { packId: own.id, kind: "word", name: "Own", language: "en", entries: ["Gouda"] },
  ]);
});

test("a pack is published only as it was checked, even if another device changes it meanwhile", async () => {
  for (const at of [1, 2, 3, 4]) {
    const ada = await registered();
    const { id } = await write(ada, SETS[0]);
    const laptop = (change: object) =>
      ada.call("POST", "/wordPack/update", { body: { id, ...change }, bearer: ada.bearer });
    let calls = 0;
    const app = appWith({
      database: async () => {
        calls += 1;
        if (calls === at) await laptop({ name: "Words", words: ["fuck"] });
        return database();
      },
    });
    const phone = client(through(app));
    const published = await phone("POST", "/wordPack/update", {
      body: { id, isPublic: true },
      bearer: ada.bearer,
    });
    const seen = await ada.call("GET", `/wordPack/get/${id}`, as(ada));
    const isLate = calls < at;
    expect(published.status, `at call ${at}`).toBe(isLate ? 200 : 400);
    expect(seen.body, `at call ${at}`).toMatchObject(
      isLate ? { isPublic: true, words: CHEESES } : { isPublic: false, words: ["fuck"] },
    );
  }
});

test("two changes within the same millisecond are both kept", async () => {
  const ada = await registered();
  const { id } = await write(ada, SETS[0]);
  const now = Date.now() + 1_000;
  const change = (app: App, body: object) =>
    client(through(app))("POST", "/wordPack/update", { body: { id, ...body }, bearer: ada.bearer });
  let calls = 0;
  const slower = appWith({
    now: () => now,
    database: async () => {
      calls += 1;
      if (calls === 3) await change(appWith({ now: () => now }), { name: "Milk" });
      return database();
    },
  });
  expect((await change(slower, { words: ["Gouda"] })).status).toBe(200);
  const seen = await ada.call("GET", `/wordPack/get/${id}`, as(ada));
  expect(seen.body).toMatchObject({ name: "Milk", words: ["Gouda"] });
});

test("two taps on share make one link, which leads to the pack", async () => {
  const ada = await registered();
  const { id } = await write(ada, SETS[0]);
  const share = (call: Client) => call("POST", `/wordPack/share/${id}`, as(ada));
  for (const at of [1, 2, 3]) {
    let calls = 0;
    let other: unknown;
    const app = appWith({
      database: async () => {
        calls += 1;
        if (calls === at) other = (await share(ada.call)).body;
        return database();
      },
    });
    const { body } = await share(client(through(app)));
    expect(body, `at call ${at}`).toEqual(other);
    const { code } = z.object({ code: z.string() }).parse(body);
    expect((await client()("GET", `/wordPack/shared/${code}`)).status).toBe(200);
    await ada.call("DELETE", `/wordPack/share/${id}`, as(ada));
  }
});
