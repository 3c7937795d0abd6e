import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { session, user } from "../../../../src-worker/db/schema.ts";
import { startSession } from "../../../../src-worker/features/accounts/sessions.usecases.ts";
import { eraseAccount } from "../../../../src-worker/features/accounts/eraseAccount.repository.ts";
import { hashPassword } from "../../../../src-worker/identity/password.ts";
import type { UserRow } from "../../../../src-worker/identity/user.repository.ts";
import { member } from "../../support/people.ts";
import { client, database, depsWith, guest, problem } from "../../support/support.ts";

const wish = { isPublic: false, language: "en", hostType: "HOST" };

/** Makes an account whose owner has just logged in. */
async function loggedIn(changes: Partial<UserRow> = {}) {
  const { user: row } = await member(changes);
  const { accessToken: bearer, session: cookie = "" } = await startSession(depsWith(), row);
  return { row, bearer, cookie };
}

/**
 * Returns the statuses of what a copied access token is used for: reading the account, writing it, opening a
 * room, checking the session.
 */
async function stillDoes(bearer: string, userId: string) {
  const call = client();
  const answers = await Promise.all([
    call("GET", `/userProfile/${userId}`, { bearer }),
    call("PUT", `/userProfile/${userId}/updateProfile`, { bearer, body: { name: "Thief" } }),
    call("POST", "/gameSession/create", { bearer, body: wish }),
    call("GET", "/user/checkSession", { bearer }),
  ]);
  return answers.map(({ status }) => status);
}

test("an access token works as long as its login, even when the cookie is replaced", async () => {
  const { row, bearer, cookie } = await loggedIn();
  const call = client();
  const rotated = await call("POST", "/user/refreshToken", { cookie });
  expect(rotated.status).toBe(200);
  expect(await stillDoes(bearer, row.id)).toEqual([200, 200, 201, 200]);
});

test("a copied access token stops working once its owner logs out", async () => {
  const { row, bearer, cookie } = await loggedIn();
  await client()("POST", "/user/logout", { cookie });
  expect(await stillDoes(bearer, row.id)).toEqual([401, 401, 401, 403]);
});

test("a client without a cookie logs out with the access token alone", async () => {
  const { row, bearer } = await loggedIn();
  await client()("POST", "/user/logout", { bearer });
  expect(await stillDoes(bearer, row.id)).toEqual([401, 401, 401, 403]);
});

test("a copied access token stops working once its login is ended elsewhere, and other logins keep working", async () => {
  const { row, bearer } = await loggedIn();
  const other = await startSession(depsWith(), row);
  const db = await database();
  const [first] = await db.select().from(session).where(eq(session.userId, row.id));
  await db.delete(session).where(eq(session.family, first?.family ?? ""));
  expect(await stillDoes(bearer, row.id)).toEqual([401, 401, 401, 403]);
  expect(await stillDoes(other.accessToken, row.id)).toEqual([200, 200, 201, 200]);
});

test("blocked users can do nothing any more, guests included", async () => {
  const { row, bearer } = await loggedIn();
  const visitor = await guest();
  const db = await database();
  await db.update(user).set({ isBlocked: true }).where(eq(user.id, row.id));
  await db.update(user).set({ isBlocked: true }).where(eq(user.guestId, visitor.guestId));
  expect(await stillDoes(bearer, row.id)).toEqual([403, 403, 403, 403]);
  const opened = await client()("POST", "/gameSession/create", {
    bearer: visitor.accessToken,
    body: wish,
  });
  expect(opened).toMatchObject({ status: 403, body: problem(403, "account_blocked") });
});

test("the access token of a deleted account opens no room, not even an admin's", async () => {
  const { row, bearer } = await loggedIn({ isAdmin: true });
  await eraseAccount(await database(), row.id, Date.now());
  expect(await stillDoes(bearer, row.id)).toEqual([401, 401, 401, 403]);
});

test("a login with the access token of a guest who has logged out does not take over that guest", async () => {
  const visitor = await guest();
  await client()("POST", "/user/logout", { cookie: visitor.session });
  const password = "four winds and a kettle";
  const { row } = await loggedIn({ passwordHash: await hashPassword(password) });
  const answer = await client()("POST", "/user/login", {
    bearer: visitor.accessToken,
    body: { email: row.email, password },
  });
  expect(answer.status).toBe(200);
  const rows = await (
    await database()
  )
    .select()
    .from(user)
    .where(eq(user.guestId, visitor.guestId));
  expect(rows).toMatchObject([{ kind: "guest", mergedInto: null }]);
});
