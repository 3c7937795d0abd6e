import { desc, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { QUOTAS } from "../../../../src-shared/catalog/quotas.ts";
import { FLAGS, type Flag } from "../../../../src-shared/catalog/flags.ts";
import { mail, mailToken } from "../../../../src-worker/db/accounts.schema.ts";
import { session } from "../../../../src-worker/db/schema.ts";
import { auditEntry, featureFlag } from "../../../../src-worker/db/site.schema.ts";
import { createdResponse } from "../../../../src-shared/api/gameSession.ts";
import { hashToken, randomToken, uuidv7 } from "../../../../src-worker/shared/ids.ts";
import { readEnv } from "../../../../src-worker/config/env.ts";
import { claimsOf as claimsFor } from "../../../../src-worker/identity/claims.ts";
import { judgeReport } from "../../../../src-worker/features/admin/reports.usecases.ts";
import { changeUser } from "../../../../src-worker/features/admin/users.usecases.ts";
import { insertSession } from "../../../../src-worker/identity/user.repository.ts";
import { loginResponse } from "../../../../src-shared/api/accounts.ts";
import { openReport } from "../../support/reports.ts";
import { registered, visitor, type Person } from "../../support/cast.ts";
import { accountOf, DAY_MS, mailsTo, post, story } from "../../support/money.ts";
import {
  appWith,
  bindings,
  claimsOf,
  client,
  database,
  depsWith,
  join,
  problem,
  roomLook,
  through,
} from "../../support/support.ts";

const as = ({ bearer }: Person) => ({ bearer });
const admins = () => registered({ isAdmin: true, subscriptionEndsAt: null });

const list = z.object({
  items: z.array(z.record(z.string(), z.unknown())),
  page: z.int(),
  pageCount: z.int(),
  total: z.int(),
});

async function page(admin: Person, path: string) {
  const answer = await admin.call("GET", path, as(admin));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return list.parse(answer.body);
}

const notesOf = async (actorId: string) =>
  (await database())
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.actorId, actorId))
    .orderBy(desc(auditEntry.id));

async function openAs(host: Person, wish: Readonly<Record<string, unknown>> = {}) {
  const body = { isPublic: true, language: "en", hostType: "HOST", ...wish };
  const answer = await host.call("POST", "/gameSession/create", { body, bearer: host.bearer });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return createdResponse.parse(answer.body);
}

/** Returns the cookie of a new session of this user. */
async function sessionOf({ userId }: Person): Promise<string> {
  const now = Date.now();
  const token = randomToken();
  await insertSession(
    await database(),
    {
      id: uuidv7(now),
      tokenHash: await hashToken(token),
      family: uuidv7(now),
      userId,
      createdAt: now,
      expiresAt: now + DAY_MS,
    },
    null,
  );
  return token;
}

/**
 * Waits until D1 has a room: its outbox is delivered by an alarm. Polls with a pause, since calls are
 * limited.
 */
const untilListed = (admin: Person, gameCode: string) =>
  vi.waitFor(
    async () => {
      const rooms = await page(admin, "/admin/rooms");
      const found = rooms.items.find((room) => room["gameCode"] === gameCode);
      if (!found) throw new Error(`${gameCode} is not listed`);
      return found;
    },
    { timeout: 60_000, interval: 500 },
  );

test("admins find accounts by address, name or id, and wildcards match only themselves", async () => {
  const admin = await admins();
  const name = `Zoë ${crypto.randomUUID().slice(0, 8)}`;
  const ada = await registered({ name, passwordHash: "scrypt$secret" });
  for (const text of [ada.email, name.toLowerCase(), name.toUpperCase(), ada.userId]) {
    const found = await page(admin, `/admin/users?search=${encodeURIComponent(text)}`);
    expect(found.items.map(({ userId }) => userId)).toEqual([ada.userId]);
    expect(JSON.stringify(found.items)).not.toContain("scrypt");
  }
  for (const text of ["%", "_", "\\", "' OR 1=1 --"]) {
    const found = await page(admin, `/admin/users?search=${encodeURIComponent(`${text}zzz`)}`);
    expect(found.total).toBe(0);
  }
  const one = await admin.call("GET", `/admin/users/${ada.userId}`, as(admin));
  expect(one.body).toMatchObject({ email: ada.email, isAdmin: false, hasPaid: false });
  const none = await admin.call("GET", "/admin/users/nobody", as(admin));
  expect(none).toMatchObject({ status: 404, body: problem(404, "user_not_found") });
});

test("lists have pages of twenty", async () => {
  const admin = await admins();
  const name = `Crowd ${crypto.randomUUID()}`;
  for (let count = 0; count < 21; count += 1) await registered({ name }, admin.call);
  const path = `/admin/users?search=${encodeURIComponent(name)}`;
  expect(await page(admin, path)).toMatchObject({ page: 1, pageCount: 2, total: 21 });
  const second = await page(admin, `${path}&page=2`);
  expect(second).toMatchObject({ page: 2, pageCount: 2, total: 21 });
  expect(second.items).toHaveLength(1);
  for (const bad of ["0", "-1", "1.5", "x", "99999"]) {
    const answer = await admin.call("GET", `${path}&page=${bad}`, as(admin));
    expect(answer.status, bad).toBe(400);
  }
});

test("an admin can change a user's roles: the next token has them, and each change is logged", async () => {
  const [admin, ada] = [await admins(), await registered()];
  const cookie = await sessionOf(ada);
  expect(claimsOf(ada.bearer)).toMatchObject({ roles: ["role_user"], isAlphaTester: false });
  const set = (body: unknown) =>
    admin.call("POST", `/admin/users/${ada.userId}`, { body, bearer: admin.bearer });
  const changed = await set({ isAlphaTester: true, isTestAccount: true });
  expect(changed).toMatchObject({
    status: 200,
    body: { isAlphaTester: true, isTestAccount: true },
  });
  const { body } = await ada.call("POST", "/user/refreshToken", { cookie });
  expect(claimsOf(loginResponse.parse(body).accessToken)).toMatchObject({
    roles: ["role_user", "role_jest"],
    isAlphaTester: true,
  });
  expect((await set({})).status).toBe(200);
  expect(await notesOf(admin.userId)).toMatchObject([
    {
      action: "user.change",
      subject: ada.userId,
      detail: { isAlphaTester: true, isTestAccount: true },
    },
  ]);
  const log = await page(admin, "/admin/audit");
  expect(log.items).toContainEqual(
    expect.objectContaining({
      actorEmail: admin.email,
      action: "user.change",
      subject: ada.userId,
    }),
  );
});

test("what an admin changes in somebody's profile or packs is recorded, what the owner changes is not", async () => {
  const [admin, ada] = [await admins(), await registered()];
  const profile = `/userProfile/${ada.userId}/updateProfile`;
  const pack = { language: "en", name: "Our street", isPublic: false, words: ["Number 7"] };
  const made = await ada.call("POST", "/wordPack/add", { body: pack, ...as(ada) });
  const { id } = z.object({ id: z.string() }).parse(made.body);
  for (const who of [ada, admin]) {
    const body = { name: "Ada of number 7" };
    expect((await who.call("PUT", profile, { body, ...as(who) })).status).toBe(200);
    const change = { id, name: "Our house" };
    const changed = await who.call("POST", "/wordPack/update", { body: change, ...as(who) });
    expect(changed.status).toBe(200);
  }
  const subject = { action: "user.change", subject: ada.userId };
  expect(await notesOf(admin.userId)).toMatchObject([
    { ...subject, detail: { call: "changePack", packId: id } },
    { ...subject, detail: { call: "updateProfile" } },
  ]);
  expect(await notesOf(ada.userId)).toEqual([]);
});

test("a blocked user's sessions end, and their valid token opens and buys nothing", async () => {
  const [admin, ada] = [await admins(), await registered()];
  await sessionOf(ada);
  const set = (isBlocked: boolean) =>
    admin.call("POST", `/admin/users/${ada.userId}`, { body: { isBlocked }, bearer: admin.bearer });
  expect((await set(true)).status).toBe(200);
  const rows = await (
    await database()
  )
    .select()
    .from(session)
    .where(eq(session.userId, ada.userId));
  expect(rows).toEqual([]);
  const blocked = { status: 403, body: problem(403, "account_blocked") };
  const wish = { isPublic: false, language: "en", hostType: "HOST" };
  const opened = await ada.call("POST", "/gameSession/create", { body: wish, bearer: ada.bearer });
  expect(opened).toMatchObject(blocked);
  const paying = { planId: "monthly", currency: "EUR" };
  const bought = await ada.call("POST", "/payment/createPayment", { body: paying, ...as(ada) });
  expect(bought).toMatchObject(blocked);
  await set(false);
  await openAs(ada);
});

test("an admin cannot lock themselves out, and guests cannot get roles", async () => {
  const [admin, guest] = [await admins(), await visitor()];
  for (const body of [{ isAdmin: false }, { isBlocked: true }]) {
    const answer = await admin.call("POST", `/admin/users/${admin.userId}`, { body, ...as(admin) });
    expect(answer).toMatchObject({ status: 409, body: problem(409, "not_on_yourself") });
  }
  for (const body of [{ isAdmin: true }, { isAlphaTester: true }, { trialEndDate: null }]) {
    const answer = await admin.call("POST", `/admin/users/${guest.userId}`, { body, ...as(admin) });
    expect(answer).toMatchObject({ status: 400, body: problem(400, "guests_have_no_roles") });
  }
  expect((await notesOf(admin.userId)).length).toBe(0);
});

test("an admin who loses the role is refused immediately", async () => {
  const [admin, other] = [await admins(), await admins()];
  const body = { isAdmin: false };
  await admin.call("POST", `/admin/users/${other.userId}`, { body, bearer: admin.bearer });
  const answer = await other.call("GET", "/admin/users", as(other));
  expect(answer).toMatchObject({ status: 403, body: problem(403, "not_admin") });
});

test("an admin can move the end of a trial; a paying user keeps the later of both ends", async () => {
  const [admin, ada, payer] = [
    await admins(),
    await registered(),
    await registered({ subscriptionEndsAt: Date.now() - DAY_MS }),
  ];
  const move = (id: string, trialEndDate: string | null) =>
    admin.call("POST", `/admin/users/${id}`, { body: { trialEndDate }, bearer: admin.bearer });
  const past = new Date(Date.now() - 1000).toISOString();
  expect((await move(ada.userId, past)).body).toMatchObject({ subscriptionEndDate: past });
  const wish = { isPublic: false, language: "en", hostType: "HOST" };
  const refused = await ada.call("POST", "/gameSession/create", { body: wish, ...as(ada) });
  expect(refused).toMatchObject({ status: 403, body: problem(403, "subscription_expired") });
  expect((await move(ada.userId, null)).body).not.toHaveProperty("subscriptionEndDate");
  await openAs(ada);

  const { paid, end } = story(payer.userId);
  await post(paid);
  await move(payer.userId, past);
  expect((await accountOf(payer.userId)).subscriptionEndsAt).toBe(end);
  const later = new Date(end + 90 * DAY_MS).toISOString();
  expect((await move(payer.userId, later)).body).toMatchObject({ subscriptionEndDate: later });
  // A subscription without an end lasts longer than any other.
  expect((await move(payer.userId, null)).body).not.toHaveProperty("subscriptionEndDate");
  await post(story(payer.userId).paid);
  expect((await accountOf(payer.userId)).subscriptionEndsAt).toBeNull();
  expect((await move(payer.userId, past)).body).toHaveProperty("subscriptionEndDate");
  for (const bad of ["tomorrow", "2026-13-40", 5]) {
    const body = { trialEndDate: bad };
    const answer = await admin.call("POST", `/admin/users/${ada.userId}`, { body, ...as(admin) });
    expect(answer.status).toBe(400);
  }
});

test("ending a trial at the moment its owner pays does not end the paid time", async () => {
  const payer = await registered();
  const { paid, end } = story(payer.userId);
  let asked = 0;
  const deps = depsWith({
    database: async () => {
      asked += 1;
      // The account was read but is not changed yet.
      if (asked === 2) await post(paid);
      return database();
    },
  });
  const past = new Date(Date.now() - DAY_MS).toISOString();
  const admin = claimsFor((await admins()).row);
  await changeUser(deps, admin, payer.userId, { trialEndDate: past });
  expect(await accountOf(payer.userId)).toMatchObject({
    subscriptionEndsAt: end,
    trialEndsAt: Date.parse(past),
  });
});

test("an invitation is mailed, listed and revoked", async () => {
  const admin = await admins();
  const email = `${crypto.randomUUID()}@invited.example`;
  const invite = (address: string) =>
    admin.call("POST", "/admin/invites", {
      body: { email: address, language: "pl" },
      bearer: admin.bearer,
    });
  expect((await invite(email)).status).toBe(204);
  const db = await database();
  const [letter] = await db.select().from(mail).where(eq(mail.recipient, email));
  const itoken = /itoken=([0-9a-f]{64})/u.exec(letter?.text ?? "")?.[1] ?? "";
  const fetched = await client()("GET", `/user/fetchInvite?itoken=${itoken}`);
  expect(fetched).toMatchObject({ status: 200, body: { email, language: "pl" } });

  const found = (await page(admin, "/admin/invites")).items.find((one) => one["email"] === email);
  expect(found).toMatchObject({ status: "open", invitedBy: admin.email, language: "pl" });
  expect(JSON.stringify(found)).not.toContain(itoken);
  const revoke = () =>
    admin.call("DELETE", `/admin/invites/${String(found?.["inviteId"])}`, as(admin));
  expect((await revoke()).status).toBe(204);
  expect(await revoke()).toMatchObject({ status: 404, body: problem(404, "invite_not_found") });
  expect((await client()("GET", `/user/fetchInvite?itoken=${itoken}`)).status).toBe(410);
  expect((await notesOf(admin.userId)).map(({ action }) => action)).toEqual([
    "invite.revoke",
    "invite.send",
  ]);
  const known = await registered();
  expect(await invite(known.email)).toMatchObject({
    status: 409,
    body: problem(409, "already_registered"),
  });
  expect((await invite("no address")).status).toBe(400);
});

test("revoking an invitation cannot delete another link", async () => {
  const [admin, ada] = [await admins(), await registered()];
  const db = await database();
  const now = Date.now();
  const tokenHash = await hashToken(randomToken());
  await db.insert(mailToken).values({
    tokenHash,
    purpose: "reset",
    userId: ada.userId,
    email: ada.email,
    emailKey: ada.email,
    language: "en",
    createdAt: now,
    expiresAt: now + DAY_MS,
  });
  expect((await admin.call("DELETE", `/admin/invites/${tokenHash}`, as(admin))).status).toBe(404);
  expect(await db.select().from(mailToken).where(eq(mailToken.tokenHash, tokenHash))).toHaveLength(
    1,
  );
});

test("open rooms are listed with their stage, and can be made private and closed", async () => {
  const [admin, host] = [await admins(), await registered()];
  const { gameCode, roomToken } = await openAs(host, { initialGameType: "RPS_SHOOT" });
  await join(gameCode, 0);
  expect(await untilListed(admin, gameCode)).toMatchObject({
    gameType: "RPS_SHOOT",
    hostEmail: host.email,
    isPublic: true,
    stage: "LOBBY",
    players: [{ playerId: 1, alias: "Player 0", robot: false }],
  });
  const moderate = (action: string) =>
    admin.call("POST", `/admin/rooms/${gameCode.toLowerCase()}/${action}`, as(admin));
  expect((await moderate("makePrivate")).status).toBe(204);
  expect((await roomLook(gameCode)).topics.gameSessionUpdated?.isPublic).toBe(false);
  const spectate = { body: { hostSpectate: true }, roomToken };
  await host.call("POST", `/gameSession/${gameCode}`, spectate);
  expect((await moderate("close")).status).toBe(204);
  expect((await roomLook(gameCode)).topics.gameSessionUpdated?.active).toBe(false);
  expect(await moderate("close")).toMatchObject({ status: 410, body: problem(410, "game_over") });
  expect(await admin.call("POST", "/admin/rooms/ZZZZZ/close", as(admin))).toMatchObject({
    status: 404,
    body: problem(404, "game_not_found"),
  });
  expect((await notesOf(admin.userId)).map(({ action }) => action)).toEqual([
    "room.close",
    "room.makePrivate",
  ]);
});

test("a player reports another player, and the verdict blocks the account behind the seat", async () => {
  const [admin, host, bob] = [await admins(), await registered(), await registered()];
  const { gameCode } = await openAs(host);
  const seat = await bob.call("POST", "/gameSession/join", {
    body: { gameCode, alias: "Bob", avatarSrc: "donut.webp" },
    bearer: bob.bearer,
  });
  const { sessionPlayerId: playerId } = z.object({ sessionPlayerId: z.int() }).parse(seat.body);
  const ada = await join(gameCode, 1);
  const tell = (changes: object, roomToken?: string) =>
    ada.call("POST", "/report", {
      body: { gameCode, playerId, content: "Bob", reason: "hate", ...changes },
      roomToken: roomToken ?? ada.roomToken,
    });
  // A text that no screen of the room shows cannot be reported: anybody could type it to frame somebody.
  expect(await tell({ content: "<b>rude</b> '--" })).toMatchObject({
    status: 409,
    body: problem(409, "not_shown"),
  });
  const reported = await tell({});
  expect(reported.status).toBe(201);
  const { reportId } = z.object({ reportId: z.string() }).parse(reported.body);
  const listed = (await page(admin, "/admin/reports")).items;
  expect(listed.find((one) => one["reportId"] === reportId)).toMatchObject({
    gameCode,
    reporterId: ada.sessionPlayerId,
    playerId,
    userId: bob.userId,
    content: "Bob",
    reason: "hate",
  });
  const judge = (verdict: string) =>
    admin.call("POST", `/admin/reports/${reportId}`, { body: { verdict }, bearer: admin.bearer });
  expect((await judge("pardoned")).status).toBe(400);
  expect(await judge("blocked")).toMatchObject({ status: 200, body: { verdict: "blocked" } });
  expect((await accountOf(bob.userId)).isBlocked).toBe(true);
  expect(await judge("dismissed")).toMatchObject({
    status: 409,
    body: problem(409, "report_judged"),
  });
  const open = (await page(admin, "/admin/reports")).items.map((one) => one["reportId"]);
  expect(open).not.toContain(reportId);
  const all = (await page(admin, "/admin/reports?open=false")).items.map((one) => one["reportId"]);
  expect(all).toContain(reportId);
  const none = await admin.call("POST", "/admin/reports/none", {
    body: { verdict: "dismissed" },
    bearer: admin.bearer,
  });
  expect(none).toMatchObject({ status: 404, body: problem(404, "report_not_found") });
});

test("of two admins who judge a report at the same moment only one succeeds, and the other's verdict has no effect", async () => {
  const [first, second, bob] = [await admins(), await admins(), await registered()];
  const db = await database();
  const id = await openReport(db, bob.userId);
  const judge = (admin: typeof first, verdict: "dismissed" | "blocked", on = db) =>
    judgeReport(depsWith({ database: async () => on }), claimsFor(admin.row), id, verdict);
  // The second admin has read the report but has not judged it yet.
  const slow = new Proxy(db, {
    get: (target, key) =>
      key === "batch"
        ? async (...statements: Parameters<typeof db.batch>) => {
            await judge(first, "dismissed");
            return target.batch(...statements);
          }
        : Reflect.get(target, key, target),
  });
  await expect(judge(second, "blocked", slow)).rejects.toMatchObject({ code: "report_judged" });
  expect((await accountOf(bob.userId)).isBlocked).toBe(false);
  expect(await notesOf(second.userId)).toEqual([]);
});

test("a warning is mailed to the account behind the seat, and to nobody if the seat has none", async () => {
  const [admin, host, bob] = [await admins(), await registered(), await registered()];
  const { gameCode } = await openAs(host);
  await bob.call("POST", "/gameSession/join", {
    body: { gameCode, alias: "Bob", avatarSrc: "donut.webp" },
    bearer: bob.bearer,
  });
  const ada = await join(gameCode, 1);
  for (const [playerId, content] of [
    [1, "Bob"],
    [ada.sessionPlayerId, "Player 1"],
  ]) {
    const reported = await ada.call("POST", "/report", {
      body: { gameCode, playerId, content, reason: "hate" },
      roomToken: ada.roomToken,
    });
    const { reportId } = z.object({ reportId: z.string() }).parse(reported.body);
    const body = { verdict: "warned" };
    const judged = await admin.call("POST", `/admin/reports/${reportId}`, { body, ...as(admin) });
    expect(judged).toMatchObject({ status: 200, body: { verdict: "warned" } });
  }
  const letters = await mailsTo(bob.email);
  expect(letters.map(({ subject }) => subject)).toEqual(["A word about your last game"]);
  expect((await accountOf(bob.userId)).isBlocked).toBe(false);
});

test("a player is not reported for another player's name: the room knows whose it is", async () => {
  const [admin, host] = [await admins(), await registered()];
  const { gameCode } = await openAs(host);
  const [eve, ann, rude] = [
    await join(gameCode, 1),
    await join(gameCode, 2),
    await join(gameCode, 3),
  ];
  const told = async (body: object) => {
    const reply = await eve.call("POST", "/report", {
      body: { gameCode, content: "Player 3", reason: "hate", ...body },
      roomToken: eve.roomToken,
    });
    const { reportId } = z.object({ reportId: z.string() }).parse(reply.body);
    const { items } = await page(admin, "/admin/reports");
    return items.find((one) => one["reportId"] === reportId)?.["playerId"];
  };
  expect(await told({ playerId: ann.sessionPlayerId })).toBeUndefined();
  expect(await told({ playerId: rude.sessionPlayerId })).toBe(rude.sessionPlayerId);
  // Nobody was named, and only one player has this name.
  expect(await told({})).toBe(rude.sessionPlayerId);
  // It is on the screen, but nobody made it.
  expect(await told({ content: gameCode, playerId: ann.sessionPlayerId })).toBeUndefined();
});

test("a report must be about a player of the room, have a reason, and come from inside the room", async () => {
  const host = await registered();
  const { gameCode, roomToken } = await openAs(host);
  const other = await openAs(host);
  const tell = (body: object, token = roomToken) =>
    host.call("POST", "/report", {
      body: { gameCode, content: gameCode, reason: "spam", ...body },
      roomToken: token,
    });
  expect((await tell({})).status).toBe(201);
  expect(await tell({ playerId: 7 })).toMatchObject({
    status: 404,
    body: problem(404, "player_not_found"),
  });
  for (const bad of [{ reason: "boring" }, { content: " " }, { content: "x".repeat(2001) }]) {
    expect((await tell(bad)).status).toBe(400);
  }
  expect((await tell({}, other.roomToken)).status).toBe(401);
});

test("a player who keeps reporting does not use up the reports of others in the room", async () => {
  const host = await registered();
  const { gameCode } = await openAs(host);
  const [eve, ann] = [await join(gameCode, 1), await join(gameCode, 2)];
  const body = { gameCode, content: gameCode, reason: "spam" };
  const tell = async ({ call, roomToken }: typeof eve) =>
    (await call("POST", "/report", { body, roomToken })).status;
  const { person } = QUOTAS.report;
  const statuses: number[] = [];
  for (let count = 0; count <= person; count += 1) statuses.push(await tell(eve));
  expect(statuses).toEqual([...Array<number>(person).fill(201), 429]);
  expect(await tell(ann)).toBe(201);
});

async function turn(admin: Person, name: Flag, isOn: boolean) {
  const answer = await admin.call("POST", "/admin/flags", { body: { name, isOn }, ...as(admin) });
  expect(answer.status).toBe(200);
}

test("flags keep their defaults until an admin changes them", async () => {
  const admin = await admins();
  const flags = async () => (await client()("GET", "/flags")).body;
  expect(await flags()).toEqual(FLAGS);
  // A flag that no longer exists.
  await (
    await database()
  )
    .insert(featureFlag)
    .values({ name: "gone", isOn: true, updatedAt: 1, updatedBy: "x" });
  await turn(admin, "survey", false);
  expect(await flags()).toEqual({ ...FLAGS, survey: false });
  const seen = await admin.call("GET", "/admin/flags", as(admin));
  expect(seen.body).toContainEqual({
    name: "survey",
    isOn: false,
    isDefault: true,
    updatedAt: expect.any(String),
    updatedBy: admin.userId,
  });
  const survey = { body: { answers: { fun: 5 } } };
  expect(await client()("POST", "/survey", survey)).toMatchObject({
    status: 410,
    body: problem(410, "survey_closed"),
  });
  await turn(admin, "survey", true);
  expect((await client()("POST", "/survey", survey)).status).toBe(202);
  const unknown = { name: "gone", isOn: false };
  expect((await admin.call("POST", "/admin/flags", { body: unknown, ...as(admin) })).status).toBe(
    400,
  );
});

test("HIDE_AND_PEEK is for alpha testers, test accounts and admins, or for everybody by flag", async () => {
  const [admin, ada, alpha, jest] = [
    await admins(),
    await registered(),
    await registered({ isAlphaTester: true }),
    await registered({ isTestAccount: true }),
  ];
  const wish = {
    isPublic: false,
    language: "en",
    hostType: "HOST",
    initialGameType: "HIDE_AND_PEEK",
  };
  const open = async ({ call, bearer }: Person) =>
    (await call("POST", "/gameSession/create", { body: wish, bearer })).status;
  expect(await open(ada)).toBe(403);
  for (const person of [admin, alpha, jest]) expect(await open(person)).toBe(201);
  const refused = await ada.call("POST", "/gameSession/create", { body: wish, ...as(ada) });
  expect(refused.body).toEqual(problem(403, "game_not_offered"));

  const { gameCode, roomToken } = await openAs(ada);
  const choose = { body: { gameCode, gameType: "HIDE_AND_PEEK" }, roomToken };
  expect(await ada.call("POST", "/game/create", choose)).toMatchObject({
    status: 403,
    body: problem(403, "game_not_offered"),
  });
  await turn(admin, "alphaGames", true);
  expect(await open(ada)).toBe(201);
  // Screens offer what the token says, so a user who arrives now is offered the game as well.
  const comes = async () => {
    const body = { guestId: crypto.randomUUID(), language: "en" };
    const answer = await client()("POST", "/user/guest", { body });
    return claimsOf(loginResponse.parse(answer.body).accessToken);
  };
  expect(await comes()).toMatchObject({ isAlphaTester: true, isGuest: true });
  await turn(admin, "alphaGames", false);
  expect(await open(ada)).toBe(403);
  expect(await comes()).toMatchObject({ isAlphaTester: false });
});

test("payments and the public list can be switched off", async () => {
  const [admin, ada] = [await admins(), await registered()];
  const { gameCode } = await openAs(ada);
  await untilListed(admin, gameCode);
  // A new app each time, because an app caches the list.
  const listed = async () =>
    (await client(through(appWith()))("GET", "/gameSession/publicGames")).body;
  expect(await listed()).toContainEqual(expect.objectContaining({ gameCode }));
  await turn(admin, "publicGames", false);
  expect(await listed()).toEqual([]);
  await turn(admin, "publicGames", true);
  expect(await listed()).toContainEqual(expect.objectContaining({ gameCode }));
  await turn(admin, "payments", false);
  const body = { planId: "monthly", currency: "EUR" };
  const closed = await ada.call("POST", "/payment/createPayment", { body, ...as(ada) });
  expect(closed).toMatchObject({ status: 503, body: problem(503, "payment_not_configured") });
  await turn(admin, "payments", true);
  expect((await ada.call("POST", "/payment/createPayment", { body, ...as(ada) })).status).toBe(200);
});

test("the experiments open for admins only", async () => {
  const [admin, ada] = [await admins(), await registered({ isAlphaTester: true })];
  const body = {
    isPublic: false,
    language: "en",
    hostType: "HOST_AND_PLAY",
    initialGameType: "EXPERIMENTS",
  };
  const refused = await ada.call("POST", "/gameSession/create", { body, ...as(ada) });
  expect(refused).toMatchObject({ status: 403, body: problem(403, "game_not_offered") });
  expect((await admin.call("POST", "/gameSession/create", { body, ...as(admin) })).status).toBe(
    201,
  );
  const { gameCode, roomToken } = await openAs(ada);
  const choose = { body: { gameCode, gameType: "EXPERIMENTS" }, roomToken };
  expect(await ada.call("POST", "/game/create", choose)).toMatchObject({
    status: 403,
    body: problem(403, "game_not_offered"),
  });
});

test("a developer can open all games on their own development server, and nowhere else", async () => {
  const opens = (DEV: string, OPEN_GAMES: string) =>
    readEnv({ ...bindings, DEV, OPEN_GAMES }).opensAllGames;
  expect([opens("1", "1"), opens("1", ""), opens("", "1")]).toEqual([true, false, false]);
  const config = { ...depsWith().config, opensAllGames: true };
  const ada = await registered();
  const body = {
    isPublic: false,
    language: "en",
    hostType: "HOST",
    initialGameType: "EXPERIMENTS",
  };
  const call = client(through(appWith({ config })));
  expect((await call("POST", "/gameSession/create", { body, ...as(ada) })).status).toBe(201);
});
