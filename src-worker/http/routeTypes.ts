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

/** What the Worker alone knows of a call: who may make it, how often, how it says no. */
export interface Rules<Auth extends AuthClass> {
  /** What clients that are made from the document call it: a verb and a thing, in camelCase. */
  readonly id: string;
  /** What it does, in half a line. */
  readonly summary: string;
  /** What whoever calls it has to know besides: sentences, in Markdown. */
  readonly description: string;
  /** A developer's machine alone serves it: the document does not tell of it. */
  readonly devOnly?: true;
  readonly auth: Auth;
  readonly rate: RateClass;
  /** Content-Security-Policy of an answer that is a page; nothing is allowed otherwise. */
  readonly policy?: string;
  /** What a call that passed all checks uses up of a daily quota. */
  readonly quota?: QuotaKind;
  /**
   * The handler itself waits for the account and the quota (`allowed`), and asks what else it has to know meanwhile:
   * whoever calls from far away waits once.
   */
  readonly waits?: true;
  /** Codes of this call's own, besides those that follow from what it is made of. */
  readonly refusals: readonly ErrorCode[];
  /** For public GETs: seconds anybody may keep the answer, or `etag` to ask whether it changed. */
  readonly cache?: number | "etag";
}

/** A call as the table of routes has it. */
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

/** What a handler is given: who calls, and everything checked. */
export type Call<Auth extends AuthClass, Key extends CallKey> = Callers[Auth] & {
  readonly c: AppContext;
  readonly params: Checked<Key, "params">;
  readonly query: Checked<Key, "query">;
  readonly body: Checked<Key, "body">;
};
