import { describeRoute, resolver } from "hono-openapi";
import type { MiddlewareHandler } from "hono";
import type { ErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import { AUTH_CLASSES, AUTH_REFUSALS, type AuthClass } from "./middleware/auth.ts";
import type { AppEnv } from "./context.ts";
import { statusOf } from "../shared/problem.ts";
import type { Route } from "./routeTypes.ts";

const SECURITY: Readonly<Record<AuthClass, Record<string, string[]>[]>> = {
  public: [],
  session: [{ session: [] }, { accessToken: [] }],
  refresh: [{ session: [] }],
  user: [{ accessToken: [] }],
  registered: [{ accessToken: [] }],
  admin: [{ accessToken: [] }],
  room: [{ roomToken: [] }],
};

/** Every code with which a route can say no: its own, and those of what it is made of. */
export function refusalsOf(route: Route): ErrorCode[] {
  const isWrite = route.method !== "get";
  const missing = AUTH_CLASSES[route.auth];
  const validates = route.params !== undefined || route.query !== undefined;
  const codes: (ErrorCode | undefined)[] = [
    ...route.refusals,
    missing,
    ...(AUTH_REFUSALS[route.auth] ?? []),
    ...(route.body ? (["invalid_json", "validation_failed", "body_too_large"] as const) : []),
    validates ? "validation_failed" : undefined,
    ...(route.auth === "room" ? (["game_not_found", "seat_moved", "kicked"] as const) : []),
    route.auth === "room" && isWrite ? "host_is_spectating" : undefined,
    isWrite ? "foreign_origin" : undefined,
    "too_many_requests",
    "internal",
  ];
  return [...new Set(codes.filter((code) => code !== undefined))];
}

function problemAnswers(route: Route) {
  const codes = refusalsOf(route);
  const statuses = [...new Set(codes.map(statusOf))];
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: codes.filter((code) => statusOf(code) === status).join(", "),
        content: {
          "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
        },
      },
    ]),
  );
}

/** What the OpenAPI document says about a route, besides its parameters and body. */
export function documentRoute(route: Route): MiddlewareHandler<AppEnv> {
  const { status, answer, media = "application/json" } = route;
  const hasContent = answer && status !== 302;
  const content = route.picture
    ? { content: { "image/*": { schema: { type: "string" as const, format: "binary" } } } }
    : hasContent && { content: { [media]: { schema: resolver(answer) } } };
  return describeRoute({
    summary: route.summary,
    tags: [route.path.split("/")[1] ?? ""],
    security: SECURITY[route.auth],
    responses: {
      [status]: { description: "Done", ...content },
      ...problemAnswers(route),
    },
  });
}
