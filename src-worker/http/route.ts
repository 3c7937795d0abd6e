import type { MiddlewareHandler } from "hono";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { sValidator } from "@hono/standard-validator";
import * as z from "zod";
import { CALLS, type CallKey, type Returned } from "../../src-shared/api/calls.ts";
import type { CallShape, Schema } from "../../src-shared/api/contract.ts";
import type { RoomClaims } from "../../src-shared/protocol/roomToken.ts";
import { authenticate, type AuthClass } from "./middleware/auth.ts";
import { jsonBody } from "./middleware/body.ts";
import { lookupLimit } from "./middleware/lookupLimit.ts";
import { spendQuota } from "./middleware/quota.ts";
import { rateLimit } from "./middleware/rateLimit.ts";
import type { AppContext, AppEnv } from "./context.ts";
import type { Deps } from "../shared/deps.ts";
import { Problem } from "../shared/problem.ts";
import { enterRoom, type Touch } from "./roomCaller.ts";
import type { Call, Route, Rules } from "./routeTypes.ts";

const JSON_TYPE = "application/json";

/** Returns the code that a schema's own check set on its issue. */
function ownCode(issue: z.core.$ZodIssue): string | undefined {
  const code: unknown = issue.code === "custom" ? issue.params?.["code"] : undefined;
  return typeof code === "string" ? code : undefined;
}

function refuseInvalid(result: { readonly success: boolean; readonly error?: unknown }): void {
  if (result.success) return;
  // SAFETY: every route's schema is a zod schema, whose issues have a path and a code.
  const issues = (result.error ?? []) as readonly z.core.$ZodIssue[];
  const errors = issues.map((issue) => ({
    path: issue.path.map(String).join("."),
    code: ownCode(issue) ?? issue.code,
  }));
  throw new Problem("validation_failed", { errors });
}

/** Classes whose handlers receive the access token's claims. */
const USER_CLASSES: readonly AuthClass[] = ["user", "registered", "admin"];

type Target = "param" | "query" | "json";

function check(target: Target, schema: Schema): MiddlewareHandler<AppEnv> {
  // SAFETY: the library types what a handler may read. Here only `#call` reads it, typed by the route.
  return sValidator(target, schema, refuseInvalid) as unknown as MiddlewareHandler<AppEnv>;
}

function cachePolicy(cache: NonNullable<Route["cache"]>): string {
  // `private`: such a response may set a cookie, which a cache between browsers would repeat to another one.
  if (cache === "etag") return "private, no-cache";
  return typeof cache === "number"
    ? `public, max-age=${cache}`
    : `private, max-age=${cache.inBrowser}`;
}

function cacheHeaders(cache: NonNullable<Route["cache"]>): MiddlewareHandler<AppEnv> {
  const policy = cachePolicy(cache);
  return async (c, next) => {
    await next();
    if (c.res.status < 400) c.header("cache-control", policy);
  };
}

/**
 * Replaces the room's code with its cover in a response to a client that knows the room only by the cover.
 */
function underCover(text: string, claims: RoomClaims | undefined): string {
  if (claims?.cover === undefined) return text;
  return text.replaceAll(`"${claims.gameCode}"`, `"${claims.cover}"`);
}

/** Returns the code of the room a call is about, from its path or its body. */
function gameCodeOf(params: unknown, body: unknown): string {
  for (const part of [params, body]) {
    if (typeof part === "object" && part !== null && "gameCode" in part)
      return String(part.gameCode);
  }
  throw new Error("a call of auth class 'room' has no gameCode");
}

/** A host who spectates may change nothing but `hostSpectate`. */
function touchOf(body: unknown): Touch {
  const says = typeof body === "object" && body !== null && "hostSpectate" in body;
  return says && body.hostSpectate !== undefined ? "watching" : "write";
}

function routeOf(key: CallKey, rules: Rules<AuthClass>): Route {
  const shape: CallShape = CALLS[key];
  const [method = "", path = ""] = key.split(" ");
  // SAFETY: the keys of a table of calls start with one of these four methods.
  return { ...shape, ...rules, method: method.toLowerCase() as Route["method"], path };
}

/**
 * Collects the routes of an app. It is the only way to add a call, so that no part of one can be forgotten.
 */
export class Routes {
  readonly app = new Hono<AppEnv>();
  readonly table: Route[] = [];
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Adds the handler of a call of the contract. `handle` returns the value of the response, or throws a
   * Problem to refuse.
   */
  add<Key extends CallKey, Auth extends AuthClass>(
    key: Key,
    rules: Rules<Auth>,
    handle: (call: Call<Auth, Key>) => Promise<Returned<Key>> | Returned<Key>,
  ): void {
    const route = routeOf(key, rules);
    const { method, path, params, query, body, response, status, media, policy, cache } = route;
    this.table.push(route);
    const steps: MiddlewareHandler<AppEnv>[] = [
      route.rate === "lookup"
        ? lookupLimit(this.#deps.config)
        : rateLimit(this.#deps.config, route.rate),
      authenticate(route.auth, this.#deps, !route.waits),
      ...(cache === undefined ? [] : [cacheHeaders(cache)]),
      ...(cache === "etag" ? [etag()] : []),
      ...(params ? [check("param", params)] : []),
      ...(query ? [check("query", query)] : []),
      ...(body ? [jsonBody, check("json", body)] : []),
      ...(route.quota ? [spendQuota(this.#deps, route.quota)] : []),
    ];
    this.app.on(method, [path], ...steps);
    this.app.on(method, [path], async (c) => {
      const call = await this.#call<Auth, Key>(route, c);
      const value = await handle(call);
      // Usually settled by now. If not, a refused caller must not see the result of the call.
      await c.get("allowed");
      if ((route.picture || route.stream) && value instanceof Response) return value;
      if (!response || status === 204) return c.body(null, 204);
      if (policy) c.set("policy", policy);
      const allowed = z.parse(response, value);
      if (status === 302) return c.redirect(String(allowed), status);
      const [said, type] = media ? [String(allowed), media] : [JSON.stringify(allowed), JSON_TYPE];
      const text = underCover(said, c.get("roomClaims"));
      return c.body(text, status, { "content-type": `${type}; charset=utf-8` });
    });
  }

  async #call<Auth extends AuthClass, Key extends CallKey>(
    route: Route,
    c: AppContext,
  ): Promise<Call<Auth, Key>> {
    const valid = (target: Target): unknown => c.req.valid(target as never);
    const params = valid("param");
    const body = valid("json");
    const parts: Record<string, unknown> = { c, params, query: valid("query"), body };
    const claims = c.get("roomClaims");
    if (USER_CLASSES.includes(route.auth)) parts["user"] = c.get("user");
    if (route.waits) parts["allowed"] = c.get("allowed");
    if (route.auth === "room" && claims) {
      const touch = route.method === "get" ? "read" : touchOf(body);
      parts["caller"] = await enterRoom(this.#deps, claims, gameCodeOf(params, body), touch);
    }
    if (route.auth === "seat") parts["claims"] = claims;
    // SAFETY: the validators and `authenticate` have already run and let only this through.
    return parts as Call<Auth, Key>;
  }
}
