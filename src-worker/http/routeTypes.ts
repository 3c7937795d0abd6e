import type { CallKey, Checked } from "../../src-shared/api/calls.ts";
import type { CallShape } from "../../src-shared/api/contract.ts";
import type { ErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import type { QuotaKind } from "../../src-shared/catalog/quotas.ts";
import type { RateClass } from "../config/env.ts";
import type { RoomClaims } from "../../src-shared/protocol/roomToken.ts";
import type { AccessClaims } from "../identity/accessToken.ts";
import type { UserRow } from "../identity/user.repository.ts";
import type { AppContext } from "./context.ts";
import type { AuthClass } from "./middleware/auth.ts";
import type { RoomCaller } from "./roomCaller.ts";

/** What only the Worker knows of a call: who may make it, how often, and how it can be refused. */
export interface Rules<Auth extends AuthClass> {
  /** Name of the call in clients generated from the document: a verb and a noun, in camelCase. */
  readonly id: string;
  /** What it does, in half a line. */
  readonly summary: string;
  /** What else a caller has to know: sentences, in Markdown. */
  readonly description: string;
  /** Served only by development servers, and left out of the document. */
  readonly devOnly?: true;
  readonly auth: Auth;
  readonly rate: RateClass;
  /** Content-Security-Policy of a response that is a page; by default it allows nothing. */
  readonly policy?: string;
  /** The quota that a call uses up after it has passed all checks. */
  readonly quota?: QuotaKind;
  /**
   * The handler itself awaits the account and the quota (`allowed`), and runs its other queries at the same
   * time, so that a caller far from the database waits for one round trip only.
   */
  readonly waits?: true;
  /** The call's own codes, besides those that follow from its other rules. */
  readonly refusals: readonly ErrorCode[];
  /**
   * For public GETs: seconds for which anybody may cache the response, or only its reader's own browser, or
   * `etag` to revalidate it each time.
   */
  readonly cache?: number | { readonly inBrowser: number } | "etag";
}

/** A call as it is in the table of routes. */
export interface Route extends CallShape, Rules<AuthClass> {
  readonly method: "get" | "post" | "put" | "delete";
  /** Below /api/v1, parameters as `:name`. */
  readonly path: string;
}

interface Callers {
  readonly public: object;
  readonly session: object;
  readonly refresh: object;
  readonly user: { readonly user: AccessClaims; readonly allowed?: Promise<UserRow> };
  readonly registered: { readonly user: AccessClaims; readonly allowed?: Promise<UserRow> };
  readonly admin: { readonly user: AccessClaims };
  readonly room: { readonly caller: RoomCaller };
  readonly seat: { readonly claims: RoomClaims };
}

/** What a handler receives: who is calling, and the validated input. */
export type Call<Auth extends AuthClass, Key extends CallKey> = Callers[Auth] & {
  readonly c: AppContext;
  readonly params: Checked<Key, "params">;
  readonly query: Checked<Key, "query">;
  readonly body: Checked<Key, "body">;
};
