import * as z from "zod";
import { expect, test } from "vitest";
import { registered, visitor, type Person } from "../../support/cast.ts";
import { as, made, openReports, report } from "../../support/packs.ts";
import { drizzle } from "drizzle-orm/d1";
import type { Database } from "../../../../src-worker/db/client.ts";
import { reportPack } from "../../../../src-worker/features/site/report/packReport.usecases.ts";
import { claimsOf } from "../../../../src-worker/identity/claims.ts";
import {
  appWith,
  bindings,
  client,
  database,
  depsWith,
  problem,
  through,
} from "../../support/support.ts";

const page = z.looseObject({ items: z.array(z.looseObject({ id: z.string() })) });

async function write(owner: Person, changes: Readonly<Record<string, unknown>> = {}) {
  const body = { name: "Cheeses", language: "en", isPublic: true, words: ["Gouda"], ...changes };
  const answer = await owner.call("POST", "/wordPack/add", { body, bearer: owner.bearer });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return made.parse(answer.body).id;
}

async function found(query: string): Promise<readonly string[]> {
  const answer = await client()("GET", `/packLibrary?${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return page.parse(answer.body).items.map(({ id }) => id);
}

test("the library finds public packs by name, entry, language, game, kind and rating", async () => {
  const ada = await registered();
  const id = await write(ada, { name: "Zwiebel 100%_x", words: ["Quarkstrudel"], rating: "teen" });
  const own = await write(ada, { name: "Zwiebel mine", isPublic: false });
  const [percent, under] = [encodeURIComponent("100%_"), encodeURIComponent("1__%_x")];
  expect(await found("search=zwiebel")).toEqual([id]);
  expect(await found("search=quarkstrudel&order=fresh")).toEqual([id]);
  expect(await found(`search=${percent}`)).toEqual([id]);
  expect(await found(`search=${under}`)).toEqual([]);
  expect(await found("search=zwiebel&language=pl")).toEqual([]);
  expect(await found("search=zwiebel&game=CANVAS_CLASH&kind=word")).toEqual([id]);
  expect(await found("search=zwiebel&game=SNAPTION")).toEqual([]);
  expect(await found("search=zwiebel&rating=family")).toEqual([]);
  expect(await found("search=zwiebel&rating=adult")).toEqual([id]);
  expect(await found("search=zwiebel&page=2")).not.toContain(own);
});

test("a search of the library may be as long as an entry, whatever letters it has", async () => {
  const ada = await registered();
  const line = "Żółta łódź śpi, gdy gęś gęga, a źrebię łąką pędzi w dal: 5%";
  const id = await write(ada, { name: "Łódź", words: [line, "gęś"] });
  expect(await found(`search=${encodeURIComponent(line)}`)).toEqual([id]);
  expect(await found(`search=${encodeURIComponent("a".repeat(60))}`)).toEqual([]);
  expect(await found(`search=${encodeURIComponent("%".repeat(60))}`)).toEqual([]);
});

test.each([
  ["Łódź", "łódź"],
  ["schön wie Öl", "Schön Wie öl"],
  ["CRÈME BRÛLÉE", "Crème Brûlée"],
  ["GROSSE Straße", "grosse straße"],
  // Some keyboards send a letter and its accent apart.
  ["Čučoriedky", "čučoriedky".normalize("NFD")],
  // A caller may send more different letters than a statement has room for.
  ["ąćęłńóśźżäöüßåæøéèêëçîïôûùñíúăâșțčďľĺňŕšťýž", "ąćęłńóśźżäöüßåæøéèêëçîïôûùñíúăâșțčďľĺňŕšťýž"],
])("the library finds the entry %s by %s: capitals make no difference", async (entry, typed) => {
  const ada = await registered();
  const mark = crypto.randomUUID().slice(0, 8);
  const id = await write(ada, { words: [`${entry} ${mark}`] });
  expect(await found(`search=${encodeURIComponent(`${typed} ${mark}`)}`)).toEqual([id]);
});

test("a pack that the word filter rejects cannot be public", async () => {
  const ada = await registered();
  const words = ["fuck"];
  const body = { name: "Words", language: "en", isPublic: true, words };
  const refused = await ada.call("POST", "/wordPack/add", { body, bearer: ada.bearer });
  expect(refused).toMatchObject({ status: 400, body: problem(400, "pack_not_allowed") });
  const id = await write(ada, { isPublic: false, words });
  const change = { body: { id, isPublic: true }, bearer: ada.bearer };
  expect((await ada.call("POST", "/wordPack/update", change)).status).toBe(400);
});

test("a like counts once per account", async () => {
  const [ada, bob] = [await registered(), await registered()];
  const id = await write(ada);
  const like = (method: string) => bob.call(method, `/packLibrary/${id}/like`, as(bob));
  expect((await like("POST")).body).toEqual({ likes: 1 });
  expect((await like("POST")).body).toEqual({ likes: 1 });
  expect((await bob.call("GET", "/packLibrary/likes", as(bob))).body).toEqual([id]);
  expect((await like("DELETE")).body).toEqual({ likes: 0 });
});

test("an admin sees a reported pack, takes it down and puts it up again", async () => {
  const [ada, bob, admin] = [
    await registered(),
    await visitor(),
    await registered({ isAdmin: true }),
  ];
  const id = await write(ada, { name: "Gorgonzola heap" });
  const body = { reason: "spam" };
  for (let times = 0; times < 2; times++) {
    const told = await bob.call("POST", `/packLibrary/${id}/report`, { body, bearer: bob.bearer });
    expect(told.status).toBe(204);
  }
  const listed = z
    .looseObject({ items: z.array(z.looseObject({ reportId: z.string(), content: z.string() })) })
    .parse((await admin.call("GET", "/admin/reports", as(admin))).body);
  const mine = listed.items.filter(({ content }) => content.startsWith("Gorgonzola heap"));
  const seen = { packId: id, language: "en", isHidden: false, entries: ["Gouda"] };
  expect(mine).toMatchObject([{ pack: seen }]);
  const judged = await admin.call("POST", `/admin/reports/${mine[0]?.reportId}`, {
    body: { verdict: "hidden" },
    bearer: admin.bearer,
  });
  expect(judged).toMatchObject({ status: 200, body: { pack: { isHidden: true } } });
  expect(await found("search=gorgonzola")).toEqual([]);
  expect((await bob.call("GET", `/wordPack/get/${id}`, as(bob))).status).toBe(404);
  expect((await ada.call("GET", `/wordPack/get/${id}`, as(ada))).body).toMatchObject({
    isHidden: true,
  });
  const show = { body: { isHidden: false }, bearer: admin.bearer };
  expect((await admin.call("POST", `/admin/packs/${id}`, show)).status).toBe(204);
  expect(await found("search=gorgonzola")).toEqual([id]);
});

test("several taps on report make one report", async () => {
  const [ada, bob, admin] = [
    await registered(),
    await registered(),
    await registered({ isAdmin: true }),
  ];
  const name = "Romadur heap";
  const id = await write(ada, { name });
  const answers = await Promise.all([report(bob, id), report(bob, id), report(bob, id)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await openReports(admin, name)).toHaveLength(1);
});

test("liking a pack that is deleted at that moment gets a 404", async () => {
  const [ada, bob] = [await registered(), await registered()];
  for (const at of [1, 2, 3]) {
    const id = await write(ada);
    let calls = 0;
    const app = appWith({
      database: async () => {
        calls += 1;
        if (calls === at) await ada.call("DELETE", `/wordPack/delete/${id}`, as(ada));
        return database();
      },
    });
    const liked = await client(through(app))("POST", `/packLibrary/${id}/like`, as(bob));
    expect(liked, `at call ${at}`).toMatchObject({ status: 404, body: { code: "pack_not_found" } });
  }
});

test("a pack that three accounts have reported is hidden until it is judged", async () => {
  const [ada, admin] = [await registered(), await registered({ isAdmin: true })];
  const name = "Limburger heap";
  const id = await write(ada, { name });
  // Reports by guests are listed but do not count, since anybody can be many guests.
  for (let times = 0; times < 3; times++) await report(await visitor(), id);
  for (let times = 0; times < 2; times++) await report(await registered(), id);
  expect(await found("search=limburger")).toEqual([id]);
  await report(await registered(), id);
  expect(await found("search=limburger")).toEqual([]);
  const open = await openReports(admin, name);
  expect(open).toHaveLength(6);
  const judged = await admin.call("POST", `/admin/reports/${open[0]?.reportId}`, {
    body: { verdict: "dismissed" },
    bearer: admin.bearer,
  });
  expect(judged).toMatchObject({ status: 200, body: { pack: { isHidden: false } } });
  expect(await openReports(admin, name)).toEqual([]);
  expect(await found("search=limburger")).toEqual([id]);
  // From then on, three more reports are needed.
  await report(await registered(), id);
  expect(await found("search=limburger")).toEqual([id]);
});

test("three accounts whose reports were dismissed do not hide the same pack again, only a changed one", async () => {
  const [ada, admin] = [await registered(), await registered({ isAdmin: true })];
  const name = "Handkaese heap";
  const id = await write(ada, { name });
  const rivals = [await registered(), await registered(), await registered()];
  const reportAll = async () => {
    for (const rival of rivals) expect((await report(rival, id)).status).toBe(204);
  };
  await reportAll();
  expect(await found("search=handkaese")).toEqual([]);
  const [open] = await openReports(admin, name);
  const body = { verdict: "dismissed" };
  await admin.call("POST", `/admin/reports/${open?.reportId}`, { body, ...as(admin) });
  await reportAll();
  expect(await found("search=handkaese")).toEqual([id]);
  expect(await openReports(admin, name)).toEqual([]);
  // What was found harmless is no longer what the pack says.
  const change = { id, name: `${name}, now rude` };
  await ada.call("POST", "/wordPack/update", { body: change, ...as(ada) });
  await reportAll();
  expect(await found("search=handkaese")).toEqual([]);
});

test("nobody copies, likes or reports a pack that they may not see", async () => {
  const [ada, bob, admin] = [
    await registered(),
    await registered(),
    await registered({ isAdmin: true }),
  ];
  const own = await write(ada, { name: "Secret", isPublic: false });
  const bad = await write(ada, { name: "Taken down" });
  const codeOf = async (id: string) => {
    const shared = await ada.call("POST", `/wordPack/share/${id}`, as(ada));
    return z.object({ code: z.string() }).parse(shared.body).code;
  };
  const [code, badCode] = [await codeOf(own), await codeOf(bad)];
  await admin.call("POST", `/admin/packs/${bad}`, { body: { isHidden: true }, ...as(admin) });
  const copy = async (id: string, body: { readonly code?: string } = {}) =>
    bob.call("POST", `/packLibrary/${id}/copy`, { body, ...as(bob) });
  const missing = { status: 404, body: problem(404, "pack_not_found") };
  for (const id of [own, bad]) {
    expect(await copy(id)).toMatchObject(missing);
    expect(await copy(id, { code: "AAAAAAAAAA" })).toMatchObject(missing);
    expect(await bob.call("POST", `/packLibrary/${id}/like`, as(bob))).toMatchObject(missing);
    expect(await report(bob, id)).toMatchObject(missing);
  }
  // The link to a pack opens this pack only, and none that was taken down.
  expect(await copy(bad, { code })).toMatchObject(missing);
  expect(await copy(bad, { code: badCode })).toMatchObject(missing);
  const copied = await copy(own, { code });
  expect(copied.status).toBe(201);
  const read = await bob.call("GET", `/wordPack/get/${made.parse(copied.body).id}`, as(bob));
  expect(read.body).toMatchObject({ ownerId: bob.userId, isPublic: false });
});

test("an owner's copy of a pack that was taken down is down too", async () => {
  const ada = await registered();
  const id = await write(ada, { name: "Munster heap" });
  for (let times = 0; times < 3; times++) await report(await registered(), id);
  const copy = await ada.call("POST", `/packLibrary/${id}/copy`, { body: {}, ...as(ada) });
  const change = { id: made.parse(copy.body).id, isPublic: true };
  await ada.call("POST", "/wordPack/update", { body: change, ...as(ada) });
  expect(await found("search=munster")).toEqual([]);
});

test("a blocked user's packs are hidden, and come back when they are unblocked, except those judged", async () => {
  const [ada, bob, admin] = [
    await registered(),
    await registered(),
    await registered({ isAdmin: true }),
  ];
  const fine = await write(ada, { name: "Appenzeller" });
  const bad = await write(ada, { name: "Appenzeller, the rude one" });
  await report(bob, bad);
  const [reported] = await openReports(admin, "Appenzeller, the rude one");
  await admin.call("POST", `/admin/reports/${reported?.reportId}`, {
    body: { verdict: "blocked" },
    bearer: admin.bearer,
  });
  expect(await found("search=appenzeller")).toEqual([]);
  const block = (isBlocked: boolean) =>
    admin.call("POST", `/admin/users/${ada.userId}`, { body: { isBlocked }, ...as(admin) });
  expect((await block(false)).status).toBe(200);
  expect(await found("search=appenzeller")).toEqual([fine]);
  await block(true);
  expect(await found("search=appenzeller")).toEqual([]);
});

test("a pack that an admin took down without a report stays down when its owner is unblocked", async () => {
  const [ada, admin] = [await registered(), await registered({ isAdmin: true })];
  const fine = await write(ada, { name: "Bergader" });
  const [bad, again] = [
    await write(ada, { name: "Bergader" }),
    await write(ada, { name: "Bergader" }),
  ];
  const hide = (id: string, isHidden: boolean) =>
    admin.call("POST", `/admin/packs/${id}`, { body: { isHidden }, ...as(admin) });
  await hide(bad, true);
  await hide(again, true);
  await hide(again, false);
  for (const isBlocked of [true, false]) {
    await admin.call("POST", `/admin/users/${ada.userId}`, { body: { isBlocked }, ...as(admin) });
  }
  expect((await found("search=bergader")).toSorted()).toEqual([fine, again].toSorted());
});

test("a copy of a pack that was taken down stays down when its owner is unblocked", async () => {
  const [ada, admin] = [await registered(), await registered({ isAdmin: true })];
  const fine = await write(ada, { name: "Valençay" });
  const bad = await write(ada, { name: "Valençay" });
  await admin.call("POST", `/admin/packs/${bad}`, { body: { isHidden: true }, ...as(admin) });
  for (const id of [fine, bad]) {
    const copy = await ada.call("POST", `/packLibrary/${id}/copy`, { body: {}, ...as(ada) });
    const change = { id: made.parse(copy.body).id, isPublic: true };
    await ada.call("POST", "/wordPack/update", { body: change, ...as(ada) });
  }
  const shown = await found("search=valen");
  expect(shown).toHaveLength(2);
  for (const isBlocked of [true, false]) {
    await admin.call("POST", `/admin/users/${ada.userId}`, { body: { isBlocked }, ...as(admin) });
  }
  expect(await found("search=valen")).toEqual(shown);
});

/** Returns the database, which calls `meanwhile` just before it runs the statement with this number. */
function interrupted(at: number, meanwhile: () => Promise<unknown>): Database {
  let ran = 0;
  const late = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get: (target, key) => {
        if (key === "bind") return (...values: unknown[]) => late(target.bind(...values));
        if (key !== "run" && key !== "raw" && key !== "all")
          return Reflect.get(target, key, target);
        return async () => {
          ran += 1;
          if (ran === at) await meanwhile();
          return target[key]();
        };
      },
    });
  const { DB } = bindings;
  return drizzle(
    new Proxy(DB, {
      get: (target, key) =>
        key === "prepare"
          ? (sql: string) => late(target.prepare(sql))
          : Reflect.get(target, key, target),
    }),
  );
}

test("a pack dismissed at the moment of its last report is visible, or on the admins' list again", async () => {
  const admin = await registered({ isAdmin: true });
  const fates: string[] = [];
  for (const at of [1, 2, 3, 4]) {
    const name = `Camembert ${crypto.randomUUID()}`;
    const id = await write(await registered(), { name });
    for (let times = 0; times < 2; times++) await report(await registered(), id);
    const judge = async () => {
      const [first] = await openReports(admin, name);
      const body = { verdict: "dismissed" };
      await admin.call("POST", `/admin/reports/${first?.reportId}`, { body, ...as(admin) });
    };
    const db = interrupted(at, judge);
    const { row } = await registered();
    await reportPack(depsWith({ database: async () => db }), claimsOf(row), id, "hate");
    const isSeen = (await found(`search=${encodeURIComponent(name)}`)).length === 1;
    const isOpen = (await openReports(admin, name)).length > 0;
    fates.push(isSeen || isOpen ? "well" : `out of sight for good, judged before statement ${at}`);
  }
  expect(fates).toEqual(["well", "well", "well", "well"]);
});

test("a pack hidden by reports that nobody has judged stays hidden when its owner is unblocked", async () => {
  const [ada, admin] = [await registered(), await registered({ isAdmin: true })];
  const id = await write(ada, { name: "Reblochon" });
  for (let times = 0; times < 3; times++) await report(await registered(), id);
  for (const isBlocked of [true, false]) {
    await admin.call("POST", `/admin/users/${ada.userId}`, { body: { isBlocked }, ...as(admin) });
  }
  expect(await found("search=reblochon")).toEqual([]);
  const [open] = await openReports(admin, "Reblochon");
  const body = { verdict: "dismissed" };
  await admin.call("POST", `/admin/reports/${open?.reportId}`, { body, ...as(admin) });
  expect(await found("search=reblochon")).toEqual([id]);
});

test("a blocked user's pack that is put up again comes back once they are unblocked", async () => {
  const [ada, admin] = [await registered(), await registered({ isAdmin: true })];
  const id = await write(ada, { name: "Graukäse" });
  const set = (path: string, body: object) => admin.call("POST", path, { body, ...as(admin) });
  await set(`/admin/packs/${id}`, { isHidden: true });
  await set(`/admin/users/${ada.userId}`, { isBlocked: true });
  await set(`/admin/packs/${id}`, { isHidden: false });
  expect(await found("search=grauk")).toEqual([]);
  await set(`/admin/users/${ada.userId}`, { isBlocked: false });
  expect(await found("search=grauk")).toEqual([id]);
});

test("dismissing a report does not bring back a blocked user's pack", async () => {
  const [ada, bob, admin] = [
    await registered(),
    await registered(),
    await registered({ isAdmin: true }),
  ];
  const id = await write(ada, { name: "Harzer roll" });
  await report(bob, id);
  const block = (isBlocked: boolean) =>
    admin.call("POST", `/admin/users/${ada.userId}`, { body: { isBlocked }, ...as(admin) });
  await block(true);
  const [open] = await openReports(admin, "Harzer roll");
  const body = { verdict: "dismissed" };
  const judged = await admin.call("POST", `/admin/reports/${open?.reportId}`, {
    body,
    ...as(admin),
  });
  expect(judged).toMatchObject({ status: 200, body: { pack: { isHidden: true } } });
  expect(await found("search=harzer")).toEqual([]);
  await block(false);
  expect(await found("search=harzer")).toEqual([id]);
});
