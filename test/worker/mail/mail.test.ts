import { createExecutionContext, createScheduledController } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as z from "zod";
import { LANGUAGES } from "../../../src-shared/catalog/languages.ts";
import { mail } from "../../../src-worker/db/accounts.schema.ts";
import { composeMail, queueMail, type MailRequest } from "../../../src-worker/mail/queueMail.ts";
import { deleteOldMails } from "../../../src-worker/mail/outbox.repository.ts";
import { PAUSES_MS, sendDueMails } from "../../../src-worker/mail/sendMail.ts";
import { writeMail, type MailContent } from "../../../src-worker/mail/templates.ts";
import { readEnv } from "../../../src-worker/config/env.ts";
import type { OutgoingMail } from "../../../src-worker/config/mailers.ts";
import index from "../../../src-worker/index.ts";
import type { Deps } from "../../../src-worker/shared/deps.ts";
import {
  appWith,
  bindings,
  client,
  database,
  depsWith,
  problem,
  through,
} from "../support/support.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A mail provider that collects what is sent; it is down for the first `fails` mails. */
function provider(fails = 0, now: () => number = () => Date.now()) {
  const sent: OutgoingMail[] = [];
  const running: Promise<unknown>[] = [];
  let left = fails;
  const send = async (one: OutgoingMail) => {
    left -= 1;
    if (left >= 0) throw Object.assign(new Error("the provider is down"), { code: "E_DOWN" });
    sent.push(one);
  };
  const config = readEnv(bindings);
  const deps: Deps = depsWith({
    config: { ...config, limits: {}, mail: { ...config.mail, send } },
    later: (work) => void running.push(work),
    now,
  });
  return { sent, deps, settled: () => Promise.all(running) };
}

let people = 0;
const somebody = () => {
  people += 1;
  return `reader${people}@mail.example`;
};

const reset = (to: string): MailRequest => ({
  to,
  language: "en",
  template: "reset",
  data: { name: "Ann", url: "https://hubbub.example/account/resetPassword?ftoken=abc" },
});

const rowOf = async (to: string) => {
  const db = await database();
  return db.select().from(mail).where(eq(mail.recipient, to)).get();
};

const CONTENTS: readonly MailContent[] = [
  { template: "verify", data: { url: "https://h.example/1", asksForNews: true, isTrial: true } },
  {
    template: "alreadyRegistered",
    data: { loginUrl: "https://h.example/1", forgotUrl: "https://h.example/2" },
  },
  { template: "reset", data: { name: "Ann", url: "https://h.example/1" } },
  { template: "loginLink", data: { name: "Ann", url: "https://h.example/1" } },
  { template: "invite", data: { invitedBy: "Bob", url: "https://h.example/1", isTrial: true } },
  { template: "deleteAccount", data: { name: "Ann", url: "https://h.example/1" } },
  { template: "changed", data: { name: "Ann", kind: "password", url: "https://h.example/1" } },
  { template: "changed", data: { name: "Ann", kind: "newBrowser", url: "https://h.example/1" } },
  { template: "changed", data: { name: "Ann", kind: "deleted", url: "https://h.example/1" } },
  { template: "newsletter", data: { url: "https://h.example/1" } },
  { template: "contactMessage", data: { name: "Ann", email: "a@b.example", message: "Hi\nyou" } },
  {
    template: "receipt",
    data: {
      name: "Ann",
      interval: "month",
      amount: 499,
      currency: "EUR",
      paidAt: Date.UTC(2026, 10, 21),
      periodStart: Date.UTC(2026, 10, 21),
      periodEnd: Date.UTC(2026, 11, 21),
      number: "H-1",
      url: "https://h.example/1",
    },
  },
  {
    template: "subscriptionEnding",
    data: {
      name: "Ann",
      endsAt: Date.UTC(2026, 10, 21),
      isTrial: true,
      url: "https://h.example/1",
    },
  },
  {
    template: "welcome",
    data: { name: "Ann", endsAt: Date.UTC(2026, 10, 21), url: "https://h.example/1" },
  },
];

/** The same mails on a site that sells nothing. */
const FREE: readonly MailContent[] = [
  { template: "verify", data: { url: "https://h.example/1", asksForNews: false, isTrial: false } },
  {
    template: "invite",
    data: { invitedBy: "Bob", url: "https://h.example/1", isTrial: false },
  },
  { template: "welcome", data: { name: "Ann", url: "https://h.example/1" } },
];

const EVERY = [...CONTENTS, ...FREE].flatMap((content) =>
  LANGUAGES.map((language) => ({ content, language, name: content.template })),
);

test.for(EVERY)("$name in $language is complete and has no gaps", ({ content, language }) => {
  const letter = writeMail(content, language, "Hubbub");
  const texts = JSON.stringify(letter);
  expect(texts).not.toMatch(/\{\{|undefined|NaN|Invalid/u);
  const english = writeMail(content, "en", "Hubbub");
  if (language !== "en") expect(letter.subject).not.toBe(english.subject);
  expect(Object.keys(letter).sort()).toEqual(Object.keys(english).sort());
  expect(letter.button?.url).toBe(english.button?.url);
});

test("on a site that sells nothing no mail mentions free days or their end", () => {
  for (const language of LANGUAGES) {
    for (const content of FREE) {
      const { paragraphs } = writeMail(content, language, "Hubbub");
      expect(paragraphs.join(" "), `${content.template} ${language}`).not.toMatch(
        /14|grat|free|darmo|zadarmo/iu,
      );
    }
  }
});

test("amounts are written as in the reader's language, dates as everywhere on the site", () => {
  const receipt = CONTENTS.find(({ template }) => template === "receipt");
  if (!receipt) throw new Error("no receipt");
  const facts = (language: (typeof LANGUAGES)[number]) =>
    writeMail(receipt, language, "Hubbub").facts?.map(([, value]) => value);
  expect(facts("en")).toEqual(["Monthly", "€4.99", "21/11/2026", "21/11/2026 – 21/12/2026", "H-1"]);
  expect(facts("pl")?.slice(1, 3)).toEqual(["4,99\u00a0€", "21/11/2026"]);
  expect(facts("dk")?.[2]).toBe("21/11/2026");
});

test("in development a mail is kept in the mailbox, not sent", async () => {
  const to = somebody();
  await queueMail(depsWith(), reset(to));
  const answer = await client()("GET", `/dev/mailbox?to=${to}`);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual([
    {
      id: expect.any(String),
      to,
      subject: "A new password for Hubbub",
      text: expect.stringContaining("Hi Ann,"),
      html: expect.stringContaining('<html lang="en">'),
      replyTo: null,
      unsubscribeUrl: null,
      createdAt: expect.any(String),
      links: ["https://hubbub.example/account/resetPassword?ftoken=abc"],
    },
  ]);
  expect(await rowOf(to)).toMatchObject({ nextAt: null, sentAt: null, attempts: 0 });
});

test("the mailbox has pages that run no scripts", async () => {
  const to = somebody();
  await queueMail(depsWith(), reset(to));
  const call = client();
  const [first] = z
    .array(z.object({ id: z.string() }))
    .parse((await call("GET", `/dev/mailbox?to=${to}`)).body);
  const list = await call("GET", "/dev/mailbox/view");
  const one = await call("GET", `/dev/mailbox/mail/${first?.id}`);
  for (const page of [list, one]) {
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script");
  }
  expect(list.body).toContain(`mail/${first?.id}`);
  expect(one.body).toContain("Forgot your password?");
  const none = await call("GET", "/dev/mailbox/mail/nothing");
  expect(none).toMatchObject({ status: 404, body: problem(404, "not_found") });
});

test("there is no mailbox in production", async () => {
  const config = { ...readEnv(bindings), limits: {}, isDev: false };
  const call = client(through(appWith({ config })), "https://hubbub.example");
  for (const path of ["/dev/mailbox", "/dev/mailbox/view", "/dev/mailbox/mail/x"]) {
    expect(await call("GET", path)).toMatchObject({ status: 404, body: problem(404, "not_found") });
  }
});

test("a mail is sent after the response, and its text is then deleted", async () => {
  const to = somebody();
  const { sent, deps, settled } = provider();
  await queueMail(deps, reset(to));
  await settled();
  expect(sent).toEqual([
    {
      id: expect.any(String),
      from: { name: "Hubbub", email: "hubbub@localhost" },
      to,
      subject: "A new password for Hubbub",
      html: expect.stringContaining("ftoken=abc"),
      text: expect.stringContaining("ftoken=abc"),
      headers: {},
    },
  ]);
  const row = await rowOf(to);
  expect(row).toMatchObject({ attempts: 1, nextAt: null, error: null, html: "", text: "" });
  expect(row?.sentAt).not.toBeNull();
});

test("a mail with an unsubscribe link has its header, and a contact message replies to its writer", async () => {
  const { sent, deps, settled } = provider();
  const unsubscribeUrl = "https://hubbub.example/api/v1/email/unsubscribe?utoken=x";
  const welcome = { name: "Ann", endsAt: 0, url: "https://hubbub.example" };
  await queueMail(deps, {
    to: somebody(),
    language: "fr",
    template: "welcome",
    data: welcome,
    unsubscribeUrl,
  });
  await queueMail(deps, {
    to: somebody(),
    language: "en",
    template: "contactMessage",
    data: { name: "Eve\r\nBcc: all@world.example", email: "eve@x.example", message: "<b>Hi</b>" },
    replyTo: "eve@x.example",
  });
  await settled();
  expect(sent[0]?.headers).toEqual({
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(sent[0]?.html).toContain(`href="${unsubscribeUrl}"`);
  expect(sent[0]?.text).toContain(unsubscribeUrl);
  expect(sent[1]).toMatchObject({
    replyTo: "eve@x.example",
    subject: "Message from Eve Bcc: all@world.example",
  });
  expect(sent[1]?.html).toContain("&lt;b&gt;Hi&lt;/b&gt;");
  expect(sent[1]?.html).not.toContain("<b>");
});

test("a mail that fails is sent again after longer and longer pauses", async () => {
  const to = somebody();
  let now = Date.now();
  const { sent, deps, settled } = provider(2, () => now);
  await queueMail(deps, reset(to));
  await settled();
  expect(await rowOf(to)).toMatchObject({
    attempts: 1,
    nextAt: now + 5 * MINUTE_MS,
    error: "Error E_DOWN: the provider is down",
    html: expect.stringContaining("ftoken"),
  });
  now += 4 * MINUTE_MS;
  await sendDueMails(deps);
  expect((await rowOf(to))?.attempts).toBe(1);
  now += MINUTE_MS;
  await sendDueMails(deps);
  expect(await rowOf(to)).toMatchObject({ attempts: 2, nextAt: now + 15 * MINUTE_MS });
  now += 15 * MINUTE_MS;
  await sendDueMails(deps);
  expect(sent).toHaveLength(1);
  expect(await rowOf(to)).toMatchObject({ attempts: 3, nextAt: null, error: null });
  await sendDueMails(deps);
  expect(sent).toHaveLength(1);
});

test("after about a day a failing mail is given up; its error is kept, its text is deleted", async () => {
  const to = somebody();
  let now = Date.now();
  const began = now;
  const { sent, deps, settled } = provider(Infinity, () => now);
  await queueMail(deps, reset(to));
  await settled();
  for (const pause of PAUSES_MS) {
    now += pause;
    await sendDueMails(deps);
  }
  expect(await rowOf(to)).toMatchObject({
    attempts: PAUSES_MS.length + 1,
    nextAt: null,
    sentAt: null,
    error: "Error E_DOWN: the provider is down",
    html: "",
    text: "",
  });
  expect(now - began).toBeGreaterThan(DAY_MS);
  expect(now - began).toBeLessThan(2 * DAY_MS);
  expect(sent).toEqual([]);
});

test("of two runs at the same time only one sends a mail", async () => {
  const to = somebody();
  let now = Date.now();
  const { sent, deps, settled } = provider(1, () => now);
  await queueMail(deps, reset(to));
  await settled();
  now += 5 * MINUTE_MS;
  await Promise.all([sendDueMails(deps), sendDueMails(deps)]);
  expect(sent).toHaveLength(1);
});

test("the scheduled run sends a mail whose first try was cut short", async () => {
  const to = somebody();
  let now = Date.now();
  const { sent, deps } = provider(0, () => now);
  const cut = await composeMail(deps, reset(to));
  await cut.insert(await database());
  await sendDueMails(deps);
  expect(sent).toEqual([]);
  now += 5 * MINUTE_MS;
  await sendDueMails(deps);
  expect(sent.map((one) => one.to)).toEqual([to]);
});

test("without a provider a mail waits as long as its links work, and is sent if one is set up in time", async () => {
  const { mail: settings } = readEnv({ ...bindings, DEV: "" });
  let now = Date.now();
  const without = provider(0, () => now);
  const config = { ...without.deps.config, isDev: false, mail: settings };
  const alone = { ...without.deps, config };
  const [late, early] = [somebody(), somebody()];
  await queueMail(alone, reset(late));
  now += 2 * DAY_MS;
  await queueMail(alone, reset(early));
  await sendDueMails(alone);
  expect(await rowOf(late)).toMatchObject({ attempts: 0, error: null, sentAt: null });
  expect((await rowOf(late))?.text).toContain("ftoken=abc");

  now += 5 * MINUTE_MS;
  const { sent, deps } = provider(0, () => now);
  await sendDueMails(deps);
  expect(sent.map(({ to }) => to)).toContain(early);
  expect(sent.map(({ to }) => to)).not.toContain(late);
  expect(await rowOf(late)).toMatchObject({ nextAt: null, error: "no provider", text: "" });
});

test("an unsent mail is deleted once none of its links can work", async () => {
  const { mail: settings } = readEnv({ ...bindings, DEV: "" });
  const began = Date.now() - 8 * DAY_MS;
  const { deps } = provider(0, () => began);
  const [old, fresh] = [somebody(), somebody()];
  await queueMail(
    { ...deps, config: { ...deps.config, isDev: false, mail: settings } },
    reset(old),
  );
  await queueMail(depsWith({ now: () => began + 2 * DAY_MS }), reset(fresh));
  await deleteOldMails(await database(), began + DAY_MS);
  expect(await rowOf(old)).toBeUndefined();
  expect(await rowOf(fresh)).toBeDefined();
});

test("sending mails requires MAIL_FROM", () => {
  const EMAIL = { send: async () => ({ messageId: "1" }) };
  for (const half of [{ EMAIL }, { RESEND_API_KEY: "re_1" }]) {
    expect(readEnv({ ...bindings, ...half, DEV: "" }).mail.send).toBeUndefined();
  }
  const bound = readEnv({ ...bindings, DEV: "", EMAIL, MAIL_FROM: "hi@hubbub.example" }).mail;
  expect(bound).toMatchObject({
    from: { name: "Hubbub", email: "hi@hubbub.example" },
    team: "hi@hubbub.example",
  });
});

test("the addresses for mails may have a name in front or spaces around them", () => {
  const EMAIL = { send: async () => ({ messageId: "1" }) };
  const said = {
    MAIL_FROM: "Party <hi@hubbub.example>",
    MAIL_TEAM: " Team <team@hubbub.example> ",
  };
  expect(readEnv({ ...bindings, DEV: "", EMAIL, ...said }).mail).toMatchObject({
    from: { name: "Hubbub", email: "hi@hubbub.example" },
    team: "team@hubbub.example",
  });
});

test("the frequent cron does not clean up, the daily one does", async () => {
  const db = await database();
  const old = somebody();
  await queueMail(depsWith({ now: () => Date.now() - 8 * DAY_MS }), reset(old));
  await index.scheduled(
    createScheduledController({ cron: "*/5 * * * *" }),
    bindings,
    createExecutionContext(),
  );
  expect(await rowOf(old)).toBeDefined();
  await index.scheduled(
    createScheduledController({ cron: "17 3 * * *" }),
    bindings,
    createExecutionContext(),
  );
  expect(await db.select().from(mail).where(eq(mail.recipient, old))).toEqual([]);
});
