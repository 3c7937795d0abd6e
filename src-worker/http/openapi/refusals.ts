import { ERROR_CODES, type ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { ERROR_MEANINGS } from "../../../src-shared/catalog/errorMeanings.ts";
import { problemOf, statusOf } from "../../shared/problem.ts";
import { AUTH_CLASSES, AUTH_REFUSALS } from "../middleware/auth.ts";
import type { Route } from "../routeTypes.ts";

/** Returns the codes a route can refuse with: its own, and those that follow from its rules. */
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
    ...(route.auth === "room" || route.auth === "seat"
      ? (["game_not_found", "seat_moved", "kicked"] as const)
      : []),
    // Who has left the room still has the token of their seat, with which they may only look.
    ...(route.auth === "room" && isWrite
      ? (["host_is_spectating", "player_not_found"] as const)
      : []),
    isWrite ? "foreign_origin" : undefined,
    route.rate === "machine" ? undefined : "too_many_requests",
    // What errors that no route expects are answered with (`errorResponse`).
    "internal",
    "error.server_unavailable",
    "database_unavailable",
  ];
  return [...new Set(codes.filter((code) => code !== undefined))];
}

/** Returns an example of the problem for each code. */
export function refusalExamples() {
  const fault = { path: "gameCode", code: "invalid_format" };
  return Object.fromEntries(
    ERROR_CODES.map((code) => {
      const value = problemOf(code, code === "validation_failed" ? [fault] : undefined);
      return [code, { summary: ERROR_MEANINGS[code], value }];
    }),
  );
}

function refusalWith(codes: readonly ErrorCode[], headers: object) {
  return {
    description: codes.map((code) => `- \`${code}\`: ${ERROR_MEANINGS[code]}`).join("\n"),
    headers,
    content: {
      "application/problem+json": {
        schema: { $ref: "#/components/schemas/Problem" },
        examples: Object.fromEntries(
          codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
        ),
      },
    },
  };
}

/**
 * Collects the refusals, so that the document contains each combination of codes once, named after its codes.
 */
export class NamedRefusals {
  readonly all: Record<string, ReturnType<typeof refusalWith>> = {};

  /** Returns a route's refusals by status. `headersOf`: the headers of such a response. */
  of(route: Route, headersOf: (status: number) => object): Record<string, { $ref: string }> {
    const codes = refusalsOf(route);
    const statuses = [...new Set(codes.map(statusOf))].sort((a, b) => a - b);
    return Object.fromEntries(
      statuses.map((status) => {
        const here = codes.filter((code) => statusOf(code) === status).sort();
        const limit = route.rate === "machine" ? ["unlimited"] : [];
        const name = [...here, ...limit].join("-");
        this.all[name] ??= refusalWith(here, headersOf(status));
        return [String(status), { $ref: `#/components/responses/${name}` }];
      }),
    );
  }
}
