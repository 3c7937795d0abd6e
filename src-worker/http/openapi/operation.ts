import { QUOTAS, type Quota } from "../../../src-shared/catalog/quotas.ts";
import { RATE_LIMITS, RATE_PERIOD_S } from "../../../src-shared/catalog/rateLimits.ts";
import type { Schema } from "../../../src-shared/api/contract.ts";
import type { RateClass } from "../../config/env.ts";
import type { AuthClass } from "../middleware/auth.ts";
import type { Route } from "../routeTypes.ts";
import { exampleOf } from "./examples.ts";
import type { NamedRefusals } from "./refusals.ts";
import type { JsonSchema, NamedSchemas } from "./schemas.ts";
import { tagOf } from "./tags.ts";

/** Parts that the document contains once and its operations refer to. */
interface Named {
  readonly schemas: NamedSchemas;
  readonly refusals: NamedRefusals;
}

const SECURITY: Readonly<Record<AuthClass, readonly Record<string, readonly string[]>[]>> = {
  public: [],
  session: [{ session: [] }, { accessToken: [] }],
  refresh: [{ session: [] }],
  user: [{ accessToken: [] }],
  registered: [{ accessToken: [] }],
  admin: [{ accessToken: [] }],
  room: [{ roomToken: [] }],
  seat: [{ roomToken: [] }],
};

const WHO: Readonly<Record<AuthClass, string>> = {
  public: "No credentials are required unless stated above.",
  session: "Requires the session cookie or a valid access token.",
  refresh: "Requires the session cookie.",
  user: "Requires an access token of an account or a guest.",
  registered: "Requires an access token of an account; guests are refused.",
  admin: "Requires an access token of an admin whose login passed a second factor.",
  room: "Requires a Room-Token of this room.",
  seat: "Requires the Room-Token of a seat in this room.",
};

function rateWords(rate: RateClass): string {
  if (rate === "machine") return "Not rate limited: its signature identifies the caller.";
  return `Counts towards the \`${rate}\` rate limit: ${RATE_LIMITS[rate]} calls per address in ${RATE_PERIOD_S} seconds.`;
}

function quotaWords({ days, address, person, all }: Quota): string {
  const time = days === 1 ? "one day" : `${days} days`;
  const shares = [
    `${address} per address`,
    ...(person === undefined ? [] : [`${person} per account, guest or seat`]),
    ...(all === undefined ? [] : [`${all} in total`]),
  ];
  return `A quota also applies: within ${time}, at most ${shares.join(", ")}.`;
}

function descriptionOf({ description, auth, rate, quota }: Route): string {
  const terms = [WHO[auth], rateWords(rate), ...(quota ? [quotaWords(QUOTAS[quota])] : [])];
  return `${description}\n\n${terms.join(" ")}`;
}

function parametersIn(place: "path" | "query", of: Schema | undefined, schemas: NamedSchemas) {
  if (!of) return [];
  const { properties = {}, required = [] } = schemas.resolved(schemas.of(of, "input"));
  return Object.entries(properties).flatMap(([name, said]) => {
    if (typeof said === "boolean") return [];
    const { description: _here, ...schema } = said;
    return {
      name,
      in: place,
      required: place === "path" || required.includes(name),
      description: schemas.descriptionOf(said),
      schema,
      example: exampleOf(said, schemas),
    };
  });
}

const PICTURE: JsonSchema = { type: "string", format: "binary" };
const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

const ofPicture = () =>
  Object.fromEntries(PICTURE_TYPES.map((type) => [type, { schema: PICTURE }]));

function requestOf({ body, upload }: Route, schemas: NamedSchemas) {
  if (upload) return { description: "The picture itself", required: true, content: ofPicture() };
  if (!body) return undefined;
  const schema = schemas.of(body, "input");
  return {
    required: true,
    content: { "application/json": { schema, example: exampleOf(schema, schemas) } },
  };
}

/** Returns the rate limit headers of a route's responses; none if the route is not limited. */
function rateHeaders(rate: RateClass, status: number) {
  if (rate === "machine") return {};
  const names = ["RateLimit-Policy", ...(status === 429 ? ["RateLimit", "Retry-After"] : [])];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const NOTHING = "Success; the response has no body";

function contentOf({ response, status, media, picture }: Route, schemas: NamedSchemas) {
  if (picture) return { description: "The picture", content: ofPicture() };
  if (!response || status === 204) return { description: NOTHING };
  const schema = schemas.of(response, "output");
  const description = schemas.descriptionOf(schema);
  if (status === 302) return { description };
  const type = media ?? "application/json";
  return { description, content: { [type]: { schema, example: exampleOf(schema, schemas) } } };
}

function responsesOf(route: Route, { schemas, refusals }: Named) {
  const { rate, status } = route;
  const location = { Location: { $ref: "#/components/headers/Location" } };
  const headers = { ...rateHeaders(rate, status), ...(status === 302 && location) };
  return {
    [status]: { ...contentOf(route, schemas), headers },
    ...refusals.of(route, (refused) => rateHeaders(rate, refused)),
  };
}

/** Returns the OpenAPI operation of a route. */
export function operationOf(route: Route, named: Named) {
  const { schemas } = named;
  const { params, query } = route;
  const requestBody = requestOf(route, schemas);
  return {
    operationId: route.id,
    tags: [tagOf(route.path)],
    summary: route.summary,
    description: descriptionOf(route),
    security: SECURITY[route.auth],
    parameters: [
      ...parametersIn("path", params, schemas),
      ...parametersIn("query", query, schemas),
    ],
    ...(requestBody && { requestBody }),
    responses: responsesOf(route, named),
  };
}
