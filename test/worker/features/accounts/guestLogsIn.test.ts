import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import * as z from "zod";
import { mergeGuest } from "../../../../src-worker/features/accounts/accounts.repository.ts";
import { packsForGame } from "../../../../src-worker/features/packs/packsForGame.repository.ts";
import { ownRoom } from "../../../../src-worker/features/payment/rooms.ts";
import { deliverOutbox } from "../../../../src-worker/features/rooms/outbox/outbox.repository.ts";
import { findReport } from "../../../../src-worker/features/site/report/report.repository.ts";
import { circle, circleMember } from "../../../../src-worker/db/circles.schema.ts";
import { room, session } from "../../../../src-worker/db/schema.ts";
import { pack } from "../../../../src-worker/db/packs.schema.ts";
import { existingAnswer } from "../../../../src-worker/db/site.schema.ts";
import { findUser } from "../../../../src-worker/identity/user.repository.ts";
import { openReport } from "../../support/reports.ts";
import { member } from "../../support/people.ts";
import { claimsOf, client, database, depsWith, openRoom } from "../../support/support.ts";

/** A guest who hosts a room, and the account they log in to during the evening. */
async function visitorWithAccount() {
  const { host, gameCode } = await openRoom();
  const guestId = String(claimsOf(host.accessToken)["sub"]);
  const account = await member();
  const logIn = async () => mergeGuest(await database(), guestId, account.user.id);
  return { gameCode, guestId, account, logIn };
}

const reelOf = (reelId: string, hostUserId: string) =>
  ({
    kind: "reel",
    id: reelId,
    body: {
      reelId,
      roomId: `room of ${reelId}`,
      hostUserId,
      language: "en",
      on: true,
      leftOut: [],
    },
  }) as const;

test.for(["before", "after"])(
  "a guest's reel can be deleted by the account they log in to, if the room reports it %s that",
  async (when) => {
    const { guestId, account, logIn } = await visitorWithAccount();
    const reelId = crypto.randomUUID();
    const tell = async () => deliverOutbox(await database(), [reelOf(reelId, guestId)], Date.now());
    if (when === "before") await tell();
    await logIn();
    if (when === "after") await tell();
    const as = { bearer: account.accessToken };
    expect((await client()("GET", `/reel/${reelId}`, as)).body).toMatchObject({ isYours: true });
    expect((await client()("DELETE", `/reel/${reelId}`, as)).status).toBe(204);
  },
);

test.for(["before", "after"])(
  "blocking a guest blocks the account they log in to, if they were reported %s that",
  async (when) => {
    const { guestId, account, logIn } = await visitorWithAccount();
    const admin = await member({ isAdmin: true });
    const db = await database();
    const before = when === "before" ? await openReport(db, guestId) : undefined;
    await logIn();
    const id = before ?? (await openReport(db, guestId));
    const judged = await admin.call("POST", `/admin/reports/${id}`, {
      body: { verdict: "blocked" },
      bearer: admin.accessToken,
    });
    expect(judged.status).toBe(200);
    expect((await findReport(db, id))?.userId).toBe(account.user.id);
    expect((await findUser(db, account.user.id))?.isBlocked).toBe(true);
  },
);

test("admins see a guest's room with the account they logged in to", async () => {
  const { gameCode, guestId, account, logIn } = await visitorWithAccount();
  const admin = await member({ isAdmin: true });
  const id = crypto.randomUUID();
  // Newer than every other room, so that it is on the first page.
  const now = Date.now() + 60_000;
  await (await database()).insert(room).values({
    id,
    gameCode,
    hostType: "HOST",
    hostUserId: guestId,
    isPublic: false,
    language: "en",
    active: true,
    createdAt: now,
    playerCount: 0,
    updatedAt: now,
  });
  await logIn();
  const { body } = await admin.call("GET", "/admin/rooms", { bearer: admin.accessToken });
  const { items } = z.object({ items: z.array(z.looseObject({ roomId: z.string() })) }).parse(body);
  expect(items.find(({ roomId }) => roomId === id)).toMatchObject({
    hostUserId: account.user.id,
    hostEmail: account.user.email,
  });
});

test("a guest's room can use the private packs of the account they log in to, which may also pay for it", async () => {
  const { gameCode, guestId, account, logIn } = await visitorWithAccount();
  const db = await database();
  const id = crypto.randomUUID();
  await db.insert(pack).values({
    id,
    kind: "word",
    ownerId: account.user.id,
    name: "Mine",
    language: "en",
    isPublic: false,
    entries: ["a", "b", "c"],
    createdAt: 1,
    updatedAt: 1,
  });
  expect(await packsForGame(db, [id], guestId)).toEqual([]);
  const theirs = (userId: string) => ownRoom(depsWith(), userId, gameCode);
  await expect(theirs(account.user.id)).rejects.toMatchObject({ code: "not_yours" });
  await logIn();
  expect(await packsForGame(db, [id], guestId)).toMatchObject([{ packId: id }]);
  expect((await theirs(account.user.id)).look.hostUserId).toBe(guestId);
  await expect(theirs((await member()).user.id)).rejects.toMatchObject({ code: "not_yours" });
});

test.for([true, false])(
  "a guest's answers are shown to later players only if the account they log in to keeps answers: %s",
  async (keepsAnswers) => {
    const { guestId, account, logIn } = await visitorWithAccount();
    await account.call("PUT", `/userProfile/${account.user.id}/updateProfile`, {
      bearer: account.accessToken,
      body: { keepsAnswers },
    });
    const db = await database();
    const id = crypto.randomUUID();
    await db.insert(existingAnswer).values({
      id,
      language: "en",
      promptId: `prompt ${id}`,
      answer: "A bad pizza",
      userId: guestId,
      share: 1,
      createdAt: 1,
    });
    await logIn();
    const left = await db.select().from(existingAnswer).where(eq(existingAnswer.id, id));
    expect(left.map(({ userId }) => userId)).toEqual(keepsAnswers ? [account.user.id] : []);
  },
);

test("nobody but a guest is merged into another account, and a guest only once", async () => {
  const { guestId, account, logIn } = await visitorWithAccount();
  const [other, db] = [await member(), await database()];
  await mergeGuest(db, other.user.id, account.user.id);
  expect((await findUser(db, other.user.id))?.mergedInto).toBeNull();
  await logIn();
  await mergeGuest(db, guestId, other.user.id);
  expect((await findUser(db, guestId))?.mergedInto).toBe(account.user.id);
});

test("a guest's place in one circle does not change the account's in another", async () => {
  const { guestId, account, logIn } = await visitorWithAccount();
  const db = await database();
  const [theirs, both] = [crypto.randomUUID(), crypto.randomUUID()];
  const place = (circleId: string, userId: string, joinedAt: number, leads: boolean) => ({
    id: `${circleId} ${joinedAt}`,
    circleId,
    userId,
    name: "Ann",
    avatarSrc: "pear.webp",
    joinedAt,
    leads,
  });
  await db.batch([
    db.insert(circle).values([theirs, both].map((id) => ({ id, name: "Friday", createdAt: 1 }))),
    db
      .insert(circleMember)
      .values([
        place(theirs, account.user.id, 30, false),
        place(both, account.user.id, 20, false),
        place(both, guestId, 10, true),
      ]),
  ]);
  await logIn();
  const kept = db
    .select()
    .from(circleMember)
    .where(inArray(circleMember.circleId, [theirs, both]));
  expect((await kept).toSorted((a, b) => a.joinedAt - b.joinedAt)).toMatchObject([
    { circleId: both, userId: account.user.id, joinedAt: 10, leads: true },
    { circleId: theirs, userId: account.user.id, joinedAt: 30, leads: false },
  ]);
});

test("nobody stays logged in as the guest who logged in to an account", async () => {
  const { guestId, logIn } = await visitorWithAccount();
  const db = await database();
  const logins = () => db.$count(session, eq(session.userId, guestId));
  expect(await logins()).toBe(1);
  await logIn();
  expect(await logins()).toBe(0);
});
