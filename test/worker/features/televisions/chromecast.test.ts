import { expect, test } from "vitest";
import * as z from "zod";
import { user } from "../../../../src-worker/db/schema.ts";
import { eq } from "drizzle-orm";
import { createSession } from "../../../../src-worker/features/rooms/session/createSession.usecases.ts";
import { claimsOf } from "../../../../src-worker/identity/claims.ts";
import { member } from "../../support/people.ts";
import {
  appWith,
  client,
  database,
  depsWith,
  guest,
  problem,
  through,
} from "../../support/support.ts";

const promise = z.object({ token: z.string(), gameCode: z.string().length(5) });
const opened = z.object({ gameCode: z.string(), roomToken: z.string() });
const wish = { isPublic: false, language: "pl", initialGameType: "RPS_SHOOT" } as const;

async function promised(sender = client()) {
  const { accessToken: bearer } = await guest(sender);
  const reply = await sender("POST", "/chromecast/createSession", { bearer, body: wish });
  expect(reply.status).toBe(201);
  return promise.parse(reply.body);
}

test("a cast device opens the room promised to it, and can do so again after a reload", async () => {
  const sender = client();
  const { token, gameCode } = await promised(sender);
  // Nothing exists before the device has started.
  expect((await sender("GET", `/gameSession/${gameCode}`)).status).toBe(404);

  const device = client();
  const first = await device("POST", "/chromecast/openRoom", { body: { token } });
  expect([first.status, first.body]).toMatchObject([
    201,
    { gameCode, hostType: "CHROMECAST", gameType: "RPS_SHOOT", language: "pl", active: true },
  ]);
  const again = await device("POST", "/chromecast/openRoom", { body: { token } });
  expect(again.body).toMatchObject({ gameCode, hostType: "CHROMECAST", active: true });
  const { roomToken } = opened.parse(again.body);
  const host = await device("GET", `/host/${gameCode}`, { roomToken });
  expect(host.status).toBe(200);
  expect((await sender("GET", `/gameSession/${gameCode}`)).body).toMatchObject({
    hostType: "CHROMECAST",
    language: "pl",
  });
});

test("a cast device that asks twice before its room is open gets the same room", async () => {
  const { token, gameCode } = await promised();
  const device = client();
  const ask = () => device("POST", "/chromecast/openRoom", { body: { token } });
  // Both look for the room before it exists.
  const answers = await Promise.all([ask(), ask()]);
  expect(answers).toMatchObject(
    Array.from(answers, () => ({ status: 201, body: { gameCode, hostType: "CHROMECAST" } })),
  );
});

test("a cast device gets no token for the room of somebody else who cast under the same code first", async () => {
  const { token, gameCode } = await promised();
  const [eve, later] = [await member(), [] as Promise<unknown>[]];
  const deps = depsWith({ later: (work) => void later.push(work) });
  const theirs = { isPublic: false, language: "de", hostType: "CHROMECAST" } as const;
  await createSession(deps, claimsOf(eve.user), theirs, gameCode);
  await Promise.all(later);
  const answer = await client()("POST", "/chromecast/openRoom", { body: { token } });
  expect(answer.body).toEqual(problem(503, "error.server_unavailable"));
});

test("a cast device gets no new host's token for its open room once the account is blocked", async () => {
  const { user: row, accessToken: bearer } = await member();
  const reply = await client()("POST", "/chromecast/createSession", { bearer, body: wish });
  const { token } = promise.parse(reply.body);
  const open = () => client()("POST", "/chromecast/openRoom", { body: { token } });
  expect((await open()).status).toBe(201);
  const db = await database();
  await db.update(user).set({ isBlocked: true }).where(eq(user.id, row.id));
  expect((await open()).body).toEqual(problem(403, "account_blocked"));
});

test("a promise expires after ten minutes, and no other token is accepted as one", async () => {
  const { token } = await promised();
  const later = client(through(appWith({ now: () => Date.now() + 601_000 })));
  const late = await later("POST", "/chromecast/openRoom", { body: { token } });
  expect([late.status, late.body]).toEqual([410, problem(410, "token_expired")]);
  const { accessToken } = await guest();
  for (const foreign of [accessToken, "made.up.token"]) {
    const refused = await client()("POST", "/chromecast/openRoom", { body: { token: foreign } });
    expect(refused.body).toEqual(problem(410, "token_expired"));
  }
});

test("a promise is refused once its account is blocked or deleted", async () => {
  const sender = client();
  const { user: row, accessToken: bearer } = await member();
  const reply = await sender("POST", "/chromecast/createSession", { bearer, body: wish });
  const { token } = promise.parse(reply.body);
  const db = await database();
  await db.update(user).set({ isBlocked: true }).where(eq(user.id, row.id));
  const blocked = await client()("POST", "/chromecast/openRoom", { body: { token } });
  expect(blocked.body).toEqual(problem(403, "account_blocked"));
  await db.delete(user).where(eq(user.id, row.id));
  const gone = await client()("POST", "/chromecast/openRoom", { body: { token } });
  expect(gone.body).toEqual(problem(410, "token_expired"));
});

test("a user whose time is over is told before anything is cast", async () => {
  const { accessToken: bearer } = await member({ subscriptionEndsAt: 1_000 });
  const reply = await client()("POST", "/chromecast/createSession", { bearer, body: wish });
  expect(reply.body).toEqual(problem(403, "subscription_expired"));
});

test("pages are told which receiver to start, or that there is none", async () => {
  const none = await client()("GET", "/chromecast/config");
  expect(none.body).toEqual({});
  const deps = depsWith();
  const app = appWith({ config: { ...deps.config, castAppId: "A1B2C3D4" } });
  const some = await client(through(app))("GET", "/chromecast/config");
  expect(some.body).toEqual({ appId: "A1B2C3D4" });
});
