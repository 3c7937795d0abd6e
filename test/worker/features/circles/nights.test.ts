import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { defaultSettings } from "../../../../src-shared/catalog/defaultSettings.ts";
import { REEL_KEPT_MS } from "../../../../src-shared/catalog/limits.ts";
import { gameCode, gameId, playerId } from "../../../../src-shared/protocol/ids.ts";
import type { OutboxRow } from "../../../../src-rooms/session/model/inputs.ts";
import {
  circle,
  circleDate,
  circleEvening,
  circleMember,
} from "../../../../src-worker/db/circles.schema.ts";
import { reel } from "../../../../src-worker/db/reel.schema.ts";
import { insertEvening } from "../../../../src-worker/features/circles/circle.repository.ts";
import { pickDate } from "../../../../src-worker/features/circles/date.usecases.ts";
import { deliverOutbox } from "../../../../src-worker/features/rooms/outbox/outbox.repository.ts";
import { claimsOf } from "../../../../src-worker/identity/claims.ts";
import { cleanUp } from "../../../../src-worker/jobs/cleanUp.ts";
import { UNKNOWN_FACE } from "../../../../src-worker/shared/unknownFace.ts";
import { member } from "../../support/people.ts";
import { database, depsWith, problem } from "../../support/support.ts";

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
const NOT_FOUND = { status: 404, body: problem(404, "not_found") };
const KINDS = ["CANVAS_CLASH", "REQUIP"] as const;

/** Inserts a circle of these accounts into the database. */
async function circleOf(people: readonly { readonly user: { readonly id: string } }[]) {
  const circleId = crypto.randomUUID();
  const db = await database();
  await db.batch([
    db.insert(circle).values({ id: circleId, name: "Friday", createdAt: 1 }),
    ...people.map(({ user: { id: userId } }, at) =>
      db.insert(circleMember).values({
        id: `${circleId} ${at}`,
        circleId,
        userId,
        name: `Member ${at}`,
        avatarSrc: "pear.webp",
        joinedAt: at,
      }),
    ),
  ]);
  return circleId;
}

interface Told {
  readonly at?: number;
  /** The account behind each seat, from seat 1 on; undefined for none. */
  readonly seats: readonly (string | undefined)[];
  readonly leftOut?: readonly number[];
  /** False when the host wants no reel. */
  readonly on?: boolean;
}

/** Delivers what a room sends about a night of two games in which everybody drew something. */
async function night({ at = Date.now(), seats, leftOut = [], on = true }: Told) {
  const [roomId, reelId] = [crypto.randomUUID(), crypto.randomUUID()];
  const look = { avatarSrc: "pear.webp", hexColor: "#112233", robot: false };
  const podium = [
    ...seats.map((_account, seat) => ({
      playerId: playerId(seat + 1),
      alias: `Seat ${seat + 1}`,
      ...look,
      score: 100 - seat,
      rank: seat + 1,
    })),
    { playerId: playerId(99), alias: "Robo", ...look, robot: true, score: 0, rank: 99 },
  ];
  const users = Object.fromEntries(
    seats.flatMap((account, seat) => (account === undefined ? [] : [[seat + 1, account]])),
  );
  const rows = KINDS.flatMap((gameType, nth): OutboxRow[] => {
    const id = gameId(crypto.randomUUID());
    const start = { gameId: id, roomId, gameCode: gameCode("NIGHT"), gameType, playerCount: 3 };
    const keepsakes = podium.map(({ playerId: seat }) => ({
      id: `${gameType} ${seat}`,
      kind: "drawing",
      playerIds: [seat],
      body: { word: `word ${seat}` },
    }));
    return [
      {
        kind: "gameStarted",
        id,
        body: { ...start, settings: defaultSettings(gameType, "en"), startedAt: at + nth },
      },
      {
        kind: "gameEnded",
        id,
        body: {
          gameId: id,
          endedAt: at + nth,
          rounds: { roundId: 1, roundCount: 1, scoreMultiplier: 1 },
          end: { gameId: id, gameType, podium, highlights: {} },
          users,
          reelId,
        },
      },
      { kind: "keepsakes", id, body: { gameId: id, keepsakes } },
    ];
  });
  const told: OutboxRow = {
    kind: "reel",
    id: reelId,
    body: {
      reelId,
      roomId,
      hostUserId: seats[0] ?? "",
      language: "en",
      on,
      leftOut: leftOut.map(playerId),
    },
  };
  const db = await database();
  await deliverOutbox(db, [...rows, told], at);
  const circles = async () =>
    (await db.select().from(circleEvening).where(eq(circleEvening.roomId, roomId))).map(
      ({ circleId }) => circleId,
    );
  const again = () => deliverOutbox(db, [...rows, told], at);
  return { roomId, reelId, circles, again };
}

const shown = (body: unknown): string[] => {
  // SAFETY: this is the response for an evening.
  const { games } = body as { games: { keepsakes: { id: string }[] }[] };
  return games.flatMap(({ keepsakes }) => keepsakes.map(({ id }) => id));
};

test("a night belongs to a circle if at least two members played, and at least half of the players were members", async () => {
  const [ann, ben, eve] = [await member(), await member(), await member()];
  const circleId = await circleOf([ann, ben]);
  const [a, b, e] = [ann.user.id, ben.user.id, eve.user.id];
  const half = await night({ seats: [a, b, e, undefined] });
  expect(await half.circles()).toEqual([circleId]);
  await half.again();
  expect(await half.circles()).toEqual([circleId]);
  const fewer = await night({ seats: [a, b, e, undefined, undefined] });
  expect(await fewer.circles()).toEqual([]);
  const alone = await night({ seats: [a, undefined] });
  expect(await alone.circles()).toEqual([]);
  const twoSeats = await night({ seats: [a, a] });
  expect(await twoSeats.circles()).toEqual([]);
});

test("an evening shows podiums and what members made, and nothing of strangers", async () => {
  const [ann, ben, eve] = [await member(), await member(), await member()];
  const circleId = await circleOf([ann, ben]);
  const { roomId } = await night({ seats: [ann.user.id, ben.user.id, eve.user.id] });
  const path = `/circle/${circleId}/evenings/${roomId}`;
  const reply = await ann.call("GET", path, { bearer: ann.accessToken });
  expect(reply).toMatchObject({ status: 200, body: { roomId, showsMade: true } });
  expect(shown(reply.body)).toEqual([
    "CANVAS_CLASH 1",
    "CANVAS_CLASH 2",
    "CANVAS_CLASH 99",
    "REQUIP 1",
    "REQUIP 2",
    "REQUIP 99",
  ]);
  expect(JSON.stringify(reply.body)).not.toMatch(/Seat 3|word 3/u);
  const stranger = { playerId: 3, memberId: null, alias: "?", ...UNKNOWN_FACE };
  const known = { avatarSrc: "pear.webp", hexColor: "#112233" };
  const podium = [known, known, stranger, { ...known, alias: "Robo" }];
  expect(reply.body).toMatchObject({ games: [{ podium }, { podium }] });
  expect(await eve.call("GET", path, { bearer: eve.accessToken })).toMatchObject(NOT_FOUND);
  const elsewhere = `/circle/${circleId}/evenings/${crypto.randomUUID()}`;
  expect(await ann.call("GET", elsewhere, { bearer: ann.accessToken })).toMatchObject(NOT_FOUND);
  const home = await ann.call("GET", `/circle/${circleId}`, { bearer: ann.accessToken });
  expect(home.body).toMatchObject({
    evenings: [{ roomId, games: [...KINDS], champions: [`${circleId} 0`] }],
    table: [{ memberId: `${circleId} 0`, wins: 2, crowns: 1 }, { wins: 0 }],
    members: [{ badges: [{ badge: "newcomer" }, { badge: "crown" }, {}] }, {}],
  });
});

test("a player left out of the reel stays out of drawings, even long after the reel has expired", async () => {
  const [ann, ben] = [await member(), await member()];
  const circleId = await circleOf([ann, ben]);
  const at = Date.now() - REEL_KEPT_MS - DAY_MS;
  const { roomId, reelId } = await night({ at, seats: [ann.user.id, ben.user.id], leftOut: [2] });
  const path = `/circle/${circleId}/evenings/${roomId}`;
  const made = async () =>
    shown((await ann.call("GET", path, { bearer: ann.accessToken })).body).filter(
      (id) => !id.endsWith("99"),
    );
  expect(await made()).toEqual(["CANVAS_CLASH 1", "REQUIP 1"]);
  await cleanUp(depsWith());
  await cleanUp(depsWith());
  const db = await database();
  const [row] = await db.select().from(reel).where(eq(reel.id, reelId));
  expect(row?.leftOut).toEqual([]);
  expect(await made()).toEqual(["CANVAS_CLASH 1", "REQUIP 1"]);
  await db.delete(reel).where(eq(reel.id, reelId));
  expect(await made()).toEqual(["CANVAS_CLASH 1", "REQUIP 1"]);
});

test("a night without a reel, or with a deleted one, shows only the results", async () => {
  const [ann, ben] = [await member(), await member()];
  const circleId = await circleOf([ann, ben]);
  const seats = [ann.user.id, ben.user.id];
  const [none, gone] = [await night({ seats, on: false }), await night({ seats })];
  const db = await database();
  await db.update(reel).set({ removedAt: 1 }).where(eq(reel.id, gone.reelId));
  for (const { roomId } of [none, gone]) {
    const path = `/circle/${circleId}/evenings/${roomId}`;
    const { body } = await ann.call("GET", path, { bearer: ann.accessToken });
    expect(body).toMatchObject({
      showsMade: false,
      games: [{ podium: [{ alias: "Seat 1" }, {}, {}] }, {}],
    });
    expect(shown(body)).toEqual([]);
  }
});

test("a night whose reel was off or deleted shows only the results after it has expired as well", async () => {
  const [ann, ben] = [await member(), await member()];
  const circleId = await circleOf([ann, ben]);
  const at = Date.now() - REEL_KEPT_MS - DAY_MS;
  const seats = [ann.user.id, ben.user.id];
  const nights = [await night({ at, seats, on: false }), await night({ at, seats })];
  const db = await database();
  await db
    .update(reel)
    .set({ removedAt: at })
    .where(eq(reel.id, nights[1]?.reelId ?? ""));
  await cleanUp(depsWith());
  for (const { roomId } of nights) {
    const path = `/circle/${circleId}/evenings/${roomId}`;
    const { body } = await ann.call("GET", path, { bearer: ann.accessToken });
    expect(body).toMatchObject({ showsMade: false });
    expect(shown(body)).toEqual([]);
  }
});

test("a player can still leave a reel after the daily run", async () => {
  const [ann, ben] = [await member(), await member()];
  const circleId = await circleOf([ann, ben]);
  const { roomId, reelId } = await night({ seats: [ann.user.id, ben.user.id] });
  await cleanUp(depsWith());
  const leftOut = [playerId(2)];
  await (await database()).update(reel).set({ leftOut }).where(eq(reel.id, reelId));
  const path = `/circle/${circleId}/evenings/${roomId}`;
  const { body } = await ann.call("GET", path, { bearer: ann.accessToken });
  expect(shown(body)).not.toContain("REQUIP 2");
});

test("an evening deleted while it is still going on does not come back with the next game or a new member", async () => {
  const [ann, ben] = [await member(), await member()];
  const circleId = await circleOf([ann, ben]);
  const { roomId, again } = await night({ seats: [ann.user.id, ben.user.id] });
  const path = `/circle/${circleId}/evenings/${roomId}`;
  expect((await ann.call("DELETE", path, { bearer: ann.accessToken })).status).toBe(204);
  await again();
  const db = await database();
  await db.batch([insertEvening(db, { circleId, roomId, reelId: null, at: Date.now() })]);
  expect(await ann.call("GET", path, { bearer: ann.accessToken })).toMatchObject(NOT_FOUND);
  const home = await ann.call("GET", `/circle/${circleId}`, { bearer: ann.accessToken });
  expect(home.body).toMatchObject({ evenings: [], table: [] });
});

test("the export of a circle has every evening with its drawings, but no link and no user id", async () => {
  const [ann, ben] = [await member(), await member()];
  const circleId = await circleOf([ann, ben]);
  // More than are read in one batch.
  const rooms = new Set<string>();
  for (let week = 0; week < 12; week++) {
    const at = Date.now() - week * DAY_MS;
    rooms.add((await night({ at, seats: [ann.user.id, ben.user.id] })).roomId);
  }
  const path = `/circle/${circleId}/export`;
  const { body } = await ben.call("GET", path, { bearer: ben.accessToken });
  const told = { games: [{ keepsakes: [{ body: { word: "word 1" } }, {}, {}] }, {}] };
  expect(body).toMatchObject({ name: "Friday", evenings: Array.from(rooms, () => told) });
  // SAFETY: the assertion above checked it.
  const { evenings } = body as { evenings: { roomId: string }[] };
  expect(new Set(evenings.map(({ roomId }) => roomId))).toEqual(rooms);
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`"link"|${ann.user.id}`, "u"));
  const own = await ben.call("GET", `/userProfile/${ben.user.id}/export`, {
    bearer: ben.accessToken,
  });
  expect(own.body).toMatchObject({ circles: [{ circle: "Friday", name: "Member 1" }] });
});

test("a member who leaves is removed from every evening", async () => {
  const [ann, ben] = [await member(), await member()];
  const circleId = await circleOf([ann, ben]);
  const { roomId } = await night({ seats: [ann.user.id, ben.user.id] });
  const leave = `/circle/${circleId}/members/${circleId} 1`;
  expect((await ben.call("DELETE", leave, { bearer: ben.accessToken })).status).toBe(204);
  const path = `/circle/${circleId}/evenings/${roomId}`;
  const { body } = await ann.call("GET", path, { bearer: ann.accessToken });
  expect(JSON.stringify(body)).not.toMatch(/Seat 2|word 2/u);
});

test("the next date can be picked, moved, answered and called off, and calendars follow", async () => {
  const [ann, ben] = [await member(), await member()];
  const circleId = await circleOf([ann, ben]);
  const path = `/circle/${circleId}`;
  const as = (who: typeof ann, method: string, rest: string, body?: unknown) =>
    who.call(method, path + rest, { bearer: who.accessToken, ...(body !== undefined && { body }) });
  const replies = async () => {
    // SAFETY: this is the response for a circle.
    const { members, next } = (await as(ann, "GET", "")).body as {
      members: { reply: string | null }[];
      next: unknown;
    };
    return { said: members.map(({ reply }) => reply), next };
  };
  const line = async (name: string) =>
    String((await as(ben, "GET", "/calendar")).body)
      .replaceAll("\r\n ", "")
      .split("\r\n")
      .find((one) => one.startsWith(`${name}:`));
  expect(await as(ann, "GET", "/calendar")).toMatchObject(NOT_FOUND);
  expect(await as(ann, "PUT", "/reply", { reply: "yes" })).toMatchObject(NOT_FOUND);
  const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString();
  for (const at of [day(-1), day(400), "tomorrow"]) {
    expect((await as(ann, "PUT", "/date", { at })).status).toBe(400);
  }
  expect((await as(ben, "PUT", "/date", { at: day(7) })).status).toBe(204);
  expect(await replies()).toMatchObject({ said: [null, "yes"], next: { minutes: 180 } });
  expect((await as(ann, "PUT", "/reply", { reply: "maybe" })).status).toBe(204);
  expect((await replies()).said).toEqual(["maybe", "yes"]);
  const file = await as(ann, "GET", "/calendar");
  expect(file.headers.get("content-type")).toContain("text/calendar");
  const uid = await line("UID");
  expect(await line("SEQUENCE")).toBe("SEQUENCE:0");
  const url = new URL((await line("URL"))?.slice("URL:".length) ?? "");
  const token = url.pathname.replace("/circle/join/", "");
  expect((await ann.call("POST", "/circle/door", { body: { token } })).body).toMatchObject({
    circleId,
  });
  // A time with the offset of the caller's time zone.
  const moved = new Date(Math.floor(Date.now() / 1_000) * 1_000 + 8 * DAY_MS);
  const at = new Date(moved.getTime() + 2 * 3_600_000).toISOString().replace("Z", "+02:00");
  expect((await as(ann, "PUT", "/date", { at, minutes: 60 })).status).toBe(204);
  expect(await replies()).toMatchObject({
    said: ["yes", null],
    next: { at: moved.toISOString(), minutes: 60, isOff: false },
  });
  expect([await line("UID"), await line("SEQUENCE")]).toEqual([uid, "SEQUENCE:1"]);
  expect((await as(ben, "DELETE", "/date")).status).toBe(204);
  expect((await replies()).next).toMatchObject({ isOff: true });
  expect([await line("UID"), await line("SEQUENCE")]).toEqual([uid, "SEQUENCE:2"]);
  expect(await line("STATUS")).toBe("STATUS:CANCELLED");
  expect(await as(ann, "PUT", "/reply", { reply: "yes" })).toMatchObject(NOT_FOUND);
  expect((await as(ann, "PUT", "/date", { at: day(9) })).status).toBe(204);
  expect(await line("UID")).not.toBe(uid);
});

test("if two members move the date at the same moment, calendars take the later change as the newer one", async () => {
  const [ann, ben] = [await member(), await member()];
  const circleId = await circleOf([ann, ben]);
  const db = await database();
  const move = (who: typeof ann, ahead: number, meanwhile?: () => Promise<void>) => {
    let looked = 0;
    const deps = depsWith({
      database: async () => {
        looked += 1;
        // The circle's next date was read, but nothing is written yet.
        if (looked === 2) await meanwhile?.();
        return db;
      },
    });
    const at = new Date(Date.now() + ahead * DAY_MS).toISOString();
    return pickDate(deps, claimsOf(who.user), circleId, { at, minutes: 60 });
  };
  await move(ann, 7);
  const date = async () => db.select().from(circleDate).where(eq(circleDate.circleId, circleId));
  const [first] = await date();
  await move(ann, 8, () => move(ben, 9));
  expect(await date()).toMatchObject([{ uid: first?.uid, sequence: 2 }]);
});

test("an evening that is over stays in calendars when the next date is picked", async () => {
  const ann = await member();
  const circleId = await circleOf([ann]);
  const db = await database();
  const friday = Date.now() + DAY_MS;
  const pick = (at: number, now: number) => {
    const date = { at: new Date(at).toISOString(), minutes: 60 };
    return pickDate(depsWith({ now: () => now }), claimsOf(ann.user), circleId, date);
  };
  const uid = async () => {
    const [date] = await db.select().from(circleDate).where(eq(circleDate.circleId, circleId));
    return date?.uid;
  };
  await pick(friday, Date.now());
  const fridays = await uid();
  // Until the next morning it may just be late, and is moved.
  await pick(friday + 13 * HOUR_MS, friday + 11 * HOUR_MS);
  expect(await uid()).toBe(fridays);
  await pick(friday + 7 * DAY_MS, friday + 26 * HOUR_MS);
  expect(await uid()).not.toBe(fridays);
});

test("a reply to a date that has since moved does not count for the new date", async () => {
  const [ann, ben] = [await member(), await member()];
  const circleId = await circleOf([ann, ben]);
  const put = (who: typeof ann, what: string, body: object) =>
    who.call("PUT", `/circle/${circleId}/${what}`, { bearer: who.accessToken, body });
  const [friday, saturday] = [7, 8].map((ahead) =>
    new Date(Date.now() + ahead * DAY_MS).toISOString(),
  );
  await put(ann, "date", { at: friday });
  await put(ann, "date", { at: saturday });
  const reply = "yes";
  expect(await put(ben, "reply", { reply, at: friday })).toMatchObject(NOT_FOUND);
  const bens = async () => {
    const rows = await (
      await database()
    )
      .select()
      .from(circleMember)
      .where(eq(circleMember.userId, ben.user.id));
    return rows.map((row) => row.reply);
  };
  expect(await bens()).toEqual([null]);
  expect((await put(ben, "reply", { reply, at: saturday })).status).toBe(204);
  expect(await bens()).toEqual(["yes"]);
});

test("a date that has since moved is not called off by somebody who has not seen the new one", async () => {
  const [ann, ben] = [await member(), await member()];
  const circleId = await circleOf([ann, ben]);
  const path = `/circle/${circleId}`;
  const [friday, saturday] = [7, 8].map((ahead) =>
    new Date(Date.now() + ahead * DAY_MS).toISOString(),
  );
  for (const at of [friday, saturday]) {
    // oxlint-disable-next-line no-await-in-loop -- the second moves the first
    await ann.call("PUT", `${path}/date`, { bearer: ann.accessToken, body: { at } });
  }
  const callOff = (at: string | undefined) =>
    ben.call("DELETE", `${path}/date?at=${at}`, { bearer: ben.accessToken });
  const next = async () => (await ben.call("GET", path, { bearer: ben.accessToken })).body;
  expect(await callOff(friday)).toMatchObject(NOT_FOUND);
  expect(await next()).toMatchObject({ next: { at: saturday, isOff: false } });
  expect((await callOff(saturday)).status).toBe(204);
  expect(await next()).toMatchObject({ next: { at: saturday, isOff: true } });
  // The response was lost, and they press again.
  expect((await callOff(saturday)).status).toBe(204);
});
