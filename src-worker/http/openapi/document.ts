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

const INTRODUCTION = `Open a room, fill it with people and robots, choose a game and play. These are the calls over HTTP; what happens
live in a room travels over its socket, \`/parties/room/{gameCode}?token={roomToken}&purpose=player&v=1\`.

## The form of things

JSON goes in and comes out, in camelCase. Instants are ISO 8601 in UTC, money is whole minor units with an ISO 4217
code. Fields of a request that are not described here are ignored. An answer may get further fields within a version:
ignore what you do not know.

## Who calls

- An **access token** says who somebody is: \`Authorization: Bearer …\`, good for an hour. Every login answers one;
  \`POST /api/v1/user/guest\` makes a guest without asking anything.
- The **session** is a cookie that a login sets. With it \`POST /api/v1/user/refreshToken\` gets the next access token.
- A **room token** says what somebody is in one room: its host, a player, a spectator. Opening or joining a room answers
  one; it goes into the header \`Room-Token\` and is good for 24 hours.

A call that changes something and carries a cookie has to come from a page of this site.

## Refusals

Whatever goes wrong is answered as \`application/problem+json\` (RFC 9457). Go by \`code\`: each call lists those it can
answer, and what they mean.

## Limits

Every address may make so many calls in ${RATE_PERIOD_S} seconds. \`RateLimit-Policy\` says of each answer which limit it was
counted under. Over it a call is refused with 429, with \`RateLimit\` and with \`Retry-After\` in seconds. What costs room
or money is besides limited by the day: such a refusal has a \`Retry-After\` of its own.`;

const HEADERS = {
  "RateLimit-Policy": {
    description:
      "The limits this call was counted under, by name: `q` calls in `w` seconds (draft-ietf-httpapi-ratelimit-headers). How many are left is not said: the platform that counts does not tell. Absent where this site limits nothing.",
    schema: { type: "string" },
    example: `"read";q=600;w=${RATE_PERIOD_S}`,
  },
  RateLimit: {
    description:
      "The limit that is used up: `r` calls are left, and after `t` seconds there are new ones.",
    schema: { type: "string" },
    example: `"read";r=0;t=${RATE_PERIOD_S}`,
  },
  "Retry-After": {
    description: "Seconds after which the same call may be made again.",
    schema: { type: "integer" },
    example: RATE_PERIOD_S,
  },
  Location: {
    description: "Where the browser goes on.",
    schema: { type: "string" },
    example: "/",
  },
} as const;

const SECURITY_SCHEMES = {
  accessToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "Who somebody is, for an hour; every login answers one.",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: SESSION_COOKIE,
    description: "Set by a login, for 60 days; each refresh gives another.",
  },
  roomToken: {
    type: "apiKey",
    in: "header",
    name: "Room-Token",
    description: "What somebody is in one room, for 24 hours; opening or joining it answers one.",
  },
} as const;

/**
 * Returns the problem's schema with a description of each code, in the form that readers of OpenAPI documents
 * display.
 */
function describedProblem(schemas: NamedSchemas) {
  const problem = schemas.resolved(schemas.of(problemSchema, "output"));
  const { code, ...others } = problem.properties ?? {};
  if (typeof code !== "object") throw new Error("a problem has no code");
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
