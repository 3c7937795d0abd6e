import { eq } from "drizzle-orm";
import * as z from "zod";
import { expect, test } from "vitest";
import { picture, pictureGoing } from "../../../../src-worker/db/packs.schema.ts";
import { rowsAsSelect } from "../../../../src-worker/db/upsert.ts";
import { eraseAccount } from "../../../../src-worker/features/accounts/eraseAccount.repository.ts";
import { packsForGame } from "../../../../src-worker/features/packs/packsForGame.repository.ts";
import {
  banPictures,
  dropUnused,
  picturesOf,
} from "../../../../src-worker/features/packs/pictures.repository.ts";
import {
  dropObjects,
  sweepPictures,
} from "../../../../src-worker/features/packs/pictures.usecases.ts";
import { png } from "../../support/photos.ts";
import { registered, type Person } from "../../support/cast.ts";
import { as, made, openReports, report } from "../../support/packs.ts";
import {
  appWith,
  bindings,
  client,
  database,
  depsWith,
  ORIGIN,
  problem,
  through,
  worker,
} from "../../support/support.ts";

async function upload({ call, bearer }: Person, raw: Uint8Array<ArrayBuffer>) {
  return call("POST", "/picture", { raw, bearer });
}

test("a picture is stored, copied with its pack, and deleted with its last owner", async () => {
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

test("a picture is kept by the browser that showed it for a day, and by no cache between browsers", async () => {
  const ada = await registered();
  const { pictureId } = z
    .object({ pictureId: z.string() })
    .parse((await upload(ada, png(50, 42))).body);
  const { headers } = await client()("GET", `/picture/${pictureId}`);
  expect(headers.get("cache-control")).toBe("private, max-age=86400");
});

async function picturePack(owner: Person, pictures: readonly string[]) {
  const body = { name: "Photos", language: "en", isPublic: true, pictures };
  const answer = await owner.call("POST", "/picturePack/add", { body, bearer: owner.bearer });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return made.parse(answer.body).id;
}

async function uploaded(owner: Person, raw: Uint8Array<ArrayBuffer>): Promise<string> {
  return z.object({ pictureId: z.string() }).parse((await upload(owner, raw)).body).pictureId;
}

test("a picture is served with its own type, so that a browser cannot take it for anything else", async () => {
  const ada = await registered();
  const id = await uploaded(ada, png(61, 33));
  const { headers } = await worker(new Request(`${ORIGIN}/api/v1/picture/${id}`));
  expect(headers.get("content-type")).toBe("image/png");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  // A file that got into the bucket in another way is not served.
  await bindings.PICTURES?.put(`pictures/${id}`, "<script>", {
    httpMetadata: { contentType: "text/html" },
  });
  expect((await client()("GET", `/picture/${id}`)).status).toBe(404);
});

test("a picture is hidden with its pack, except from admins and where another public pack has it", async () => {
  const [ada, admin] = [await registered(), await registered({ isAdmin: true })];
  const picture = await uploaded(ada, png(62, 34));
  const id = await picturePack(ada, [picture]);
  const shown = async () => (await client()("GET", `/picture/${picture}`)).status;
  expect(await shown()).toBe(200);
  for (let times = 0; times < 3; times++) await report(await registered(), id);
  expect(await shown()).toBe(404);
  const db = await database();
  expect(await packsForGame(db, [id], ada.userId)).toMatchObject([{ entries: [] }]);
  const seen = await admin.call("GET", `/admin/picture/${picture}`, as(admin));
  expect(seen.status).toBe(200);
  // When somebody else has the same picture in a public pack, it stays visible: reports against the first
  // pack cannot hide it there.
  const bob = await registered();
  await uploaded(bob, png(62, 34));
  await picturePack(bob, [picture]);
  expect(await shown()).toBe(200);
});

test("a blocked owner's reported pictures are deleted for good", async () => {
  const [ada, bob, admin] = [
    await registered(),
    await registered(),
    await registered({ isAdmin: true }),
  ];
  const picture = await uploaded(ada, png(63, 35));
  await report(bob, await picturePack(ada, [picture]));
  const [reported] = await openReports(admin, "Photos");
  await admin.call("POST", `/admin/reports/${reported?.reportId}`, {
    body: { verdict: "blocked" },
    bearer: admin.bearer,
  });
  expect((await client()("GET", `/picture/${picture}`)).status).toBe(404);
  expect(await bindings.PICTURES?.head(`pictures/${picture}`)).toBeNull();
  expect((await upload(bob, png(63, 35))).body).toMatchObject({ code: "photo_unusable" });
});

test("packs and pictures are deleted with their owner's account; copies stay", async () => {
  const [ada, bob] = [await registered(), await registered()];
  const [mine, both] = [await uploaded(ada, png(64, 36)), await uploaded(ada, png(65, 36))];
  const id = await picturePack(ada, [mine, both]);
  await uploaded(bob, png(65, 36));
  await picturePack(bob, [both]);
  const db = await database();
  const pictures = await picturesOf(db, ada.userId);
  await eraseAccount(db, ada.userId, Date.now());
  await dropObjects(depsWith(), pictures);
  expect((await bob.call("GET", `/picturePack/get/${id}`, as(bob))).status).toBe(404);
  expect(await bindings.PICTURES?.head(`pictures/${mine}`)).toBeNull();
  expect((await client()("GET", `/picture/${both}`)).status).toBe(200);
});

test("the nightly clean-up deletes pictures that are in no pack, except new ones", async () => {
  const ada = await registered();
  const [kept, forgotten] = [await uploaded(ada, png(66, 37)), await uploaded(ada, png(67, 37))];
  await picturePack(ada, [kept]);
  const orphan = `pictures/${"f".repeat(64)}`;
  await bindings.PICTURES?.put(orphan, "left over");
  const there = async () =>
    Promise.all(
      [`pictures/${kept}`, `pictures/${forgotten}`, orphan].map(
        async (name) => (await bindings.PICTURES?.head(name)) !== null,
      ),
    );
  await sweepPictures(depsWith());
  expect(await there()).toEqual([true, true, true]);
  await sweepPictures(depsWith({ now: () => Date.now() + 25 * 60 * 60 * 1000 }));
  expect(await there()).toEqual([true, false, false]);
});

test("a file that is no picture, or too large, is refused", async () => {
  const ada = await registered();
  const wrong = Uint8Array.from(new TextEncoder().encode("<svg onload=alert(1)>"));
  expect((await upload(ada, wrong)).body).toMatchObject({ code: "photo_unusable" });
  expect((await upload(ada, png(1_601, 10))).body).toMatchObject({ code: "photo_unusable" });
  expect((await upload(ada, new Uint8Array(2 * 1024 * 1024 + 1))).status).toBe(413);
});

test("without a bucket an upload gets 503 pictures_unavailable", async () => {
  const call = client(through(appWith({ pictures: undefined })));
  const ada = await registered({}, call);
  expect(await upload(ada, png())).toMatchObject({
    status: 503,
    body: problem(503, "pictures_unavailable"),
  });
});

/** Inserts pictures for this owner. */
async function manyPictures(owner: Person, count: number): Promise<void> {
  const db = await database();
  const rows = Array.from({ length: count }, (_, at) => ({
    id: `${owner.userId} ${at}`,
    ownerId: owner.userId,
    bytes: 1,
    createdAt: Date.now(),
  }));
  await db.insert(picture).select(rowsAsSelect(picture, rows));
}

test("uploading pictures at the same time does not get past the limit", async () => {
  const ada = await registered();
  await manyPictures(ada, 599);
  const uploads = [71, 72, 73].map((height) => upload(ada, png(68, height)));
  const answers = await Promise.all(uploads);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409, 409,
  ]);
  expect(await picturesOf(await database(), ada.userId)).toHaveLength(600);
});

test("copying picture packs at the same time does not get past the limit of pictures", async () => {
  const [ada, bob] = [await registered(), await registered()];
  const packs = [];
  for (const height of [74, 75, 76]) {
    const one = await uploaded(ada, png(68, height));
    packs.push(await picturePack(ada, [one]));
  }
  await manyPictures(bob, 599);
  const copies = packs.map((id) =>
    bob.call("POST", `/packLibrary/${id}/copy`, { body: {}, bearer: bob.bearer }),
  );
  const answers = await Promise.all(copies);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409, 409,
  ]);
  expect(await picturesOf(await database(), bob.userId)).toHaveLength(600);
  const own = await bob.call("GET", "/picturePack/getAll", as(bob));
  const listed = z.array(z.looseObject({ ownerId: z.string() })).parse(own.body);
  expect(listed.filter(({ ownerId }) => ownerId === bob.userId)).toHaveLength(1);
});

test("an owner at the limit of pictures can still copy a pack of their own pictures", async () => {
  const ada = await registered();
  const id = await picturePack(ada, [await uploaded(ada, png(68, 77))]);
  await manyPictures(ada, 599);
  const copy = await ada.call("POST", `/packLibrary/${id}/copy`, { body: {}, bearer: ada.bearer });
  expect(copy.status, JSON.stringify(copy.body)).toBe(201);
});

test("a picture that is banned during its upload is not stored", async () => {
  const ada = await registered();
  const raw = png(68, 78);
  const id = await uploaded(ada, raw);
  const db = await database();
  const put = async (...args: Parameters<R2Bucket["put"]>) => {
    for (const ban of banPictures(db, [id], Date.now())) await ban;
    return bindings.PICTURES?.put(...args);
  };
  const bucket = Object.create(bindings.PICTURES ?? null, { put: { value: put } }) as R2Bucket;
  const call = client(through(appWith({ pictures: bucket })));
  const bob = await registered({}, call);
  expect((await upload(bob, raw)).body).toMatchObject({ code: "photo_unusable" });
  expect(await picturesOf(db, bob.userId)).toEqual([]);
});

test("a picture uploaded while its last owner gives it up is still there", async () => {
  const raw = png(68, 79);
  const put = async (...args: Parameters<R2Bucket["put"]>) => {
    const done = await bindings.PICTURES?.put(...args);
    const [name] = args;
    await dropObjects(depsWith(), [name.slice("pictures/".length)]);
    return done;
  };
  const bucket = Object.create(bindings.PICTURES ?? null, { put: { value: put } }) as R2Bucket;
  const bob = await registered({}, client(through(appWith({ pictures: bucket }))));
  const id = await uploaded(bob, raw);
  expect((await client()("GET", `/picture/${id}`)).status).toBe(200);
});

test("a picture that cannot be stored in the bucket leaves no row", async () => {
  const put = () => Promise.reject(new Error("R2 is away"));
  const bucket = Object.create(bindings.PICTURES ?? null, { put: { value: put } }) as R2Bucket;
  const bob = await registered({}, client(through(appWith({ pictures: bucket }))));
  expect((await upload(bob, png(68, 80))).body).toMatchObject({ code: "pictures_unavailable" });
  expect(await picturesOf(await database(), bob.userId)).toEqual([]);
});

test("a picture that is sent again while the bucket fails stays as it was", async () => {
  const bob = await registered();
  const [raw, away] = [png(68, 82), () => Promise.reject(new Error("R2 is away"))];
  const id = await uploaded(bob, raw);
  const bucket = Object.create(bindings.PICTURES ?? null, { put: { value: away } }) as R2Bucket;
  const call = client(through(appWith({ pictures: bucket })));
  const again = await upload({ ...bob, call }, raw);
  expect(again.body).toMatchObject({ code: "pictures_unavailable" });
  // A pack can still be made of the picture of the first upload.
  expect(await picturesOf(await database(), bob.userId)).toEqual([id]);
  await picturePack(bob, [id]);
});

test("a picture that the bucket does not hand out gets 503 pictures_unavailable, also for admins", async () => {
  const get = () => Promise.reject(new Error("R2 is away"));
  const bucket = Object.create(bindings.PICTURES ?? null, { get: { value: get } }) as R2Bucket;
  const call = client(through(appWith({ pictures: bucket })));
  const [ada, admin] = [await registered(), await registered({ isAdmin: true })];
  const id = await uploaded(ada, png(68, 81));
  const away = { status: 503, body: problem(503, "pictures_unavailable") };
  const shown = await call("GET", `/picture/${id}`);
  expect(shown).toMatchObject(away);
  // A browser asks again at the next page.
  expect(shown.headers.get("cache-control")).toBe("no-store");
  expect(await call("GET", `/admin/picture/${id}`, as(admin))).toMatchObject(away);
});

test("a copied pack can be renamed although one of its pictures is banned", async () => {
  const [ada, bob] = [await registered(), await registered()];
  const [good, bad] = [await uploaded(ada, png(69, 41)), await uploaded(ada, png(69, 42))];
  const id = await picturePack(ada, [good, bad]);
  const copy = await bob.call("POST", `/packLibrary/${id}/copy`, { body: {}, bearer: bob.bearer });
  const mine = made.parse(copy.body).id;
  for (const ban of banPictures(await database(), [bad], Date.now())) await ban;
  const change = (body: object) =>
    bob.call("POST", "/picturePack/update", { body: { id: mine, ...body }, bearer: bob.bearer });
  expect(await change({ name: "Holidays" })).toMatchObject({
    status: 200,
    body: { name: "Holidays" },
  });
  // Pictures that are added must exist.
  expect((await change({ pictures: [good, bad] })).status).toBe(403);
});

test("what is left of a deletion that was interrupted is gone after the nightly clean-up", async () => {
  const db = await database();
  const now = Date.now();
  // The bytes of the first are deleted, but the database failed afterwards; the second's are on their way.
  await db.insert(pictureGoing).values([
    { id: "before", at: now - 60 * 60 * 1000 },
    { id: "now", at: now },
  ]);
  await sweepPictures(depsWith({ now: () => now }));
  expect(await db.select({ id: pictureGoing.id }).from(pictureGoing)).toEqual([{ id: "now" }]);
});

test("a picture uploaded again is kept for another day", async () => {
  const [ada, bob] = [await registered(), await registered()];
  const bytes = png(51, 23);
  const id = await uploaded(ada, bytes);
  await uploaded(bob, bytes);
  const db = await database();
  // Both uploaded it the day before, and one of them uploads it again just before the nightly clean-up.
  await db
    .update(picture)
    .set({ createdAt: Date.now() - 30 * 60 * 60 * 1000 })
    .where(eq(picture.id, id));
  await uploaded(ada, bytes);
  await sweepPictures(depsWith());
  expect(await picturesOf(db, ada.userId)).toEqual([id]);
  expect(await picturesOf(db, bob.userId)).toEqual([]);
  await picturePack(ada, [id]);
});

test("a picture uploaded at the moment its last owner's bytes are deleted is served, or not stored at all", async () => {
  const [ada, bob] = [await registered(), await registered()];
  const bytes = png(52, 24);
  const id = await uploaded(ada, bytes);
  const pack = await picturePack(ada, [id]);
  const bucket = bindings.PICTURES;
  if (!bucket) throw new Error("no bucket");
  const seen: number[] = [];
  const pictures = new Proxy(bucket, {
    get: (target, key) => {
      if (key !== "delete") return target[key as "get"].bind(target);
      return async (names: string[]) => {
        // At this point it is known that nobody keeps the picture, but it is not deleted yet.
        seen.push((await upload(bob, bytes)).status);
        return target.delete(names);
      };
    },
  });
  const call = client(through(appWith({ pictures })));
  await call("DELETE", `/picturePack/delete/${pack}`, as(ada));
  expect(seen).toHaveLength(1);
  const isKept = (await picturesOf(await database(), bob.userId)).includes(id);
  const shown = await client()("GET", `/picture/${id}`);
  expect(shown.status).toBe(isKept ? 200 : 404);
  expect(isKept).toBe(seen[0] === 201);
  // In both cases it can be uploaded now.
  expect((await upload(bob, bytes)).status).toBe(201);
  expect((await client()("GET", `/picture/${id}`)).status).toBe(200);
});

test("a picture given up on another device during its upload is not stored without its bytes", async () => {
  const db = await database();
  const raw = png(53, 25);
  const owner: { id?: string } = {};
  const put = async (...args: Parameters<R2Bucket["put"]>) => {
    const id = args[0].slice("pictures/".length);
    // Meanwhile the owner's pack with the same picture is deleted on another device.
    await dropUnused(db, owner.id ?? "", [id]);
    const done = await bindings.PICTURES?.put(...args);
    await dropObjects(depsWith(), [id]);
    return done;
  };
  const bucket = Object.create(bindings.PICTURES ?? null, { put: { value: put } }) as R2Bucket;
  const bob = await registered({}, client(through(appWith({ pictures: bucket }))));
  owner.id = bob.userId;
  expect((await upload(bob, raw)).body).toMatchObject({ code: "pictures_unavailable" });
  expect(await picturesOf(db, bob.userId)).toEqual([]);
});
