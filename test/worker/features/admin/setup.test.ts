import { expect, test } from "vitest";
import { readEnv } from "../../../../src-worker/config/env.ts";
import type { Bindings } from "../../../../src-worker/config/bindings.ts";
import { member } from "../../support/people.ts";
import { appWith, bindings, client, problem, through } from "../../support/support.ts";

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

test("an admin learns what is configured and what is not, and no value of it", async () => {
  expect(await setupOf({ DEV: "1" })).toMatchObject({
    keys: "ok",
    mail: "standIn",
    payment: "standIn",
    metrics: "missing",
    production: "standIn",
  });
  const deployed = await setupOf({
    DEV: "",
    SITE_URL: "https://hubbub.example",
    STRIPE_SECRET_KEY: "sk_live_secret",
    STRIPE_WEBHOOK_SECRET: "whsec_secret",
    SENTRY_DSN: "https://key@errors.example/1",
    METRICS: { writeDataPoint: () => undefined },
  });
  expect(deployed).toMatchObject({
    address: "ok",
    payment: "ok",
    metrics: "ok",
    errors: "ok",
    production: "ok",
  });
  expect(JSON.stringify(deployed)).not.toContain("secret");
});

test("nobody else is told", async () => {
  const { accessToken: bearer } = await member();
  const refused = await client()("GET", "/admin/setup", { bearer });
  expect(refused).toMatchObject({ status: 403, body: problem(403, "not_admin") });
});
