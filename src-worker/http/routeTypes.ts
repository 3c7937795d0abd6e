import type * as z from "zod";
import type { ErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import type { RateClass } from "../config/env.ts";
import type { AccessClaims } from "../identity/accessToken.ts";
import type { AppContext } from "./context.ts";
import type { AuthClass } from "./middleware/auth.ts";
import type { RoomCaller } from "./roomCaller.ts";

/** A schema of zod, whatever it is of. */
export type Schema = z.core.$ZodType;

/** What one call is: who may make it, how often, what goes in, what comes out, how it says no. */
export interface Route<Auth extends AuthClass, Params, Query, Body, Answer> {
  readonly method: "get" | "post" | "put" | "delete";
  /** Below /api/v1, parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly auth: Auth;
  readonly rate: RateClass;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** 204 when there is no answer; with 302 the answer is the address the browser goes to. */
  readonly status: 200 | 201 | 202 | 204 | 302;
  /** Also the allow list of the answer: fields it does not name are left out. */
  readonly answer?: Answer;
  /** Media type of an answer that is a text; JSON otherwise. */
  readonly media?: "text/plain" | "text/html" | "text/csv";
  /** The handler makes the whole answer, which is a picture. */
  readonly picture?: true;
  /** Content-Security-Policy of an answer that is a page; nothing is allowed otherwise. */
  readonly policy?: string;
  /** Codes of this call's own, besides those that follow from the fields above. */
  readonly refusals: readonly ErrorCode[];
  /** For public GETs: seconds anybody may keep the answer, or `etag` to ask whether it changed. */
  readonly cache?: number | "etag";
}

/** A route of which only the table knows what goes in and out. */
export type AnyRoute = Route<AuthClass, Schema, Schema, Schema, Schema>;

interface Callers {
  readonly public: object;
  readonly session: object;
  readonly refresh: object;
  readonly user: { readonly user: AccessClaims };
  readonly registered: { readonly user: AccessClaims };
  readonly admin: { readonly user: AccessClaims };
  readonly room: { readonly caller: RoomCaller };
}

/** What a handler is given: who calls, and everything checked. */
export type Call<Auth extends AuthClass, Params, Query, Body> = Callers[Auth] & {
  readonly c: AppContext;
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
};
