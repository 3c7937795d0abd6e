import * as z from "zod";
import { expect, test } from "vitest";
import { png } from "../../support/photos.ts";
import { registered, visitor, type Person } from "../../support/cast.ts";
import { appWith, client, problem, through } from "../../support/support.ts";

const as = (person: Person) => ({ bearer: person.bearer });
const made = z.looseObject({ id: z.string() });
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

test("what the filter does not let through cannot be public", async () => {
  const ada = await registered();
  const words = ["fuck"];
  const body = { name: "Words", language: "en", isPublic: true, words };
  const refused = await ada.call("POST", "/wordPack/add", { body, bearer: ada.bearer });
  expect(refused).toMatchObject({ status: 400, body: problem(400, "pack_not_allowed") });
  const id = await write(ada, { isPublic: false, words });
  const change = { body: { id, isPublic: true }, bearer: ada.bearer };
  expect((await ada.call("POST", "/wordPack/update", change)).status).toBe(400);
});

test("liking counts once for each account", async () => {
  const [ada, bob] = [await registered(), await registered()];
  const id = await write(ada);
  const like = (method: string) => bob.call(method, `/packLibrary/${id}/like`, as(bob));
  expect((await like("POST")).body).toEqual({ likes: 1 });
  expect((await like("POST")).body).toEqual({ likes: 1 });
  expect((await bob.call("GET", "/packLibrary/likes", as(bob))).body).toEqual([id]);
  expect((await like("DELETE")).body).toEqual({ likes: 0 });
});

test("a reported pack is seen by an admin, taken down, and put up again", async () => {
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
  expect(mine).toMatchObject([{ pack: { packId: id, isHidden: false, entries: ["Gouda"] } }]);
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

async function upload({ call, bearer }: Person, raw: Uint8Array<ArrayBuffer>) {
  return call("POST", "/picture", { raw, bearer });
}

test("a picture is kept, copied with its pack, and gone with its last owner", async () => {
  const [ada, bob] = [await registered(), await registered()];
  const answer = await upload(ada, png(70, 41));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const { pictureId } = z.object({ pictureId: z.string() }).parse(answer.body);
  const shown = async () => (await client()("GET", `/picture/${pictureId}`)).status;
  expect(await shown()).toBe(200);
  const body = { name: "Photos", language: "en", isPublic: true, pictures: [pictureId] };
  const foreign = await bob.call("POST", "/picturePack/add", { body, bearer: bob.bearer });
  expect(foreign).toMatchObject({ status: 403, body: problem(403, "not_yours") });
  const pack = await ada.call("POST", "/picturePack/add", { body, bearer: ada.bearer });
  const { id } = made.parse(pack.body);
  const copy = await bob.call("POST", `/packLibrary/${id}/copy`, { body: {}, bearer: bob.bearer });
  expect(copy).toMatchObject({ status: 201, body: { kind: "picture" } });
  await ada.call("DELETE", `/picturePack/delete/${id}`, as(ada));
  expect(await shown()).toBe(200);
  await bob.call("DELETE", `/picturePack/delete/${made.parse(copy.body).id}`, as(bob));
  expect(await shown()).toBe(404);
});

test("what is no picture, or one that is too large, is refused", async () => {
  const ada = await registered();
  const wrong = Uint8Array.from(new TextEncoder().encode("<svg onload=alert(1)>"));
  expect((await upload(ada, wrong)).body).toMatchObject({ code: "photo_unusable" });
  expect((await upload(ada, png(1_601, 10))).body).toMatchObject({ code: "photo_unusable" });
  expect((await upload(ada, new Uint8Array(2 * 1024 * 1024 + 1))).status).toBe(413);
});

test("without a bucket it says so, and nothing else stops", async () => {
  const call = client(through(appWith({ pictures: undefined })));
  const ada = await registered({}, call);
  expect(await upload(ada, png())).toMatchObject({
    status: 503,
    body: problem(503, "pictures_unavailable"),
  });
});
