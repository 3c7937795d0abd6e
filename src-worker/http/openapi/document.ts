import type { SiteFacts } from "../../../src-shared/catalog/siteFacts.ts";
import { ERROR_MEANINGS } from "../../../src-shared/catalog/errorMeanings.ts";
import { RATE_PERIOD_S } from "../../../src-shared/catalog/rateLimits.ts";
import { VERSION } from "../../config/version.ts";
import { problemSchema } from "../../shared/problem.ts";
import type { Route } from "../routeTypes.ts";
import { SESSION_COOKIE } from "../sessionCookie.ts";
import { operationOf } from "./operation.ts";
import { NamedRefusals, refusalExamples } from "./refusals.ts";
import { NamedSchemas } from "./schemas.ts";
import { TAGS } from "./tags.ts";

/** A table of routes and the base of their paths. */
export interface Mounted {
  readonly base: string;
  readonly table: readonly Route[];
}

const INTRODUCTION = `Open a room, fill it with people and robots, choose a game and play. This document describes the calls over HTTP; live
updates of a room are sent over its socket, \`/parties/room/{gameCode}?token={roomToken}&purpose=player&v=1\`.

## Conventions

Requests and responses are JSON with property names in camelCase. Timestamps are ISO 8601 in UTC unless described
otherwise. Money is given in whole minor units with an ISO 4217 currency code. Fields of a request that are not
described here are ignored. Responses may get further fields within a version: ignore fields you do not know.

## Authentication

- An **access token** identifies an account or a guest: \`Authorization: Bearer …\`. It is valid for one hour. Every login
  returns one; \`POST /api/v1/user/guest\` creates a guest without a sign-up.
- The **session** is a cookie that is set by a login. With it, \`POST /api/v1/user/refreshToken\` returns the next access
  token.
- A **room token** identifies the caller's role in one room, such as host, player or spectator. Opening or joining a room
  returns one. Send it in the header \`Room-Token\`; it is valid for 24 hours.

A request that changes something and carries a cookie has to come from a page of this site.

## Errors

Errors are returned as \`application/problem+json\` (RFC 9457). Rely on \`code\`: each call lists the codes it can return,
and what they mean.

## Rate limits

Each address may make a limited number of calls in ${RATE_PERIOD_S} seconds. The \`RateLimit-Policy\` header of a response
contains the limit that the call was counted under. A call over the limit is refused with status 429 and the headers
\`RateLimit\` and \`Retry-After\`, the latter in seconds. Calls that cost storage or money also have a quota, usually per
day; when it is used up, the refusal has a \`Retry-After\` of its own.`;

const HEADERS = {
  "RateLimit-Policy": {
    description:
      "The limits that the call was counted under, by name: `q` calls in `w` seconds (draft-ietf-httpapi-ratelimit-headers). The number of calls left is not included, because the platform that counts them does not report it. Absent if this site has no rate limits.",
    schema: { type: "string" },
    example: `"read";q=600;w=${RATE_PERIOD_S}`,
  },
  RateLimit: {
    description:
      "The limit that is used up: `r` calls are left, and the limit resets after `t` seconds.",
    schema: { type: "string" },
    example: `"read";r=0;t=${RATE_PERIOD_S}`,
  },
  "Retry-After": {
    description: "Number of seconds after which the call may be repeated.",
    schema: { type: "integer" },
    example: RATE_PERIOD_S,
  },
  Location: {
    description: "Where the browser is redirected to.",
    schema: { type: "string" },
    example: "/",
  },
} as const;

const SECURITY_SCHEMES = {
  accessToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "Identifies an account or a guest for one hour. Every login returns one.",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: SESSION_COOKIE,
    description: "Set by a login and valid for 60 days. Each refresh replaces it.",
  },
  roomToken: {
    type: "apiKey",
    in: "header",
    name: "Room-Token",
    description:
      "Identifies the caller's role in one room for 24 hours. Opening or joining the room returns one.",
  },
} as const;

/**
 * Returns the problem's schema with a description of each code, in the form that readers of OpenAPI documents
 * display.
 */
function describedProblem(schemas: NamedSchemas) {
  const problem = schemas.resolved(schemas.of(problemSchema, "output"));
  const { code, ...others } = problem.properties ?? {};
  if (typeof code !== "object") throw new Error("the problem schema has no code");
  const described = { ...code, "x-enumDescriptions": ERROR_MEANINGS };
  return { ...problem, properties: { ...others, code: described } };
}

function infoOf({ name, operator, support, contact }: SiteFacts, origin: string) {
  const email = support ?? contact;
  return {
    title: `${name} API`,
    version: VERSION,
    summary: "Party games for one big screen and everyone's phones",
    description: INTRODUCTION,
    termsOfService: `${origin}/terms-and-conditions`,
    contact: { name: operator ?? name, url: `${origin}/contact`, ...(email && { email }) },
    license: { name: "MIT", identifier: "MIT" },
  };
}

/** Builds everything except the site's address, which is known only when the document is requested. */
export function callsOf(mounted: readonly Mounted[]) {
  const schemas = new NamedSchemas();
  const named = { schemas, refusals: new NamedRefusals() };
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const { base, table } of mounted) {
    for (const route of table) {
      if (route.devOnly) continue;
      const path = base + route.path.replaceAll(/:(\w+)/gu, "{$1}");
      paths[path] = { ...paths[path], [route.method]: operationOf(route, named) };
    }
  }
  const problem = describedProblem(schemas);
  return {
    tags: TAGS.map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...schemas.all, Problem: problem },
      responses: named.refusals.all,
      examples: refusalExamples(),
      headers: HEADERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

/** Returns the complete document for a site at this address. */
export function documentOf(calls: ReturnType<typeof callsOf>, site: SiteFacts, origin: string) {
  return {
    openapi: "3.1.0",
    info: infoOf(site, origin),
    servers: [{ url: origin, description: site.name }],
    ...calls,
  };
}
