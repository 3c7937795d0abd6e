import { expect, test } from "vitest";
import { createdResponse } from "../../../src-shared/api/gameSession.ts";
import { subscriber } from "../../../src-worker/db/accounts.schema.ts";
import { openDatabase } from "../../../src-worker/db/client.ts";
import { rowsAsSelect } from "../../../src-worker/db/upsert.ts";
import { queueMail } from "../../../src-worker/mail/queueMail.ts";
import { sendDueMails } from "../../../src-worker/mail/sendMail.ts";
import { member } from "../support/people.ts";
import { appWith, bindings, client, depsWith, through } from "../support/support.ts";

/**
 * Database queries and calls to other services that one request or run may make.
 * https://developers.cloudflare.com/d1/platform/limits/
 */
const ALLOWED = 50;
const HOUR_MS = 60 * 60_000;

/** The database, and a count of its queries since the last look. Each statement of a batch counts. */
function counted() {
  let asked = 0;
  const statement = (one: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(one, {
      get(target, name) {
        if (name === ORIGINAL) return target;
        // SAFETY: the type of whatever a statement has under this name is not known.
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== "function") return value;
        return (...args: unknown[]): unknown => {
          if (name !== "bind") asked += 1;
          const result: unknown = Reflect.apply(value, target, args);
          // SAFETY: `bind` returns a statement.
          return name === "bind" ? statement(result as D1PreparedStatement) : result;
        };
      },
    });
  const d1 = new Proxy(bindings.DB, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => statement(target.prepare(sql));
      if (name === "batch") {
        return (all: D1PreparedStatement[]) => {
          asked += all.length;
          // SAFETY: `statement` wrapped it, so the original is there.
          return target.batch(all.map((one) => Reflect.get(one, ORIGINAL) as D1PreparedStatement));
        };
      }
      return Reflect.get(target, name) as unknown;
    },
  });
  const look = () => {
    const since = asked;
    asked = 0;
    return since;
  };
  return { database: () => openDatabase(d1), look };
}
const ORIGINAL = Symbol("the statement itself");

const MEND =
  "To fix it: put what belongs together into one batch or one query, or do it in several runs";

test("no request of an evening makes more database queries than the free plan allows", async () => {
  const { database, look } = counted();
  const call = client(through(appWith({ database })));
  const { accessToken: bearer } = await member();
  // The first request of an isolate also checks whether the tables are up to date.
  await call("GET", "/health");
  const asked: Record<string, number> = { first: look() };
  const create = { isPublic: true, language: "en", hostType: "HOST" };
  const opened = await call("POST", "/gameSession/create", { body: create, bearer });
  asked["create"] = look();
  const { gameCode } = createdResponse.parse(opened.body);
  await call("GET", `/gameSession/${gameCode}`);
  asked["look up"] = look();
  await call("POST", "/user/guest", { body: { language: "en" } });
  asked["guest"] = look();
  await call("GET", "/gameSession/publicGames");
  asked["public games"] = look();
  expect(asked["create"], "the count sees nothing").toBeGreaterThan(1);
  for (const [what, times] of Object.entries(asked)) {
    expect(times, `${what}: ${MEND}`).toBeLessThanOrEqual(ALLOWED);
  }
});

test("a run that sends waiting mails stays within the free plan, however many wait", async () => {
  const { database, look } = counted();
  const mails: string[] = [];
  const plain = depsWith({ database });
  // Mails are not sent here, so they wait.
  const alone = { ...plain, config: { ...plain.config, isDev: false } };
  for (let reader = 0; reader < 60; reader += 1) {
    const data = { name: "", url: "https://party.example" };
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
    await queueMail(alone, {
      to: `waits${reader}@mail.example`,
      language: "en",
      template: "reset",
      data,
    });
  }
  look();
  const send = async ({ to }: { readonly to: string }) => void mails.push(to);
  const config = { ...plain.config, mail: { ...plain.config.mail, send } };
  await sendDueMails({ ...plain, config, now: () => Date.now() + HOUR_MS });
  expect(mails.length).toBeGreaterThan(5);
  expect(look() + mails.length, MEND).toBeLessThanOrEqual(ALLOWED);
});

test("the list of the newsletter's readers is complete and within the free plan, however many there are", async () => {
  const { database, look } = counted();
  const { call, accessToken: bearer } = await member(
    { isAdmin: true },
    client(through(appWith({ database }))),
  );
  const readers = Array.from({ length: 2 * ALLOWED }, () => `${crypto.randomUUID()}@mail.example`);
  const rows = readers.map((email) => {
    return { email, emailKey: email, language: "en", createdAt: 1, confirmedAt: 2 } as const;
  });
  await (await database()).insert(subscriber).select(rowsAsSelect(subscriber, rows));
  look();
  const { body } = await call("GET", "/admin/newsletter.csv", { bearer });
  expect(look(), MEND).toBeLessThanOrEqual(ALLOWED);
  const lines = String(body).split("\r\n");
  for (const email of readers) {
    expect(lines.find((line) => line.startsWith(email))).toMatch(/utoken=[\w-]+$/u);
  }
  expect(new Set(String(body).match(/(?<=utoken=)[\w-]+/gu)).size).toBeGreaterThanOrEqual(
    readers.length,
  );
});
