import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { eq, like } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { LINK_WORKS_MS } from "../../../../src-worker/mail/mailToken.ts";
import {
  deleteUnconfirmed,
  findSubscriber,
  upsertSubscriber,
} from "../../../../src-worker/mail/subscriber.repository.ts";
import { mail, subscriber } from "../../../../src-worker/db/accounts.schema.ts";
import {
  contactMessage,
  eventCount,
  quotaUse,
  surveyAnswer,
} from "../../../../src-worker/db/site.schema.ts";
import { QUOTAS } from "../../../../src-shared/catalog/quotas.ts";
import { readEnv, type Translator } from "../../../../src-worker/config/env.ts";
import { csvOf } from "../../../../src-worker/shared/csv.ts";
import { captureError, watched, type Handler } from "../../../../src-worker/config/sentry.ts";
import { registered, visitor } from "../../support/cast.ts";
import {
  ALL_CODES,
  appWith,
  bindings,
  client,
  type Client,
  database,
  depsWith,
  ORIGIN,
  problem,
  through,
} from "../../support/support.ts";

const config = () => ({ ...readEnv(bindings), limits: {} });
const DAY_MS = 24 * 60 * 60 * 1000;

/** A team with a mailbox that no other test writes to. */
function ownTeam() {
  const team = `${crypto.randomUUID()}@team.example`;
  const deps = { config: { ...config(), mail: { ...config().mail, team } } };
  const letters = async () =>
    (await database()).select().from(mail).where(eq(mail.recipient, team));
  return { letters, call: client(through(appWith(deps))) };
}

const MESSAGE = { name: "Ann", email: "ann@example.com", message: "Hello!\nIs anybody there?" };

test("a contact message reaches the team, who can reply straight to its writer", async () => {
  const { call, letters } = ownTeam();
  const answer = await call("POST", "/email/contactForm", { body: MESSAGE });
  expect(answer).toMatchObject({ status: 202, body: {} });
  const [letter] = await letters();
  expect(letter).toMatchObject({ replyTo: "ann@example.com" });
  expect(letter?.text).toContain("> Hello!\n> Is anybody there?");
  const db = await database();
  const kept = await db
    .select()
    .from(contactMessage)
    .where(eq(contactMessage.email, "ann@example.com"));
  expect(kept).toContainEqual(expect.objectContaining({ name: "Ann", message: MESSAGE.message }));
});

test("scripts in a message are shown, not run, and a name cannot add a header", async () => {
  const { call, letters } = ownTeam();
  const body = {
    name: "Eve\r\nBcc: everybody@example.com",
    email: "eve@example.com",
    message: "<script>alert(1)</script>",
  };
  expect((await call("POST", "/email/contactForm", { body })).status).toBe(202);
  const [letter] = await letters();
  expect(letter?.subject).not.toMatch(/[\r\n]/u);
  expect(letter?.html).not.toContain("<script>");
  expect(letter?.html).toContain("&lt;script&gt;");
});

test("a message may be empty, and a bot that fills in the hidden field is accepted but ignored", async () => {
  const { call, letters } = ownTeam();
  expect(
    (await call("POST", "/email/contactForm", { body: { ...MESSAGE, message: "" } })).status,
  ).toBe(202);
  const trap = { ...MESSAGE, website: "https://buy.example" };
  expect((await call("POST", "/email/contactForm", { body: trap })).status).toBe(202);
  expect(await letters()).toHaveLength(1);
});

test.for([
  { what: "without a name", change: { name: "" } },
  { what: "with an address that is none", change: { email: "no address" } },
  { what: "without an address", change: { email: undefined } },
  { what: "without a message", change: { message: undefined } },
  { what: "with a book", change: { message: "x".repeat(5001) } },
])("a contact form $what is refused", async ({ change }) => {
  const answer = await client()("POST", "/email/contactForm", { body: { ...MESSAGE, ...change } });
  expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
});

test("the team's mailbox cannot be flooded, and a spammer does not block others", async () => {
  const now = () => Date.now() + 400 * DAY_MS;
  const { letters } = ownTeam();
  const write = (call: Client) => call("POST", "/email/contactForm", { body: MESSAGE });
  const newcomer = () => client(through(appWith({ config: config(), now })));
  const { address, all } = QUOTAS.contact;
  const eve = newcomer();
  for (let count = 0; count < address; count += 1) expect((await write(eve)).status).toBe(202);
  for (let count = 0; count < 3; count += 1) expect((await write(eve)).status).toBe(429);
  expect((await write(newcomer())).status).toBe(202);
  // A thousand addresses together are still limited by the day's total.
  const db = await database();
  await db.update(quotaUse).set({ used: all }).where(eq(quotaUse.key, "contact:all"));
  const late = await write(newcomer());
  expect(late.status).toBe(429);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await letters()).toHaveLength(0);
});

function translating(translate: Translator) {
  const asked: string[][] = [];
  const spy: Translator = (...words) => {
    asked.push(words);
    return translate(...words);
  };
  const call = client(through(appWith({ config: { ...config(), translate: spy } })));
  return { asked, call };
}

test("texts are translated in order, each only once", async () => {
  const { asked, call } = translating(async (text, _source, target) => `${target}:${text}`);
  const { bearer } = await visitor();
  const own = crypto.randomUUID();
  const texts = [`cheese ${own}`, `bread ${own}`];
  const ask = () => call("POST", "/translate", { body: { texts, target: "dk" }, bearer });
  const expected = { texts: texts.map((text) => `da:${text}`) };
  expect(await ask()).toMatchObject({ status: 200, body: expected });
  expect(asked).toEqual(texts.map((text) => [text, "en", "da"]));
  expect((await ask()).body).toEqual(expected);
  expect(asked).toHaveLength(2);
  const same = { texts, source: "dk", target: "dk" };
  expect((await call("POST", "/translate", { body: same, bearer })).body).toEqual({ texts });
  expect(asked).toHaveLength(2);
});

test("Workers AI does the translating", async () => {
  const run = vi.fn(async (_model: string, input: Readonly<Record<string, unknown>>) => ({
    translated_text: `${String(input["target_lang"])}!`,
  }));
  const { translate } = readEnv({ ...bindings, AI: { run } });
  expect(await translate?.("hello", "en", "sk")).toBe("sk!");
  expect(run).toHaveBeenCalledWith("@cf/meta/m2m100-1.2b", {
    text: "hello",
    source_lang: "en",
    target_lang: "sk",
  });
  const odd = readEnv({ ...bindings, AI: { run: async () => ({}) } });
  await expect(odd.translate?.("hello", "en", "sk")).rejects.toThrow();
});

test("without a translator, or if it fails, a translation gets a 503", async () => {
  const { bearer } = await visitor();
  const options = { body: { texts: ["x"], target: "pl" }, bearer };
  const unavailable = { status: 503, body: problem(503, "translation_unavailable") };
  expect(await client()("POST", "/translate", options)).toMatchObject(unavailable);
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { call } = translating(() => Promise.reject(new Error("out of neurons")));
  const body = { texts: [crypto.randomUUID()], target: "pl" };
  expect(await call("POST", "/translate", { body, bearer })).toMatchObject(unavailable);
  // One log line for the fault and one for the response.
  expect(silent).toHaveBeenCalledTimes(2);
  silent.mockRestore();
});

test.for([
  { what: "nothing", change: { texts: [] } },
  { what: "51 texts", change: { texts: Array.from({ length: 51 }, () => "x") } },
  { what: "a chapter", change: { texts: ["x".repeat(501)] } },
  { what: "a text into Martian", change: { target: "xx" } },
])("a translation of $what is refused", async ({ change }) => {
  const { bearer } = await visitor();
  const body = { texts: ["x"], target: "pl", ...change };
  const answer = await client()("POST", "/translate", { body, bearer });
  expect(answer.status).toBe(400);
});

const KEY = { key: "phc_of_the_tests", host: "https://eu.i.posthog.com" };

function counting(now: number, posthog: typeof KEY | null = KEY) {
  const sent: { url: string; body: Record<string, unknown> }[] = [];
  const work: Promise<unknown>[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    sent.push({ url: request.url, body: await request.json() });
    return new Response("{}");
  };
  const app = appWith({
    config: { ...config(), ...(posthog && { posthog }) },
    fetch,
    later: (promise) => work.push(promise),
    now: () => now,
  });
  const call = client(through(app));
  const counts = async () => {
    const day = new Date(now).toISOString().slice(0, 10);
    const rows = await (
      await database()
    )
      .select()
      .from(eventCount)
      .where(like(eventCount.key, `${day} %`));
    return Object.fromEntries(rows.map(({ key, count }) => [key.slice(11), count]));
  };
  return { call, sent, counts, done: () => Promise.all(work) };
}

const PAGE = { event: "page_viewed", distinctId: "browser-1", properties: { page: "/games" } };

test("an event is forwarded to the provider, with only the listed properties", async () => {
  const now = Date.UTC(2031, 0, 1);
  const { call, sent, counts, done } = counting(now);
  const properties = { page: "/games", email: "ann@example.com", $ip: "1.2.3.4" };
  const answer = await call("POST", "/posthogEvent", { body: { ...PAGE, properties } });
  expect(answer).toMatchObject({ status: 202, body: {} });
  await done();
  expect(sent).toEqual([
    {
      url: "https://eu.i.posthog.com/i/v0/e/",
      body: {
        api_key: "phc_of_the_tests",
        event: "page_viewed",
        distinct_id: "browser-1",
        timestamp: "2031-01-01T00:00:00.000Z",
        properties: { page: "/games", $process_person_profile: false, $geoip_disable: true },
      },
    },
  ]);
  expect(await counts()).toEqual({ page_viewed: 1 });
});

test("without a provider or consent, an event is only counted", async () => {
  const now = Date.UTC(2031, 0, 2);
  const without = counting(now, null);
  await without.call("POST", "/posthogEvent", { body: PAGE });
  const { call, sent, counts, done } = counting(now);
  await call("POST", "/posthogEvent", { body: { ...PAGE, consent: false } });
  await call("POST", "/posthogEvent", { body: PAGE, headers: { "sec-gpc": "1" } });
  await call("POST", "/posthogEvent", { body: PAGE, headers: { dnt: "1" } });
  await done();
  expect(sent).toEqual([]);
  expect(await counts()).toEqual({ page_viewed: 4 });
});

test("an account's event is forwarded under its id if its profile agrees, and an admin's is not even counted", async () => {
  const now = Date.now();
  const [quiet, agreeing, admin] = [
    await registered(),
    await registered({ analyticsConsent: true }),
    await registered({ analyticsConsent: true, isAdmin: true }),
  ];
  const { call, sent, counts, done } = counting(now);
  const before = (await counts())["tutorial_opened"] ?? 0;
  const body = { event: "tutorial_opened", distinctId: "anything", properties: {} };
  for (const { bearer } of [quiet, agreeing, admin]) {
    expect((await call("POST", "/posthogEvent", { body, bearer })).status).toBe(202);
  }
  await done();
  expect(sent.map((one) => one.body["distinct_id"])).toEqual([agreeing.userId]);
  expect(await counts()).toMatchObject({ tutorial_opened: before + 2 });
});

test("a provider that is down does not delay the response", async () => {
  const silent = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const work: Promise<unknown>[] = [];
  const app = appWith({
    config: { ...config(), posthog: KEY },
    fetch: () => Promise.reject(new Error("no network")),
    later: (promise) => work.push(promise),
  });
  expect((await client(through(app))("POST", "/posthogEvent", { body: PAGE })).status).toBe(202);
  await Promise.all(work);
  expect(silent).toHaveBeenCalledOnce();
  silent.mockRestore();
});

const many = (count: number, name: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at}`, 1]));

test.for([
  { what: "SQL for a name", change: { event: "'; DROP TABLE event_count; --" } },
  { what: "a name nobody knows", change: { event: "made_up" } },
  { what: "a long id", change: { distinctId: "x".repeat(65) } },
  { what: "a property inside a property", change: { properties: { page: { deep: 1 } } } },
  { what: "a long property", change: { properties: { page: "x".repeat(201) } } },
  { what: "21 properties", change: { properties: many(21, "p") } },
])("an event with $what is refused", async ({ change }) => {
  const answer = await client()("POST", "/posthogEvent", { body: { ...PAGE, ...change } });
  expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
});

test("PostHog's key and host are read from the environment, the host with or without a final slash", () => {
  const env = { ...bindings, POSTHOG_KEY: "phc", POSTHOG_HOST: "https://ph.example/" };
  expect(readEnv(env).posthog).toEqual({ key: "phc", host: "https://ph.example" });
  expect(readEnv({ ...bindings, POSTHOG_KEY: "phc" }).posthog?.host).toBe(KEY.host);
  expect(readEnv({ ...bindings }).posthog).toBeUndefined();
});

const FAILURE = {
  message: "x is undefined",
  url: "https://hubbub.example/join/ABCDE?token=secret#more",
  stack: "TypeError: x is undefined\n    at Stage (stage.js:1:1)",
  version: "1.0.0",
};

test("a page's failure is reported without the private parts of its address", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const report = vi.fn();
  const call = client(through(appWith({ report })));
  expect((await call("POST", "/clientError", { body: FAILURE })).status).toBe(202);
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({
      name: "ClientError",
      message: FAILURE.message,
      stack: FAILURE.stack,
    }),
    // Without the room's code, which would let strangers in.
    expect.objectContaining({ side: "client", page: "https://hubbub.example/join" }),
  );
  expect(JSON.stringify(silent.mock.calls)).not.toMatch(/secret|ABCDE/u);
  silent.mockRestore();
  const long = { ...FAILURE, stack: "x".repeat(8001) };
  expect((await call("POST", "/clientError", { body: long })).status).toBe(400);
});

test("a server error is reported with its request's id, a refusal is not", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const report = vi.fn();
  const call = client(
    through(
      appWith({
        report,
        room: () => Promise.reject(new Error("broken")),
        codes: ALL_CODES,
      }),
    ),
  );
  const { headers } = await call("GET", "/gameSession/ABCDE");
  await call("GET", "/nothing");
  expect(report.mock.calls).toEqual([
    [expect.any(Error), { side: "worker", request: headers.get("x-request-id") }],
  ]);
  silent.mockRestore();
});

test("Sentry gets errors, but nothing of the request", async () => {
  const sent: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    expect(request.url).toMatch(/^https:\/\/sentry\.example\/api\/7\/envelope\//u);
    sent.push(new TextDecoder().decode(await request.arrayBuffer()));
    return new Response("{}");
  };
  const plain: Handler = {
    fetch: async () => {
      await captureError(new Error("the cellar is flooded"), { side: "worker" });
      return new Response("sorry", { status: 500 });
    },
    scheduled: () => undefined,
  };
  const handler = await watched(plain, bindings, { dsn: "https://key@sentry.example/7", fetch });
  const url = `${ORIGIN}/api/v1/user/verifyEmail?vtoken=very-secret`;
  const request = new Request(url, { headers: { cookie: "hubbub_session=very-secret" } });
  const ctx = createExecutionContext();
  // SAFETY: the handler uses nothing that only a request from outside has.
  const answer = await handler.fetch(request as Parameters<Handler["fetch"]>[0], bindings, ctx);
  // Errors are sent after the response is complete.
  expect([answer.status, await answer.text()]).toEqual([500, "sorry"]);
  await waitOnExecutionContext(ctx);
  expect(sent.join()).toContain("the cellar is flooded");
  expect(sent.join()).toContain('"side":"worker"');
  expect(sent.join()).not.toContain("very-secret");
});

test("survey answers are stored and exported as CSV without formulas", async () => {
  const admin = await registered({ isAdmin: true });
  const mark = crypto.randomUUID();
  const answers = { fun: 5, mark, why: '=cmd|" /C calc"!A0', games: ["RPS", "AB"], again: true };
  const answered = await client()("POST", "/survey", { body: { language: "pl", answers } });
  expect(answered).toMatchObject({ status: 202, body: {} });
  const csv = await admin.call("GET", "/admin/survey.csv", { bearer: admin.bearer });
  expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const lines = String(csv.body).split("\r\n");
  expect(lines[0]).toMatch(/^answeredAt,language,again,/u);
  const line = lines.find((one) => one.includes(mark));
  expect(line).toContain("RPS; AB");
  expect(line).toContain(`"'=cmd|"" /C calc""!A0"`);
  const rows = await (await database()).select().from(surveyAnswer);
  expect(rows.length).toBeGreaterThan(0);
});

test.for([
  { what: "no answers", body: { answers: {} } },
  { what: "a question with an odd name", body: { answers: { "not a name": 1 } } },
  { what: "a long answer", body: { answers: { fun: "x".repeat(2001) } } },
  { what: "an answer inside an answer", body: { answers: { fun: { deep: 1 } } } },
  { what: "41 answers", body: { answers: many(41, "q") } },
  { what: "nothing at all", body: {} },
])("a survey with $what is refused", async ({ body }) => {
  expect((await client()("POST", "/survey", { body })).status).toBe(400);
});

test.for([
  { what: "no answers", answers: {}, code: "too_small" },
  { what: "41 answers", answers: many(41, "q"), code: "too_big" },
])("a survey with $what is told that they are $code", async ({ answers, code }) => {
  const { body } = await client()("POST", "/survey", { body: { answers } });
  expect(body).toMatchObject({ errors: [{ path: "answers", code }] });
});

test("the newsletter's readers are confirmed subscribers and accounts that agreed, each listed once", async () => {
  const admin = await registered({ isAdmin: true });
  const [yes, no, both] = [
    await registered({ marketingConsent: true, name: "@Ann" }),
    await registered(),
    await registered({ marketingConsent: true }),
  ];
  const db = await database();
  const pending = `${crypto.randomUUID()}@example.com`;
  const reader = { language: "en" as const, createdAt: 1 };
  await db.insert(subscriber).values([
    { ...reader, email: both.email, emailKey: both.email, confirmedAt: 2 },
    { ...reader, email: pending, emailKey: pending, confirmedAt: null },
  ]);
  const answer = await admin.call("GET", "/admin/newsletter.csv", { bearer: admin.bearer });
  const text = String(answer.body);
  expect(text.split(both.email)).toHaveLength(2);
  expect(text).toContain(`${yes.email},'@Ann,en,`);
  expect(text).not.toContain(no.email);
  expect(text).not.toContain(pending);
  // A subscriber without an account also has a link of their own to unsubscribe.
  const line = text.split("\r\n").find((one) => one.includes(both.email)) ?? "";
  const [utoken] = /(?<=utoken=)[\w-]+$/u.exec(line) ?? [];
  const stop = await client()("POST", "/user/unsubscribe", { body: { utoken } });
  expect(stop.status).toBe(204);
  const later = await admin.call("GET", "/admin/newsletter.csv", { bearer: admin.bearer });
  expect(String(later.body)).not.toContain(both.email);
});

test("a visitor who asks for the newsletter again has a whole week from then on", async () => {
  const db = await database();
  const email = `${crypto.randomUUID()}@example.com`;
  const asked = (createdAt: number) => ({
    email,
    emailKey: email,
    language: "en" as const,
    createdAt,
  });
  const DAY_MS = 24 * 60 * 60_000;
  await upsertSubscriber(db, asked(0));
  await upsertSubscriber(db, asked(6 * DAY_MS));
  await deleteUnconfirmed(db, 7.1 * DAY_MS - LINK_WORKS_MS.newsletter);
  expect(await findSubscriber(db, email)).toBeDefined();
  await deleteUnconfirmed(db, 13.1 * DAY_MS - LINK_WORKS_MS.newsletter);
  expect(await findSubscriber(db, email)).toBeUndefined();
});

test("a handled message can be deleted", async () => {
  const admin = await registered({ isAdmin: true });
  const id = crypto.randomUUID();
  const row = {
    id,
    name: "Ann",
    email: "a@b.example",
    message: "hi",
    createdAt: Date.now() + 1000 * DAY_MS,
  };
  await (await database()).insert(contactMessage).values(row);
  const seen = await admin.call("GET", "/admin/contactMessages", { bearer: admin.bearer });
  expect(JSON.stringify(seen.body)).toContain(id);
  const remove = () =>
    admin.call("DELETE", `/admin/contactMessages/${id}`, { bearer: admin.bearer });
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
});

test("CSV defuses formulas behind what spreadsheets skip, and those with wide signs", () => {
  for (const begin of ["\n=", "\0=", "＝", "＋", "－", "＠"]) {
    const text = `${begin}HYPERLINK(A1)`;
    expect(csvOf([[text]])).toBe(text.includes("\n") ? `"'${text}"\r\n` : `'${text}\r\n`);
  }
});

test("CSV keeps commas, quotes and lines, and defuses formulas", () => {
  const rows = [
    ["a,b", 'c"d', "e\nf", "", -5],
    ["=1+1", "+1", "-1", "@x", "\tx"],
  ];
  expect(csvOf(rows)).toBe(`"a,b","c""d","e\nf",,-5\r\n'=1+1,'+1,'-1,'@x,'\tx\r\n`);
});

test("the Worker has neither PostHog nor a translator if no key is set", () => {
  const { posthog, translate } = depsWith().config;
  expect([posthog, translate]).toEqual([undefined, undefined]);
});
