import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import type { Circle } from "../../../../src-shared/api/circles.ts";
import {
  CIRCLE_MEMBERS_MAX,
  CIRCLES_PER_PERSON_MAX,
} from "../../../../src-shared/catalog/circles.ts";
import { circle, circleEvening, circleMember } from "../../../../src-worker/db/circles.schema.ts";
import { gamePlayer } from "../../../../src-worker/db/schema.ts";
import { mergeGuest } from "../../../../src-worker/features/accounts/accounts.repository.ts";
import { deliverOutbox } from "../../../../src-worker/features/rooms/outbox/outbox.repository.ts";
import { roomStub } from "../../../../src-worker/features/rooms/object/routing.ts";
import { eraseAccount } from "../../../../src-worker/features/accounts/eraseAccount.repository.ts";
import { member } from "../../support/people.ts";
import {
  appWith,
  bindings,
  claimsOf,
  client,
  database,
  problem,
  through,
} from "../../support/support.ts";
import { weak } from "../../support/weak.ts";
import { phone, podium, sit, type Phone } from "./table.ts";
import { eventually } from "../../../support/eventually.ts";

const NOT_FOUND = { status: 404, body: problem(404, "not_found") };
const NOT_YOURS = { status: 403, body: problem(403, "not_yours") };
const EXPIRED = { status: 410, body: problem(410, "link_expired") };
/** A name that is refused in every language. */
const RUDE = "Motherfuckers";
const mention = z.object({ circleId: z.string(), name: z.string() });

const userIdOf = (bearer: string) => String(claimsOf(bearer)["userId"]);
const look = { name: "Dora", avatarSrc: "pear.webp" };

/** Returns the circle as this phone sees it. */
async function seen(who: Phone, circleId: string): Promise<Circle> {
  const { call, ...proof } = who;
  const answer = await call("GET", `/circle/${circleId}`, proof);
  expect(answer.status).toBe(200);
  // SAFETY: the Worker validated the response with the schema of this type.
  return answer.body as Circle;
}

/** Two guests and a player without a login play a game; the first makes a circle of the night. */
async function friday() {
  const [ann, ben, passerBy] = [await phone(), await phone(), { call: client() }];
  const night = await podium([ann, ben, passerBy]);
  const [annSeat, benSeat, strayed] = night.seats;
  if (!annSeat || !benSeat || !strayed) throw new Error("nobody sat down");
  const path = `/gameSession/${night.gameCode}/circle`;
  const made = await annSeat.call("POST", path, {
    bearer: ann.bearer,
    roomToken: annSeat.roomToken,
    body: { name: "Friday survivors" },
  });
  expect(made.status).toBe(201);
  const { circleId } = mention.parse(made.body);
  return {
    ...night,
    path,
    circleId,
    ann: { ...annSeat, ...ann },
    ben: { ...benSeat, ...ben },
    strayed,
  };
}

const asks = (who: Phone) => ({
  ...(who.bearer !== undefined && { bearer: who.bearer }),
  ...(who.roomToken !== undefined && { roomToken: who.roomToken }),
});

/**
 * Waits until the room's evening is stored for the circle, which happens a moment after the end of a game.
 */
const told = (roomId: string, circleId: string) =>
  eventually(async () => {
    const db = await database();
    const rows = await db.select().from(circleEvening).where(eq(circleEvening.roomId, roomId));
    expect(rows.map((row) => row.circleId)).toContain(circleId);
  });

test("one tap on the podium makes a circle, and the players are invited on their own phones", async () => {
  const { path, circleId, ann, ben, strayed } = await friday();
  const tonight = { circleId, name: "Friday survivors" };
  expect((await ann.call("GET", path, asks(ann))).body).toEqual({
    tonight: { ...tonight, isMember: true },
    yours: [tonight],
  });
  expect((await ben.call("GET", path, asks(ben))).body).toEqual({
    tonight: { ...tonight, isMember: false },
    yours: [],
  });
  // A player who was invited but has not accepted is not a member.
  expect(await ben.call("GET", `/circle/${circleId}`, asks(ben))).toMatchObject(NOT_FOUND);
  expect(await ben.call("POST", `${path}/members`, asks(ben))).toMatchObject({
    status: 201,
    body: tonight,
  });
  // Joining twice changes nothing.
  await ben.call("POST", `${path}/members`, asks(ben));
  const { members, leads } = await seen(ann, circleId);
  expect(leads).toBe(true);
  expect(members.map(({ name, isYou, leads: isLeader }) => [name, isYou, isLeader])).toEqual([
    ["Player 0", true, true],
    ["Player 1", false, false],
  ]);
  // A player without a login has to log in first.
  expect(await strayed.call("POST", `${path}/members`, asks(strayed))).toMatchObject({
    status: 401,
    body: problem(401, "not_signed_in"),
  });
});

test("a player without a login gets tonight's games once they log in and join", async () => {
  const { path, circleId, strayed, roomId } = await friday();
  const { bearer } = await phone();
  await strayed.call("POST", `${path}/members`, { ...asks(strayed), bearer });
  const db = await database();
  await eventually(async () => {
    const rows = await db
      .select()
      .from(gamePlayer)
      .where(eq(gamePlayer.userId, userIdOf(bearer)));
    expect(rows).toHaveLength(1);
  });
  await told(roomId, circleId);
  const { evenings, table } = await seen({ call: client(), bearer }, circleId);
  expect(evenings).toMatchObject([{ roomId, games: ["RPS_SHOOT"] }]);
  expect(table).toHaveLength(2);
});

test("what was made shows in the circle once the host turns on a reel that was off when the circle was made", async () => {
  const [ann, ben] = [await phone(), await phone()];
  const { gameCode, roomId, seats } = await podium([ann, ben]);
  const stub = await roomStub(bindings, gameCode);
  const reel = (on: boolean) => stub.command({ kind: "host" }, { topic: "keepReel", body: { on } });
  await reel(false);
  const made = await ann.call("POST", `/gameSession/${gameCode}/circle`, {
    bearer: ann.bearer,
    roomToken: seats[0]?.roomToken ?? "",
    body: { name: "Friday survivors" },
  });
  const { circleId } = mention.parse(made.body);
  const path = `/circle/${circleId}/evenings/${roomId}`;
  const showsMade = (is: boolean) =>
    eventually(async () => {
      const { body } = await ann.call("GET", path, { bearer: ann.bearer });
      expect(body).toMatchObject({ showsMade: is, games: [{}] });
    });
  await showsMade(false);
  await reel(true);
  const seenRoom = await stub.look();
  const reelId = seenRoom?.topics.reel?.reelId ?? "";
  // What the room sends to D1 some seconds later.
  const body = {
    reelId,
    roomId,
    hostUserId: "host",
    language: "en",
    on: true,
    leftOut: [],
  } as const;
  await deliverOutbox(await database(), [{ kind: "reel", id: reelId, body }], Date.now());
  await showsMade(true);
});

test("a night belongs to the first circle made there, by a player with a seat of their own", async () => {
  const { path, ann, ben, gameCode, roomToken, host } = await friday();
  const mine = { body: { name: "Another" } };
  const db = await database();
  const before = await db.$count(circle);
  expect(await ben.call("POST", path, { ...asks(ben), ...mine })).toMatchObject({
    status: 409,
    body: problem(409, "circle_taken"),
  });
  // The name they typed is not kept in a circle that nobody is in, and that nobody could delete.
  expect(await db.$count(circle)).toBe(before);
  const list = await ben.call("GET", "/circle", asks(ben));
  expect(list.body).toEqual([]);
  const late = await sit(gameCode, 5, await phone());
  expect(await late.call("POST", `${path}/members`, asks(late))).toMatchObject(NOT_YOURS);
  const bearer = ann.bearer;
  expect(await host.call("POST", path, { bearer, roomToken, ...mine })).toMatchObject(NOT_YOURS);
  expect(await client()("POST", path, { bearer, ...mine })).toMatchObject({ status: 401 });
  const other = await podium([await phone(), await phone()]);
  const elsewhere = { bearer, roomToken: other.roomToken };
  expect(await client()("GET", path, elsewhere)).toMatchObject({ status: 401 });
});

test("a member can bring their circle to another night, a stranger cannot", async () => {
  const { circleId, ann } = await friday();
  const [cid, dan] = [await phone(), await phone()];
  const again = await podium([ann, cid, dan, await phone(), await phone()]);
  const [annSeat, cidSeat] = again.seats;
  if (!annSeat || !cidSeat) throw new Error("nobody sat down");
  const path = `/gameSession/${again.gameCode}/circle`;
  const body = { circleId };
  const asCid = { bearer: cid.bearer, roomToken: cidSeat.roomToken, body };
  expect(await cid.call("POST", path, asCid)).toMatchObject(NOT_FOUND);
  const asAnn = { bearer: ann.bearer, roomToken: annSeat.roomToken, body };
  expect(await ann.call("POST", path, asAnn)).toMatchObject({ status: 201, body: { circleId } });
  await told(again.roomId, circleId);
});

test("a deleted circle leaves its night free for another", async () => {
  const { path, circleId, ann, ben } = await friday();
  expect(await ann.call("DELETE", `/circle/${circleId}`, asks(ann))).toMatchObject({ status: 204 });
  expect((await ben.call("GET", path, asks(ben))).body).toEqual({ tonight: null, yours: [] });
  expect(await ben.call("POST", `${path}/members`, asks(ben))).toMatchObject(NOT_FOUND);
  const body = { name: "Phoenix club" };
  expect(await ben.call("POST", path, { ...asks(ben), body })).toMatchObject({ status: 201 });
});

test("a circle that is made while the database fails leaves none without members, and can be made again", async () => {
  const half = weak();
  const call = client(through(appWith({ database: half.database })));
  const ann = await phone();
  const { gameCode, seats } = await podium([ann, await phone()]);
  const path = `/gameSession/${gameCode}/circle`;
  const name = `Once ${crypto.randomUUID().slice(0, 8)}`;
  const asked = { bearer: ann.bearer, roomToken: seats[0]?.roomToken ?? "", body: { name } };
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  half.breaksAt = circleEvening;
  expect((await call("POST", path, asked)).status).toBe(503);
  silent.mockRestore();
  half.breaksAt = undefined;
  const named = async () =>
    (await database()).select({ id: circle.id }).from(circle).where(eq(circle.name, name));
  expect(await named()).toEqual([]);
  const made = await call("POST", path, asked);
  expect(made).toMatchObject({ status: 201, body: { name } });
  expect(await named()).toEqual([{ id: mention.parse(made.body).circleId }]);
});

test("strangers get 404 from every call", async () => {
  const { circleId, roomId } = await friday();
  const { call, bearer } = await phone();
  const path = `/circle/${circleId}`;
  const body = { at: new Date(Date.now() + 86_400_000).toISOString() };
  for (const [method, rest, sent] of [
    ["GET", "", undefined],
    ["PUT", "", { name: "Mine now" }],
    ["DELETE", "", undefined],
    ["POST", "/link", {}],
    ["PUT", "/leader", { memberId: "m" }],
    ["DELETE", "/members/m", undefined],
    ["GET", `/evenings/${roomId}`, undefined],
    ["DELETE", `/evenings/${roomId}`, undefined],
    ["PUT", "/date", body],
    ["DELETE", "/date", undefined],
    ["PUT", "/reply", { reply: "yes" }],
    ["GET", "/calendar", undefined],
    ["GET", "/export", undefined],
  ] as const) {
    const reply = await call(method, path + rest, { bearer, ...(sent && { body: sent }) });
    expect({ call: `${method} ${rest}`, ...reply }).toMatchObject(NOT_FOUND);
  }
  expect((await call("GET", "/circle", { bearer })).body).toEqual([]);
});

test("a link lets people in until it is renewed or a year old, and a forged one never does", async () => {
  const { circleId, ann } = await friday();
  const { link: token } = await seen(ann, circleId);
  const dora = await phone();
  const door = (sent: string, who: Phone = dora) =>
    who.call("POST", "/circle/door", { ...asks(who), body: { token: sent } });
  expect((await door(token, { call: client() })).body).toEqual({
    circleId,
    name: "Friday survivors",
    isMember: false,
    memberCount: 1,
  });
  const forged = { status: 403, body: problem(403, "link_forged") };
  expect(await door(`${token}x`)).toMatchObject(forged);
  expect(await door(token.replace("~0~", "~1~"))).toMatchObject(forged);
  const body = { token, ...look };
  expect(await dora.call("POST", "/circle/members", { body })).toMatchObject({ status: 401 });
  const joins = { bearer: dora.bearer, body };
  expect(await dora.call("POST", "/circle/members", joins)).toMatchObject({ status: 201 });
  expect(await dora.call("POST", "/circle/members", joins)).toMatchObject({ status: 201 });
  expect((await door(token)).body).toMatchObject({ isMember: true, memberCount: 2 });
  expect(await dora.call("POST", `/circle/${circleId}/link`, asks(dora))).toMatchObject(NOT_YOURS);
  const renewed = await ann.call("POST", `/circle/${circleId}/link`, asks(ann));
  expect(renewed.status).toBe(201);
  expect(await door(token)).toMatchObject(EXPIRED);
  const { link } = z.object({ link: z.string() }).parse(renewed.body);
  expect(await door(link)).toMatchObject({ status: 200 });
  const inAYear = client(through(appWith({ now: () => Date.now() + 366 * 86_400_000 })));
  expect(await inAYear("POST", "/circle/door", { body: { token: link } })).toMatchObject(EXPIRED);
});

test("an empty or unreadable member name is refused, and so is a circle's name that is too long", async () => {
  const { circleId, ann } = await friday();
  const { link: token } = await seen(ann, circleId);
  const { call, bearer } = await phone();
  for (const name of ["", "x".repeat(60), "\u202Eevil"]) {
    const body = { ...look, token, name };
    expect((await call("POST", "/circle/members", { bearer, body })).status).toBe(400);
  }
  for (const name of ["", "x".repeat(41)]) {
    const answer = await ann.call("PUT", `/circle/${circleId}`, { ...asks(ann), body: { name } });
    expect(answer.status).toBe(400);
  }
});

test("a rude name is refused for a circle and for a member", async () => {
  const { circleId, ann } = await friday();
  const NOT_ALLOWED = { status: 400, body: problem(400, "text_not_allowed") };
  const { link: token } = await seen(ann, circleId);
  const renamed = { ...asks(ann), body: { name: RUDE } };
  expect(await ann.call("PUT", `/circle/${circleId}`, renamed)).toMatchObject(NOT_ALLOWED);
  const { call, bearer } = await phone();
  const comes = { bearer, body: { ...look, token, name: RUDE } };
  expect(await call("POST", "/circle/members", comes)).toMatchObject(NOT_ALLOWED);
  const { gameCode, seats } = await podium([await phone(), await phone()]);
  const [seat] = seats;
  const made = await call("POST", `/gameSession/${gameCode}/circle`, {
    ...(seat && asks(seat)),
    body: { name: RUDE },
  });
  expect(made).toMatchObject(NOT_ALLOWED);
  expect((await seen(ann, circleId)).name).toBe("Friday survivors");
});

test("a circle's name may be a word that is rude only in another language", async () => {
  const { circleId, ann } = await friday();
  for (const name of ["Picnickurv", "Wspólna pula", "Kurve 5", "Learning Curve", "Rutsjebanen"]) {
    const renamed = { ...asks(ann), body: { name } };
    expect((await ann.call("PUT", `/circle/${circleId}`, renamed)).status, name).toBe(204);
  }
});

test("the leader renames the circle, removes members and hands it on; other members can only leave", async () => {
  const { path, circleId, ann, ben } = await friday();
  await ben.call("POST", `${path}/members`, asks(ben));
  const at = `/circle/${circleId}`;
  const { members } = await seen(ben, circleId);
  const [annId = "", benId = ""] = members.map(({ id }) => id);
  const name = { body: { name: "Cake club" } };
  expect(await ben.call("PUT", at, { ...asks(ben), ...name })).toMatchObject(NOT_YOURS);
  expect(await ann.call("PUT", at, { ...asks(ann), ...name })).toMatchObject({ status: 204 });
  expect((await seen(ben, circleId)).name).toBe("Cake club");
  const out = (who: Phone, id: string) => who.call("DELETE", `${at}/members/${id}`, asks(who));
  expect(await out(ben, annId)).toMatchObject(NOT_YOURS);
  expect(await out(ann, "nobody")).toMatchObject({ status: 404 });
  const leads = (who: Phone, memberId: string) =>
    who.call("PUT", `${at}/leader`, { ...asks(who), body: { memberId } });
  expect(await leads(ben, benId)).toMatchObject(NOT_YOURS);
  expect(await leads(ann, "nobody")).toMatchObject({ status: 404 });
  expect(await leads(ann, benId)).toMatchObject({ status: 204 });
  expect(await ann.call("DELETE", at, asks(ann))).toMatchObject(NOT_YOURS);
  expect(await out(ben, annId)).toMatchObject({ status: 204 });
  expect(await ann.call("GET", at, asks(ann))).toMatchObject(NOT_FOUND);
  // The circle is deleted when its last member leaves.
  expect(await out(ben, benId)).toMatchObject({ status: 204 });
  const db = await database();
  expect(await db.select().from(circle).where(eq(circle.id, circleId))).toEqual([]);
  expect(await db.select().from(circleEvening).where(eq(circleEvening.circleId, circleId))).toEqual(
    [],
  );
});

test("whom the leader took out comes back neither the same night nor by the old link, only by a new one", async () => {
  const { path, circleId, ann, ben } = await friday();
  const joinsTonight = (who: Phone) => who.call("POST", `${path}/members`, asks(who));
  const byLink = (who: Phone, token: string) =>
    who.call("POST", "/circle/members", { ...asks(who), body: { ...look, token } });
  expect((await joinsTonight(ben)).status).toBe(201);
  const { link, members } = await seen(ann, circleId);
  const benId = members.find(({ isYou }) => !isYou)?.id;
  const leaving = `/circle/${circleId}/members/${benId}`;
  // Somebody who left by themselves may change their mind.
  expect((await ben.call("DELETE", leaving, asks(ben))).status).toBe(204);
  expect((await byLink(ben, link)).status).toBe(201);
  const again = (await seen(ann, circleId)).members.find(({ isYou }) => !isYou)?.id;
  await ann.call("DELETE", `/circle/${circleId}/members/${again}`, asks(ann));
  expect(await joinsTonight(ben)).toMatchObject(NOT_YOURS);
  // Nor as a new guest on the same seat.
  expect(await joinsTonight({ ...ben, bearer: (await phone()).bearer })).toMatchObject(NOT_YOURS);
  expect(await byLink(ben, link)).toMatchObject(EXPIRED);
  const door = { ...asks(ben), body: { token: link } };
  expect(await ben.call("POST", "/circle/door", door)).toMatchObject(EXPIRED);
  expect((await byLink(await phone(), link)).status).toBe(201);
  // Logging in makes them nobody else.
  const account = await member();
  await mergeGuest(await database(), userIdOf(ben.bearer), account.user.id);
  const mine = { call: account.call, bearer: account.accessToken };
  expect(await byLink(mine, link)).toMatchObject(EXPIRED);
  const renewed = await ann.call("POST", `/circle/${circleId}/link`, asks(ann));
  const { link: newer } = z.object({ link: z.string() }).parse(renewed.body);
  expect((await byLink(mine, newer)).status).toBe(201);
  expect((await joinsTonight({ ...ben, bearer: account.accessToken })).status).toBe(201);
  // Nobody holds it against them any more: they leave by themselves and change their mind the same night.
  const inAgain = (await seen(mine, circleId)).members.find(({ isYou }) => isYou)?.id;
  await mine.call("DELETE", `/circle/${circleId}/members/${inAgain}`, asks(mine));
  expect((await joinsTonight({ ...ben, bearer: account.accessToken })).status).toBe(201);
});

test("deleting a circle deletes everything in it, and an evening can be deleted alone", async () => {
  const { circleId, ann, roomId, path, ben } = await friday();
  await ben.call("POST", `${path}/members`, asks(ben));
  await told(roomId, circleId);
  const evening = `/circle/${circleId}/evenings/${roomId}`;
  expect(await ben.call("DELETE", evening, asks(ben))).toMatchObject(NOT_YOURS);
  expect(await ann.call("DELETE", evening, asks(ann))).toMatchObject({ status: 204 });
  expect((await seen(ann, circleId)).evenings).toEqual([]);
  expect(await ann.call("GET", evening, asks(ann))).toMatchObject(NOT_FOUND);
  await ann.call("DELETE", `/circle/${circleId}`, asks(ann));
  const db = await database();
  for (const table of [circleMember, circleEvening]) {
    expect(await db.select().from(table).where(eq(table.circleId, circleId))).toEqual([]);
  }
});

test("a deleted account leaves no name behind, and the longest-standing member becomes leader", async () => {
  const { path, circleId, ann, ben } = await friday();
  await ben.call("POST", `${path}/members`, asks(ben));
  await eraseAccount(await database(), userIdOf(ann.bearer), Date.now());
  const after = await seen(ben, circleId);
  expect(after.members.map(({ name, leads }) => [name, leads])).toEqual([["Player 1", true]]);
  expect(JSON.stringify(after)).not.toContain("Player 0");
  await eraseAccount(await database(), userIdOf(ben.bearer), Date.now());
  const db = await database();
  expect(await db.select().from(circle).where(eq(circle.id, circleId))).toEqual([]);
});

test("a guest who logs in keeps their circles, and is in none of them twice", async () => {
  const { path, circleId, ann, ben } = await friday();
  await ben.call("POST", `${path}/members`, asks(ben));
  const account = await member();
  const db = await database();
  await mergeGuest(db, userIdOf(ben.bearer), account.user.id);
  const mine = { call: account.call, bearer: account.accessToken };
  expect((await seen(mine, circleId)).members.map(({ isYou }) => isYou)).toEqual([false, true]);
  await mergeGuest(db, userIdOf(ann.bearer), account.user.id);
  expect((await seen(mine, circleId)).members).toHaveLength(1);
});

test("a guest who made a circle still leads it after logging in to an account that is also a member", async () => {
  const { path, circleId, ann, ben } = await friday();
  await ben.call("POST", `${path}/members`, asks(ben));
  const account = await member();
  const mine = { call: account.call, bearer: account.accessToken };
  const { link: token } = await seen(ann, circleId);
  await mine.call("POST", "/circle/members", { ...asks(mine), body: { ...look, token } });
  expect(await seen(mine, circleId)).toMatchObject({ leads: false });
  await mergeGuest(await database(), userIdOf(ann.bearer), account.user.id);
  const { leads, members } = await seen(mine, circleId);
  expect(leads).toBe(true);
  expect(members.map(({ isYou }) => isYou)).toEqual([true, false]);
});

test("of two people who take the last place in a circle at the same moment, only one gets in", async () => {
  const { circleId, ann } = await friday();
  const { link: token } = await seen(ann, circleId);
  const db = await database();
  for (let at = 0; at < CIRCLE_MEMBERS_MAX - 2; at++) {
    const { user } = await member();
    const row = { ...look, id: user.id, circleId, userId: user.id, joinedAt: at };
    await db.insert(circleMember).values(row);
  }
  const [dora, emil] = [await phone(), await phone()];
  const comeIn = (who: Phone) =>
    who.call("POST", "/circle/members", { ...asks(who), body: { ...look, token } });
  const answers = await Promise.all([comeIn(dora), comeIn(emil)]);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toMatchObject([{ status: 409, body: problem(409, "circle_full") }]);
  expect(await db.$count(circleMember, eq(circleMember.circleId, circleId))).toBe(
    CIRCLE_MEMBERS_MAX,
  );
});

test("a user cannot be in more circles than the limit", async () => {
  const ann = await phone();
  const db = await database();
  const userId = userIdOf(ann.bearer);
  for (let at = 0; at < CIRCLES_PER_PERSON_MAX; at++) {
    const id = crypto.randomUUID();
    await db.batch([
      db.insert(circle).values({ id, name: `Circle ${at}`, createdAt: at }),
      db.insert(circleMember).values({ ...look, id, circleId: id, userId, joinedAt: at }),
    ]);
  }
  const { gameCode, seats } = await podium([ann, await phone()]);
  const roomToken = seats[0]?.roomToken ?? "";
  const answer = await ann.call("POST", `/gameSession/${gameCode}/circle`, {
    bearer: ann.bearer,
    roomToken,
    body: { name: "One more" },
  });
  expect(answer).toMatchObject({ status: 409, body: problem(409, "too_many_circles") });
});
