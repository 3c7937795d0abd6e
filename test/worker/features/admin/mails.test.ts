import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as z from "zod";
import { readEnv } from "../../../../src-worker/config/env.ts";
import type { Bindings } from "../../../../src-worker/config/bindings.ts";
import { auditEntry } from "../../../../src-worker/db/site.schema.ts";
import { queueMail } from "../../../../src-worker/mail/queueMail.ts";
import { member } from "../../support/people.ts";
import {
  appWith,
  bindings,
  client,
  database,
  depsWith,
  problem,
  through,
} from "../../support/support.ts";

const list = z.object({
  items: z.array(z.object({ id: z.string(), to: z.string(), isReadable: z.boolean() }).loose()),
});

/** Makes a site with these settings, a mail to somebody there who forgot their password, and an admin. */
async function site(to: string, settings: Partial<Bindings>) {
  const config = { ...readEnv({ ...bindings, DEV: "", ...settings }), limits: {} };
  const data = { name: "Bea", url: "https://party.example/account/resetPassword?ftoken=f1" };
  await queueMail(depsWith({ config }), { to, language: "en", template: "reset", data });
  const { accessToken: bearer } = await member({ isAdmin: true });
  const call = client(through(appWith({ config })));
  const { body } = await call("GET", "/admin/mails", { bearer });
  const mail = list.parse(body).items.find((one) => one.to === to);
  return { call, bearer, mail };
}

test("where no mails are sent an admin can read them to pass links on, and each reading is logged", async () => {
  const { call, bearer, mail } = await site("bea@mails.example", {});
  expect(mail).toMatchObject({ subject: "A new password for Hubbub", tries: 0, isReadable: true });
  const read = await call("GET", `/admin/mails/${mail?.id}`, { bearer });
  expect(read).toMatchObject({
    status: 200,
    body: { links: ["https://party.example/account/resetPassword?ftoken=f1"] },
  });
  const notes = await (
    await database()
  )
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, "bea@mails.example"));
  expect(notes).toMatchObject([{ action: "mail.read" }]);
});

test("where mails are sent an admin cannot read one whose link logs somebody in", async () => {
  const down = { send: () => Promise.reject(new Error("down")) };
  const settings = { EMAIL: down, MAIL_FROM: "hi@party.example" };
  const { call, bearer, mail } = await site("carl@mails.example", settings);
  expect(mail).toMatchObject({ isReadable: false });
  expect(await call("GET", `/admin/mails/${mail?.id}`, { bearer })).toMatchObject({
    status: 404,
    body: problem(404, "not_found"),
  });
});

test("only admins see mails", async () => {
  const { accessToken: bearer } = await member();
  for (const path of ["/admin/mails", "/admin/mails/1"]) {
    expect((await client()("GET", path, { bearer })).status).toBe(403);
  }
});
