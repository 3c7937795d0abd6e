import { createExecutionContext } from "cloudflare:test";
import { expect, test } from "vitest";
import index from "../../../src-worker/index.ts";
import type { Bindings } from "../../../src-worker/config/bindings.ts";
import { withTexts } from "../../../src-worker/config/variables.ts";
import { bindings, ORIGIN } from "../support/support.ts";

const answers = (variables: Readonly<Record<string, unknown>>) => {
  // SAFETY: what wrangler.toml lets an operator write, whatever the types say.
  const env = { ...bindings, ...variables } as Bindings;
  return async (path: string) =>
    index.fetch(new Request(ORIGIN + path), env, createExecutionContext());
};

test.for(["SITE_NAME", "SITE_URL", "SITE_COLOR", "SITE_SECOND_TITLE", "MAIL_FROM", "SENTRY_DSN"])(
  "a site goes on whose %s is a number in wrangler.toml, without quotation marks",
  async (name) => {
    const at = answers({ [name]: 1984 });
    expect((await at("/")).status).toBe(200);
    expect((await at("/api/v1/health")).status).toBe(200);
  },
);

test("a number among the variables is its digits, and a list of keys is read as its JSON", async () => {
  expect(await (await answers({ SITE_NAME: 1984 })("/")).text()).toContain("<title>1984");
  const keys = [{ kid: "2026-11", secret: "x".repeat(32) }];
  expect((await answers({ DEV: "", AUTH_SECRETS: keys })("/api/v1/health")).status).toBe(200);
});

test("spaces and line breaks around a secret, as they are copied along, are no part of it", () => {
  const copied = { ...bindings, STRIPE_WEBHOOK_SECRET: " whsec_1\n", CAST_APP_ID: " " };
  expect(withTexts(copied)).toMatchObject({ STRIPE_WEBHOOK_SECRET: "whsec_1", CAST_APP_ID: "" });
  expect(withTexts(copied).DB).toBe(bindings.DB);
});
