import { eq, like } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { QUOTAS, SURVEY_MAX_LENGTH } from "../../../src-shared/catalog/quotas.ts";
import { readEnv, type Translator } from "../../../src-worker/config/env.ts";
import { surveyAnswer, quotaUse } from "../../../src-worker/db/site.schema.ts";
import { mail } from "../../../src-worker/db/accounts.schema.ts";
import { cleanUp } from "../../../src-worker/jobs/cleanUp.ts";
import { mailSubscriptionEndings } from "../../../src-worker/jobs/subscriptionEndings.ts";
import { registered } from "../support/cast.ts";
import { account, office } from "../support/office.ts";
import { member } from "../support/people.ts";
import {
  appWith,
  bindings,
  client,
  database,
  depsWith,
  guest,
  problem,
  through,
  type Client,
} from "../support/support.ts";

const config = () => ({ ...readEnv(bindings), limits: {} });
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const SURVEY = { body: { language: "en", answers: { fun: 5 } } };

/** Returns the statuses of making the same call this many times. */
async function statusesOf(times: number, doIt: () => ReturnType<Client>): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) statuses.push((await doIt()).status);
  return statuses;
}

test("[T-fill] a caller cannot fill the database through the survey", async () => {
  const stranger = client();
  // Answers of sixty kilobytes, as often as calls are allowed, would fill the database, and a full one
  // accepts no login.
  const answers = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [`q${at}`, "x".repeat(2_000)]),
  );
  const flood = { body: { language: "en", answers } };
  expect((await stranger("POST", "/survey", flood)).status).toBe(400);
  const whole = { wish: "x".repeat(2_000), more: "x".repeat(2_000) };
  expect(JSON.stringify(whole).length).toBeLessThan(SURVEY_MAX_LENGTH);
  const { address, all } = QUOTAS.survey;
  const small = { body: { language: "en", answers: whole } };
  const statuses = await statusesOf(address + 2, () => stranger("POST", "/survey", small));
  expect(statuses).toEqual([...Array<number>(address).fill(202), 429, 429]);
  // It still works from another address: one address cannot block the others.
  expect((await client()("POST", "/survey", SURVEY)).status).toBe(202);
  // The total of all addresses also ends at a number that fits into a database.
  const db = await database();
  await db.update(quotaUse).set({ used: all }).where(eq(quotaUse.key, "survey:all"));
  const late = await client()("POST", "/survey", SURVEY);
  expect(late).toMatchObject({ status: 429, body: problem(429, "too_many_requests") });
  const after = through(appWith({ config: config(), now: () => Date.now() + DAY_MS + 1 }));
  expect((await client(after)("POST", "/survey", SURVEY)).status).toBe(202);
});

test("[T-fill] calls beyond an address's quota do not count towards everybody's", async () => {
  const { address } = QUOTAS.newsletter;
  const used = async () => {
    const db = await database();
    const row = await db.select().from(quotaUse).where(eq(quotaUse.key, "newsletter:all")).get();
    return row?.used ?? 0;
  };
  const before = await used();
  const eve = client();
  await statusesOf(address + 10, () =>
    eve("POST", "/email/subscribe", {
      body: { email: `${crypto.randomUUID()}@example.com`, language: "en" },
    }),
  );
  expect((await used()) - before).toBe(address);
});

test("[T-fill] guests per address and rooms per user are limited, and no address is stored in plain text", async () => {
  const host = await guest();
  const { person } = QUOTAS.room;
  const db = await database();
  const create = () =>
    host.call("POST", "/gameSession/create", {
      bearer: host.accessToken,
      body: { isPublic: false, language: "en", hostType: "HOST" },
    });
  expect((await create()).status).toBe(201);
  await db.update(quotaUse).set({ used: person }).where(like(quotaUse.key, "room:person:%"));
  expect((await create()).status).toBe(429);
  const guests = client();
  await guest(guests);
  await db
    .update(quotaUse)
    .set({ used: QUOTAS.guest.address })
    .where(like(quotaUse.key, "guest:address:%"));
  const again = await guests("POST", "/user/guest", {
    body: { guestId: crypto.randomUUID(), language: "en" },
  });
  expect(again.status).toBe(429);
  const keys = (await db.select().from(quotaUse)).map(({ key }) => key);
  expect(
    keys.filter((key) => !/^[a-z]+:(?:all|(?:address|person):[0-9a-f]{64})$/u.test(key)),
  ).toEqual([]);
  await db.delete(quotaUse);
});

test("[T-bill] translated characters are limited, so that nobody can run up a bill", async () => {
  const translate = vi.fn<Translator>(async (text) => text);
  const call = client(through(appWith({ config: { ...config(), translate } })));
  const { accessToken: bearer } = await guest(call);
  const own = crypto.randomUUID();
  const ask = (at: number) =>
    call("POST", "/translate", {
      bearer,
      body: {
        texts: Array.from({ length: 50 }, (_, nth) => `${own} ${at} ${nth} `.padEnd(500, "x")),
        source: "en",
        target: "de",
      },
    });
  const rounds = Math.floor(QUOTAS.translation.person / (50 * 500));
  const statuses: number[] = [];
  for (let at = 0; at <= rounds; at += 1) statuses.push((await ask(at)).status);
  expect(statuses).toEqual([...Array<number>(rounds).fill(200), 429]);
  expect(translate).toHaveBeenCalledTimes(rounds * 50);
  // What has been translated already is in the cache and costs nothing.
  expect((await ask(0)).status).toBe(200);
  expect(translate).toHaveBeenCalledTimes(rounds * 50);
});

test.each([
  "D1_ERROR: Exceeded maximum DB size: SQLITE_FULL",
  "D1_ERROR: Network connection lost.",
  "D1 was stopped on purpose",
])("a database that is full or down gets a 503 of its own: %s", async (message) => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const away = new Error("Failed query", { cause: new Error(message) });
  const call = client(through(appWith({ database: () => Promise.reject(away) })));
  const answer = await call("POST", "/user/guest", {
    body: { guestId: crypto.randomUUID(), language: "en" },
  });
  expect(answer).toMatchObject({ status: 503, body: problem(503, "database_unavailable") });
  silent.mockRestore();
});

test("a survey of any length is exported in full, with only the most answered questions", async () => {
  const admin = await registered({ isAdmin: true });
  const db = await database();
  const rows = Array.from({ length: 1_203 }, (_, at) => ({
    id: `0-${String(at).padStart(6, "0")}`,
    language: "en" as const,
    answers:
      at === 0
        ? Object.fromEntries(Array.from({ length: 300 }, (_, q) => [`junk${q}`, q]))
        : { fun: 4 },
    createdAt: Date.now(),
  }));
  while (rows.length > 0) await db.insert(surveyAnswer).values(rows.splice(0, 20));
  const csv = await admin.call("GET", "/admin/survey.csv", { bearer: admin.bearer });
  const lines = String(csv.body).trim().split("\r\n");
  expect(lines.length).toBeGreaterThan(1_203);
  const head = lines[0]?.split(",") ?? [];
  expect(head).toContain("fun");
  expect(head.length).toBeLessThanOrEqual(102);
});

test("a chore of the nightly clean-up that fails does not prevent the others", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const db = await database();
  await db.insert(quotaUse).values({ key: "old:all", used: 1, endsAt: 1 });
  const deps = depsWith();
  const real = await deps.database();
  const broken = new Proxy(real, {
    get(target, name: keyof typeof real) {
      const value: unknown = Reflect.get(target, name);
      if (name !== "delete" || typeof value !== "function") return value;
      return (table: unknown) => {
        if (table !== quotaUse) throw new Error("no such table");
        return db.delete(quotaUse);
      };
    },
  });
  await expect(cleanUp({ ...deps, database: async () => broken })).rejects.toThrow("no such table");
  const left = await db.select().from(quotaUse).where(eq(quotaUse.key, "old:all"));
  expect(left).toEqual([]);
  silent.mockRestore();
});

const STRIPE = { kind: "stripe", secretKey: "sk_test", webhookSecret: "whsec_test" } as const;

test("on a site that sells nothing an expired trial shuts nobody out, and no mail announces its end", async () => {
  const { payment: sandbox, ...rest } = config();
  const free = { ...rest, siteUrl: "https://hubbub.example" };
  const sold = { ...free, ...(sandbox && { payment: sandbox }) };
  const now = Date.now();
  const ann = await member({ subscriptionEndsAt: now - DAY_MS });
  const create = (config: typeof sold) =>
    client(through(appWith({ config })))("POST", "/gameSession/create", {
      bearer: ann.accessToken,
      body: { isPublic: false, language: "en", hostType: "HOST" },
    });
  const refused = await create(sold);
  expect(refused).toMatchObject({ status: 403, body: problem(403, "subscription_expired") });
  expect((await create(free)).status).toBe(201);
  const profile = await client(through(appWith({ config: free })))(
    "GET",
    `/userProfile/${ann.user.id}`,
    { bearer: ann.accessToken },
  );
  expect(profile.body).toMatchObject({ subscription: { status: "active", endDate: null } });

  const bob = await member({ subscriptionEndsAt: now + 2.5 * DAY_MS });
  const told = async (config: typeof sold) => {
    await mailSubscriptionEndings(depsWith({ config }), Date.now());
    const db = await database();
    return db
      .select()
      .from(mail)
      .where(eq(mail.recipient, bob.user.email ?? ""));
  };
  expect(await told(free)).toEqual([]);
  expect(await told(sold)).toHaveLength(1);
});

test("on a site that sells rooms a guest may open three, then has to sign up and may open more; otherwise there is no limit", async () => {
  const { payment: _sandbox, ...rest } = config();
  const free = office({ config: rest }).client();
  const place = office({ config: { ...rest, payment: STRIPE } });
  const paid = place.client();
  const ann = await guest();
  const create = (call: Client, bearer: string) =>
    call("POST", "/gameSession/create", {
      bearer,
      body: { isPublic: false, language: "en", hostType: "HOST" },
    });
  expect(await statusesOf(5, () => create(free, ann.accessToken))).toEqual(Array(5).fill(201));
  expect(await statusesOf(4, () => create(paid, ann.accessToken))).toEqual([201, 201, 201, 403]);
  // From another address it is still the same guest.
  const elsewhere = await create(place.client(), ann.accessToken);
  expect(elsewhere).toMatchObject({ status: 403, body: problem(403, "guest_limit") });
  // A month after the first room the three are counted from the beginning.
  const nextMonth = office({ config: { ...rest, payment: STRIPE } });
  nextMonth.pass(QUOTAS.guestRoom.days * DAY_MS + HOUR_MS);
  const back = await guest(nextMonth.client(), ann.guestId);
  expect((await create(nextMonth.client(), back.accessToken)).status).toBe(201);
  // New guests of one address are limited too: nobody can host forever by starting over as a new guest.
  const statuses: number[] = [];
  for (let nth = 0; nth < 12; nth += 1) {
    const { accessToken } = await guest();
    statuses.push((await create(paid, accessToken)).status);
  }
  expect(statuses.slice(-1)).toEqual([403]);
  // Once she has signed up, neither her own limit nor her address's holds for her.
  const asAnn: Client = (method, path, options) =>
    paid(method, path, { bearer: ann.accessToken, ...options });
  const { accessToken } = await account(place, {}, asAnn);
  expect(await statusesOf(4, () => create(paid, accessToken))).toEqual([201, 201, 201, 201]);
});

/** Opens a room on a television or a cast device, as a new guest whose phone is in the same network. */
const THROUGH_DEVICES = {
  television: async (call: Client, bearer: string) => {
    const shown = await call("GET", "/smarttv/generateLoginCode");
    const { loginCode, deviceToken } = z
      .object({ loginCode: z.string(), deviceToken: z.string() })
      .parse(shown.body);
    const path = `/smarttv/confirmLoginCode/${loginCode}`;
    const confirmed = await call("POST", path, { bearer, body: { language: "en" } });
    if (confirmed.status !== 204) return confirmed;
    return call("POST", "/smarttv/createSession", {
      body: { loginCode, deviceToken, isPublic: false, language: "en" },
    });
  },
  "cast device": async (call: Client, bearer: string) => {
    const body = { isPublic: false, language: "en" };
    const promised = await call("POST", "/chromecast/createSession", { bearer, body });
    if (promised.status !== 201) return promised;
    const { token } = z.looseObject({ token: z.string() }).parse(promised.body);
    // A device that hears no answer asks again, which is no other room.
    await call("POST", "/chromecast/openRoom", { body: { token } });
    return call("POST", "/chromecast/openRoom", { body: { token } });
  },
} as const;

test.each(["television", "cast device"] as const)(
  "nobody can host forever on a %s either, by starting over as a new guest",
  async (device) => {
    const paid = office({ config: { ...config(), payment: STRIPE } }).client();
    const { address } = QUOTAS.guestRoom;
    const statuses = await statusesOf(address + 1, async () => {
      const { accessToken } = await guest();
      return THROUGH_DEVICES[device](paid, accessToken);
    });
    expect(statuses).toEqual([...Array<number>(address).fill(201), 403]);
  },
);

test.each(["television", "cast device"] as const)(
  "[T-fill] an account opens no more rooms on %ss in other networks than at home",
  async (device) => {
    const place = office({ config: config() });
    const ada = await guest();
    const db = await database();
    await db.delete(quotaUse);
    const [mine, all] = [like(quotaUse.key, "room:person:%"), eq(quotaUse.key, "room:all")];
    expect((await THROUGH_DEVICES[device](place.client(), ada.accessToken)).status).toBe(201);
    // One room was opened, however often the device asked for it.
    for (const of of [mine, all]) {
      expect(await db.select().from(quotaUse).where(of)).toMatchObject([{ used: 1 }]);
    }
    await db.update(quotaUse).set({ used: QUOTAS.room.person }).where(mine);
    const late = await THROUGH_DEVICES[device](place.client(), ada.accessToken);
    expect(late).toMatchObject({ status: 429, body: problem(429, "too_many_requests") });
    await db.delete(quotaUse);
  },
);
