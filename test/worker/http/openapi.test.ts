import * as z from "zod";
import { describe, expect, it, vi } from "vitest";
import wrangler from "../../../wrangler.toml?raw";
import packageJson from "../../../package.json?raw";
import { CALLS } from "../../../src-shared/api/calls.ts";
import type { CallShape } from "../../../src-shared/api/contract.ts";
import { ERROR_CODES } from "../../../src-shared/catalog/errorCodes.ts";
import { ERROR_MEANINGS } from "../../../src-shared/catalog/errorMeanings.ts";
import { ERROR_STATUS } from "../../../src-shared/catalog/errorStatus.ts";
import { RATE_LIMITS, RATE_PERIOD_S } from "../../../src-shared/catalog/rateLimits.ts";
import { BADGES } from "../../../src-shared/catalog/seats.ts";
import { isCover } from "../../../src-shared/protocol/cover.ts";
import { receiptNumber } from "../../../src-worker/features/payment/receipt.ts";
import { newRecoveryCodes } from "../../../src-worker/identity/secondFactor/recoveryCodes.ts";
import { API_BASE, BROWSER_BASE } from "../../../src-worker/app.ts";
import { VERSION } from "../../../src-worker/config/version.ts";
import { refusalsOf } from "../../../src-worker/http/openapi/refusals.ts";
import type { Route } from "../../../src-worker/http/routeTypes.ts";
import { appWith, client, depsWith, join, openRoom, ORIGIN, through } from "../support/support.ts";

const named = z.object({ description: z.string().min(1) });
const content = z.record(
  z.string(),
  z.object({
    schema: z.looseObject({}),
    example: z.unknown().optional(),
    examples: z.record(z.string(), z.object({ $ref: z.string() })).optional(),
  }),
);
const reference = z.object({ $ref: z.string() });
const answer = named.extend({
  content: content.optional(),
  headers: z.record(z.string(), reference),
});
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.tuple([z.string()]),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    named.extend({
      name: z.string(),
      in: z.enum(["path", "query"]),
      required: z.boolean(),
      schema: z.looseObject({}),
      example: z.unknown(),
    }),
  ),
  requestBody: z.object({ required: z.literal(true), content }).optional(),
  responses: z.record(z.string(), z.union([reference, answer])),
});
const documentSchema = z.object({
  openapi: z.string().startsWith("3.1"),
  info: z.object({
    title: z.string(),
    version: z.string(),
    description: z.string().min(200),
    termsOfService: z.url(),
    contact: z.object({ name: z.string(), url: z.url(), email: z.string().optional() }),
    license: z.object({ name: z.string(), identifier: z.string() }),
  }),
  servers: z.array(named.extend({ url: z.url() })).min(1),
  tags: z.array(named.extend({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({})),
    responses: z.record(z.string(), answer),
    examples: z.record(z.string(), z.object({ summary: z.string(), value: z.unknown() })),
    headers: z.record(z.string(), named),
    securitySchemes: z.record(z.string(), named),
  }),
});

async function fetchDocument(app = appWith(), origin = ORIGIN) {
  const answer = await client(through(app), origin)("GET", "/openapi.json");
  expect(answer.status).toBe(200);
  return { text: JSON.stringify(answer.body), document: documentSchema.parse(answer.body) };
}

const app = appWith();
const { text, document } = await fetchDocument(app);

const mounted = [
  ...app.table.map((route) => ({ route, base: API_BASE })),
  ...app.browserTable.map((route) => ({ route, base: BROWSER_BASE })),
];
/** Every call that the document describes. */
const told = mounted
  .filter(({ route }) => !route.devOnly)
  .map(({ route, base }) => {
    const path = base + route.path.replace(/:(\w+)/gu, "{$1}");
    return { route, path, name: `${route.method.toUpperCase()} ${route.path}` };
  });

function operationOf({ path, route }: { path: string; route: Route }) {
  const found = document.paths[path]?.[route.method];
  if (!found) throw new Error(`${route.method} ${path} is not described`);
  return found;
}

/** Returns the response of an operation for this status, whether it is inline or a reference. */
function answerOf(call: { path: string; route: Route }, status: number) {
  const found = operationOf(call).responses[String(status)];
  if (!found || !("$ref" in found)) return found;
  return document.components.responses[found.$ref.replace("#/components/responses/", "")];
}

function shapeOf(name: string): CallShape {
  const calls: Readonly<Record<string, CallShape>> = CALLS;
  const shape = calls[name];
  if (!shape) throw new Error(`${name} is none of our calls`);
  return shape;
}

describe("the OpenAPI document", () => {
  it("lists every call but those for development", () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const expected = told.map(({ route, path }) => `${route.method} ${path}`);
    expect(listed.sort()).toEqual(expected.sort());
    const hidden = mounted.filter(({ route }) => route.devOnly).map(({ route }) => route.path);
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter((path) => !/^\/(?:dev|payment\/sandbox)\//u.test(path))).toEqual([]);
  });

  it("states whose site it is, its licence and its contact", async () => {
    expect(document.info.version).toBe(VERSION);
    expect(z.object({ license: z.string() }).parse(JSON.parse(packageJson)).license).toBe(
      document.info.license.identifier,
    );
    expect(document.servers.map(({ url }) => url)).toEqual([ORIGIN]);
    const { config } = depsWith();
    const site = {
      ...config.site,
      name: "Zirkus",
      operator: "Ann Ltd",
      support: "help@zirkus.example",
    };
    const own = await fetchDocument(
      appWith({ config: { ...config, site, siteUrl: "https://zirkus.example" } }),
    );
    expect(own.document.info).toMatchObject({
      title: "Zirkus API",
      contact: {
        name: "Ann Ltd",
        email: "help@zirkus.example",
        url: "https://zirkus.example/contact",
      },
    });
    expect(own.document.servers).toEqual([
      { url: "https://zirkus.example", description: "Zirkus" },
    ]);
  });

  it("gives each operation a unique name that starts with a verb", () => {
    const ids = told.map((call) => operationOf(call).operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const bad = ids.filter((id) => !/^[a-z]+(?:[A-Z][a-z]*)*$/u.test(id) || id.length > 32);
    expect(bad).toEqual([]);
    // Names that a generator would make of method and path.
    expect(ids.filter((id) => /ApiV1|By[A-Z]\w*Code/u.test(id))).toEqual([]);
  });

  it("groups operations under described tags, all of which are used", () => {
    const names = document.tags.map(({ name }) => name);
    const used = new Set(told.map((call) => operationOf(call).tags[0]));
    expect([...used].sort()).toEqual([...names].sort());
    for (const { name, description } of document.tags)
      expect(description.length).toBeGreaterThan(name.length + 10);
  });

  it("names schemas once and refers to them", () => {
    const { schemas } = document.components;
    expect(Object.keys(schemas).length).toBeGreaterThan(100);
    const nameless = Object.entries(schemas).filter(([, schema]) => !schema["description"]);
    expect(nameless.map(([name]) => name)).toEqual([]);
    const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/gu)];
    const used = new Set(references.map(([, kind, name]) => `${kind}/${name}`));
    const { schemas: _all, securitySchemes: _schemes, ...others } = document.components;
    const known = Object.entries({ schemas, ...others }).flatMap(([kind, all]) =>
      Object.keys(all).map((name) => `${kind}/${name}`),
    );
    expect([...used].filter((name) => !known.includes(name))).toEqual([]);
    expect(
      known.filter((name) => /^(?:schemas|headers|responses)/u.test(name) && !used.has(name)),
    ).toEqual([]);
  });

  it("has no bounds or definitions that a generator added", () => {
    expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
    expect(text).not.toContain("$defs");
  });

  it("shows values in the form in which the service gives them", () => {
    const field = (schema: string, name: string) => {
      const { properties } = z
        .object({ properties: z.record(z.string(), z.unknown()) })
        .parse(document.components.schemas[schema]);
      return properties[name];
    };
    const exampleIn = (schema: string, name: string) =>
      z.object({ examples: z.tuple([z.unknown()]) }).parse(field(schema, name)).examples[0];
    expect(field("Seat", "badge")).toMatchObject({ enum: [...BADGES] });
    expect(isCover(String(exampleIn("RoomLink", "cover")))).toBe(true);
    const receipt = { id: crypto.randomUUID(), createdAt: Date.UTC(2026, 10, 21) };
    const form = (text: string) => text.replaceAll(/[0-9A-F](?=[0-9A-F]*$)/gu, "x");
    expect(form(String(exampleIn("Payment", "number")))).toBe(form(receiptNumber(receipt)));
    const codes = z.array(z.string()).parse(exampleIn("RecoveryCodes", "recoveryCodes"));
    const groups = (code: string) => code.split("-").map((group) => group.length);
    expect(codes.map(groups)).toEqual(codes.map(() => groups(newRecoveryCodes()[0] ?? "")));
  });

  it("has the meaning and an example of every error code", () => {
    expect(Object.keys(document.components.examples).sort()).toEqual([...ERROR_CODES].sort());
    for (const code of ERROR_CODES) {
      const shown = document.components.examples[code];
      expect(shown?.value).toMatchObject({ code, status: ERROR_STATUS[code] });
      expect(shown?.summary).toBe(ERROR_MEANINGS[code]);
      expect(ERROR_MEANINGS[code], code).toMatch(/^\p{Lu}.{15,}\.$/u);
    }
    expect(new Set(Object.values(ERROR_MEANINGS)).size).toBe(ERROR_CODES.length);
    expect(document.components.schemas["Problem"]).toMatchObject({
      properties: { code: { enum: [...ERROR_CODES], "x-enumDescriptions": ERROR_MEANINGS } },
    });
  });
});

describe("each operation", () => {
  it.for(told)("$name has a description beyond its summary, and valid example input", (call) => {
    const { route, name } = call;
    const said = operationOf(call);
    expect(said.summary).toBe(route.summary);
    expect(said.description.startsWith(route.description)).toBe(true);
    expect(route.description).not.toBe(route.summary);
    expect(route.summary.length).toBeLessThanOrEqual(50);
    expect(route.description.length).toBeGreaterThan(Math.max(40, route.summary.length));
    expect(route.description).toMatch(/\.$/u);
    expect(said.security.length === 0).toBe(route.auth === "public");
    const shape = shapeOf(name);
    for (const place of ["path", "query"] as const) {
      const schema = place === "path" ? shape.params : shape.query;
      const parameters = said.parameters.filter((parameter) => parameter.in === place);
      expect(parameters.length > 0).toBe(schema !== undefined);
      const examples = Object.fromEntries(parameters.map((one) => [one.name, one.example]));
      if (schema) expect(z.safeParse(schema, examples).error).toBeUndefined();
    }
    expect(said.parameters.filter((one) => one.in === "path").map((one) => one.name)).toEqual(
      [...route.path.matchAll(/:(\w+)/gu)].map(([, parameter]) => parameter),
    );
    expect(said.requestBody !== undefined).toBe(
      shape.body !== undefined || shape.upload !== undefined,
    );
    if (!shape.body) return;
    const body = said.requestBody?.content["application/json"];
    expect(body?.schema).toHaveProperty("$ref");
    expect(z.safeParse(shape.body, body?.example).error).toBeUndefined();
  });

  it.for(told)("$name lists its responses, with a complete body as an example", (call) => {
    const { route, name } = call;
    const said = operationOf(call);
    const shape = shapeOf(name);
    const statuses = [route.status, ...refusalsOf(route).map((code) => ERROR_STATUS[code])];
    expect(Object.keys(said.responses)).toEqual(
      [...new Set(statuses)].sort((a, b) => a - b).map(String),
    );
    const good = answerOf(call, route.status);
    expect(good?.description).not.toBe("Done");
    const hasBody = shape.response !== undefined && route.status !== 302;
    expect(good?.content !== undefined).toBe(hasBody);
    if (!shape.response || !hasBody || shape.picture) return;
    const shown = good?.content?.[shape.media ?? "application/json"];
    expect(z.safeParse(shape.response, shown?.example).error).toBeUndefined();
    const { type, $ref, items } = shown?.schema ?? {};
    const isNamed = $ref !== undefined || (type === "array" && items !== undefined);
    const isPage =
      shown !== undefined &&
      "properties" in shown.schema &&
      /[Pp]age/u.test(good?.description ?? "");
    expect(
      isNamed || isPage || type === "string" || "additionalProperties" in (shown?.schema ?? {}),
    ).toBe(true);
  });

  it.for(told)("$name may be refused because a server or the database is away", (call) => {
    const codes = ["internal", "error.server_unavailable", "database_unavailable"] as const;
    for (const code of codes) {
      expect(answerOf(call, ERROR_STATUS[code])?.description).toContain(`\`${code}\``);
    }
  });

  it("lists the code with which a call is refused while the database is away", async () => {
    const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const away = new Error("Failed query", { cause: new Error("D1 was stopped on purpose") });
    const call = client(through(appWith({ database: () => Promise.reject(away) })));
    const body = { guestId: crypto.randomUUID(), language: "en" };
    const { status, body: said } = await call("POST", "/user/guest", { body });
    const guest = told.find(({ name }) => name === "POST /user/guest");
    const { code } = z.object({ code: z.string() }).parse(said);
    expect(guest && answerOf(guest, status)?.description).toContain(`\`${code}\``);
    silent.mockRestore();
  });

  it("says how a player who has left the room is refused what they could do with a seat", async () => {
    const { gameCode } = await openRoom();
    const left = await join(gameCode, 0);
    const { call, sessionPlayerId, roomToken } = left;
    await call("POST", `/gameSession/${gameCode}/${sessionPlayerId}/quit`, { roomToken });
    for (const path of ["endGame", "advanceRound", "addAIPlayer", "duplicate"]) {
      const { status, body } = await call("POST", `/host/${gameCode}/${path}`, { roomToken });
      const { code } = z.object({ code: z.string() }).parse(body);
      const act = told.find(({ name }) => name === `POST /host/:gameCode/${path}`);
      expect(act && answerOf(act, status)?.description, path).toContain(`\`${code}\``);
    }
  });

  it.for(told)("$name describes each way of being refused", (call) => {
    for (const code of refusalsOf(call.route)) {
      const answer = answerOf(call, ERROR_STATUS[code]);
      expect(answer?.description).toContain(`\`${code}\`: ${ERROR_MEANINGS[code]}`);
      const problem = answer?.content?.["application/problem+json"];
      expect(problem?.schema).toEqual({ $ref: "#/components/schemas/Problem" });
      expect(problem?.examples?.[code]).toEqual({ $ref: `#/components/examples/${code}` });
    }
    const isLimited = call.route.rate !== "machine";
    expect("429" in operationOf(call).responses).toBe(isLimited);
    for (const status of Object.keys(operationOf(call).responses)) {
      const headers = answerOf(call, Number(status))?.headers ?? {};
      expect("RateLimit-Policy" in headers).toBe(isLimited);
      expect("Retry-After" in headers).toBe(isLimited && status === "429");
    }
  });
});

/** A rate limiter with the platform's interface. */
function limiter(limit: number): RateLimit {
  let count = 0;
  return { limit: () => Promise.resolve({ success: ++count <= limit }) };
}

describe("the rate limits that responses state", () => {
  const { config } = depsWith();
  const limited = (limits: typeof config.limits) =>
    client(through(appWith({ config: { ...config, isDev: false, limits } })));

  it("are those of wrangler.toml, in production and on staging", () => {
    for (const [rate, limit] of Object.entries(RATE_LIMITS)) {
      const found = [
        ...wrangler.matchAll(
          new RegExp(
            `name = "LIMIT_${rate.toUpperCase()}"[^[]*?limit = (\\d+), period = (\\d+)`,
            "gu",
          ),
        ),
      ];
      expect(found.map(([, count, period]) => [Number(count), Number(period)])).toEqual([
        [limit, RATE_PERIOD_S],
        [limit, RATE_PERIOD_S],
      ]);
    }
  });

  it("have the draft's header format, with a Retry-After on a refusal", async () => {
    const call = limited({ read: limiter(1) });
    const good = await call("GET", "/flags");
    expect(good.headers.get("ratelimit-policy")).toBe('"read";q=600;w=60');
    expect(good.headers.has("ratelimit")).toBe(false);
    const refused = await call("GET", "/flags");
    expect(refused.status).toBe(429);
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      "ratelimit-policy": '"read";q=600;w=60',
      ratelimit: '"read";r=0;t=60',
      "retry-after": "60",
    });
  });

  it("are stated too when a call is refused for another reason", async () => {
    const answer = await limited({ write: limiter(9) })("POST", "/gameSession/create", {
      body: {},
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("ratelimit-policy")).toBe('"write";q=240;w=60');
  });

  it("are both stated when a guess at a code uses up the second one", async () => {
    const call = limited({ write: limiter(9), lookup: limiter(0) });
    const body = { gameCode: "ZZZZ2", alias: "Ann", avatarSrc: "pear.webp" };
    const answer = await call("POST", "/gameSession/join", { body });
    expect(answer.status).toBe(429);
    expect(answer.headers.get("ratelimit")).toBe('"lookup";r=0;t=60');
    expect(answer.headers.get("ratelimit-policy")).toBe('"lookup";q=60;w=60, "write";q=240;w=60');
  });

  it("are left out if there are none", async () => {
    const answer = await limited({})("GET", "/flags");
    expect(answer.status).toBe(200);
    expect(answer.headers.has("ratelimit-policy")).toBe(false);
  });
});
