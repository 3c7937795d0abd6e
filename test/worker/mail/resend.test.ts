import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { readEnv } from "../../../src-worker/config/env.ts";
import { mail } from "../../../src-worker/db/accounts.schema.ts";
import { queueMail } from "../../../src-worker/mail/queueMail.ts";
import { sendDueMails } from "../../../src-worker/mail/sendMail.ts";
import { bindings, database, depsWith } from "../support/support.ts";

// These tests run Resend's own client; the responses are those of
// https://resend.com/docs/api-reference/errors.

const MINUTE_MS = 60_000;
const asked = z.object({
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  reply_to: z.string().optional(),
  headers: z.record(z.string(), z.string()),
});

/** A stand-in for Resend that gives these responses in turn and records the calls. */
function resend(...answers: readonly (() => Response)[]) {
  const calls: { readonly url: string; readonly headers: Headers; readonly body: unknown }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: { headers: Headers; body: string }) => {
    const answer = answers[Math.min(calls.length, answers.length - 1)];
    calls.push({ url, headers: new Headers(init.headers), body: JSON.parse(init.body) });
    if (!answer) throw new TypeError("Network connection lost.");
    return answer();
  });
  return calls;
}
afterEach(() => vi.unstubAllGlobals());

const taken = () => Response.json({ id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" });
const refused =
  (statusCode: number, name: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json(
      { statusCode, name, message: `because of ${name}` },
      { status: statusCode, headers },
    );

let readers = 0;
/** Queues a mail to somebody on a site that sends mails through Resend. */
async function mailed() {
  readers += 1;
  const to = `resend${readers}@mail.example`;
  const running: Promise<unknown>[] = [];
  const clock = { now: Date.now() };
  const settings = { DEV: "", RESEND_API_KEY: "re_123", MAIL_FROM: "hi@party.example" };
  const config = readEnv({ ...bindings, ...settings, SITE_NAME: 'The "Den"' });
  const deps = depsWith({
    config: { ...config, limits: {} },
    later: (work) => void running.push(work),
    now: () => clock.now,
  });
  await queueMail(deps, {
    to,
    language: "en",
    template: "contactMessage",
    data: { name: "Ann", email: "ann@a.example", message: "Hi" },
    replyTo: "ann@a.example",
    unsubscribeUrl: "https://party.example/stop",
  });
  await Promise.all(running);
  const db = await database();
  const row = async () => db.select().from(mail).where(eq(mail.recipient, to)).get();
  return { to, deps, clock, row };
}

test("a mail is sent through Resend with all its parts under its own id, and marked as sent", async () => {
  const calls = resend(taken);
  const { to, row } = await mailed();
  const sent = await row();
  expect(sent).toMatchObject({ attempts: 1, error: null, nextAt: null, text: "" });
  expect(sent?.sentAt).toBeGreaterThan(0);
  expect(calls).toHaveLength(1);
  const [call] = calls;
  expect(call?.url).toBe("https://api.resend.com/emails");
  expect(call?.headers.get("authorization")).toBe("Bearer re_123");
  expect(call?.headers.get("idempotency-key")).toBe(sent?.id);
  expect(asked.parse(call?.body)).toMatchObject({
    from: String.raw`"The \"Den\"" <hi@party.example>`,
    to,
    subject: "Message from Ann",
    reply_to: "ann@a.example",
    headers: {
      "List-Unsubscribe": "<https://party.example/stop>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  });
});

test("a mail that Resend refuses is sent again, with the reason stored for the admin", async () => {
  const calls = resend(refused(422, "validation_error"), taken);
  const { deps, clock, row } = await mailed();
  expect(await row()).toMatchObject({
    attempts: 1,
    nextAt: clock.now + 5 * MINUTE_MS,
    error: "MailRefused 422 validation_error: because of validation_error",
  });
  clock.now += 5 * MINUTE_MS;
  await sendDueMails(deps);
  expect(await row()).toMatchObject({ attempts: 2, error: null });
  expect(new Set(calls.map(({ headers }) => headers.get("idempotency-key")))).toHaveLength(1);
});

test("after too many mails the next try waits at least as long as Resend asks for", async () => {
  resend(refused(429, "rate_limit_exceeded", { "retry-after": "1800" }));
  const patient = await mailed();
  expect(await patient.row()).toMatchObject({
    nextAt: patient.clock.now + 30 * MINUTE_MS,
    error: "MailRefused 429 rate_limit_exceeded: because of rate_limit_exceeded",
  });
  resend(refused(429, "rate_limit_exceeded", { "retry-after": "2" }));
  const soon = await mailed();
  expect((await soon.row())?.nextAt).toBe(soon.clock.now + 5 * MINUTE_MS);
});

test.for([
  ["an error of Resend's", refused(500, "application_error"), /500 application_error/u],
  [
    "a gateway that answers with a page",
    () => new Response("<h1>502</h1>", { status: 502 }),
    /502/u,
  ],
  ["no answer at all", undefined, /application_error/u],
] as const)("%s leads to another try", async ([, answer, said]) => {
  resend(...(answer ? [answer] : []));
  const { clock, row } = await mailed();
  const waiting = await row();
  expect(waiting).toMatchObject({ attempts: 1, sentAt: null, nextAt: clock.now + 5 * MINUTE_MS });
  expect(waiting?.error).toMatch(said);
  expect(waiting?.text).not.toBe("");
});
