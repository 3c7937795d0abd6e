import { createExecutionContext } from "cloudflare:test";
import { expect, test } from "vitest";
import index from "../../../../src-worker/index.ts";
import { readEnv } from "../../../../src-worker/config/env.ts";
import { sentryDsn } from "../../../../src-worker/config/contacts.ts";
import type { Bindings } from "../../../../src-worker/config/bindings.ts";
import { member } from "../../support/people.ts";
import { appWith, bindings, client, ORIGIN, problem, through } from "../../support/support.ts";

interface Line {
  readonly item: string;
  readonly state: string;
}

async function setupOf(changes: Partial<Bindings>): Promise<Record<string, string>> {
  const config = readEnv({ ...bindings, ...changes });
  const call = client(through(appWith({ config })));
  const { accessToken: bearer } = await member({ isAdmin: true });
  const { body } = await call("GET", "/admin/setup", { bearer });
  return Object.fromEntries((body as Line[]).map(({ item, state }) => [item, state]));
}

test("an admin sees what is configured and what is not, but no secret", async () => {
  expect(await setupOf({ DEV: "1" })).toMatchObject({
    keys: "ok",
    mail: "standIn",
    payment: "standIn",
    activity: "missing",
    cast: "missing",
    pictures: "ok",
    metrics: "missing",
    production: "standIn",
  });
  const deployed = await setupOf({
    DEV: "",
    SITE_URL: "https://hubbub.example",
    STRIPE_SECRET_KEY: "sk_live_secret",
    STRIPE_WEBHOOK_SECRET: "whsec_secret",
    SENTRY_DSN: "https://key@errors.example/1",
    CAST_APP_ID: "0A1B2C3D",
    DISCORD_BOT_TOKEN: "bot_secret",
    METRICS: { writeDataPoint: () => undefined },
  });
  expect(deployed).toMatchObject({
    address: "ok",
    payment: "ok",
    activity: "ok",
    cast: "ok",
    metrics: "ok",
    errors: "ok",
    production: "ok",
  });
  expect(JSON.stringify(deployed)).not.toContain("secret");
});

test("an address without https:// is accepted, and an invalid one is reported and not used", async () => {
  const plain = { SITE_URL: "games.example.com", PUBLIC_URL: "localhost:8787" };
  expect(readEnv({ ...bindings, ...plain })).toMatchObject({
    siteUrl: "https://games.example.com",
    publicUrl: "http://localhost:8787",
  });
  expect(await setupOf(plain)).toMatchObject({ address: "ok" });
  expect(await setupOf({ SITE_URL: "" })).toMatchObject({ address: "standIn" });
  expect(await setupOf({ SITE_URL: "soon" })).toMatchObject({ address: "missing" });
  expect(await setupOf({ ...plain, PUBLIC_URL: "soon" })).toMatchObject({ address: "missing" });
  expect(readEnv({ ...bindings, SITE_URL: "soon" }).siteUrl).toBeUndefined();
  for (const POSTHOG_HOST of ["ph.example.com", "https://ph.example.com/"]) {
    const { posthog } = readEnv({ ...bindings, POSTHOG_KEY: "phc", POSTHOG_HOST });
    expect(posthog).toEqual({ key: "phc", host: "https://ph.example.com" });
  }
  // When the configured host cannot be read, nothing is sent to the default one.
  const own = { POSTHOG_KEY: "phc", POSTHOG_HOST: "my own" };
  expect(readEnv({ ...bindings, ...own }).posthog).toBeUndefined();
  expect(await setupOf(own)).toMatchObject({ analytics: "missing" });
});

test.for([
  ["games.example.com", "https://games.example.com/"],
  ["localhost:8787", "http://localhost:8787/"],
  ["soon", `${ORIGIN}/`],
])("pages and calls work where SITE_URL is %s", async ([SITE_URL, site]) => {
  const env = { ...bindings, ...(SITE_URL !== undefined && { SITE_URL }) };
  const at = (path: string) =>
    index.fetch(new Request(ORIGIN + path), env, createExecutionContext());
  expect(await (await at("/.well-known/security.txt")).text()).toContain(`Canonical: ${site}`);
  expect((await at("/api/v1/health")).status).toBe(200);
});

test.for([
  [{ RESEND_API_KEY: "re_1" }, { mail: "standIn" }],
  [{ STRIPE_SECRET_KEY: "sk" }, { payment: "missing" }],
  [{ STRIPE_WEBHOOK_SECRET: "whsec" }, { payment: "missing" }],
] as const)(
  "a site that has only %j goes on, and the setup names what is missing",
  async ([half, states]) => {
    const env = { ...bindings, ...half, DEV: "" };
    const at = (path: string) =>
      index.fetch(new Request(ORIGIN + path), env, createExecutionContext());
    expect((await at("/api/v1/health")).status).toBe(200);
    expect(await setupOf({ ...half, DEV: "" })).toMatchObject(states);
  },
);

test.for(["games.example.com", "Games at Ann's", "hi@games", "Games <hi games.example.com>"])(
  "a MAIL_FROM that is no email address (%s) is ignored, and the setup says that no mail is sent",
  async (MAIL_FROM) => {
    const said = { DEV: "", RESEND_API_KEY: "re_1", MAIL_FROM };
    expect(readEnv({ ...bindings, ...said }).mail.send).toBeUndefined();
    expect(await setupOf(said)).toMatchObject({ mail: "standIn" });
  },
);

test.for([
  "1234567",
  "key@errors.example/1",
  "https://errors.example/1",
  "https://key@errors.example",
])(
  "a SENTRY_DSN that Sentry cannot use (%s) is ignored, and the setup says that no errors are reported",
  async (SENTRY_DSN) => {
    expect(readEnv({ ...bindings, SENTRY_DSN }).isWatched).toBe(false);
    expect(await setupOf({ SENTRY_DSN })).toMatchObject({ errors: "missing" });
  },
);

test("a SENTRY_DSN may have spaces around it, which Sentry's own library does not take", () => {
  const dsn = "https://key@o1.errors.example/sub/1";
  expect(sentryDsn({ SENTRY_DSN: ` ${dsn}\n` })).toBe(dsn);
  expect(sentryDsn({ SENTRY_DSN: "" })).toBeUndefined();
});

test("only admins see the setup", async () => {
  const { accessToken: bearer } = await member();
  const refused = await client()("GET", "/admin/setup", { bearer });
  expect(refused).toMatchObject({ status: 403, body: problem(403, "not_admin") });
});
