import { ACCOUNT_CALLS } from "./accounts.ts";
import { ADMIN_CALLS } from "./admin.ts";
import { ADMIN_SITE_CALLS } from "./adminSite.ts";
import { CIRCLE_CALLS } from "./circles.ts";
import type { InputOf, OutputOf, Schema } from "./contract.ts";
import { DEV_CALLS } from "./dev.ts";
import { DISCORD_CALLS } from "./discord.ts";
import { GAME_CALLS } from "./game.ts";
import { GAME_SESSION_CALLS } from "./gameSession.ts";
import { HIDE_AND_PEEK_CALLS } from "./hideAndPeek.ts";
import { HOST_CALLS } from "./host.ts";
import { LINK_CALLS } from "./links.ts";
import { LOGIN_CALLS } from "./logins.ts";
import { PACK_LIBRARY_CALLS } from "./packLibrary.ts";
import { PACK_CALLS } from "./packs.ts";
import { PAYMENT_CALLS } from "./payment.ts";
import { PLAYER_CALLS } from "./player.ts";
import { PROFILE_CALLS } from "./profile.ts";
import { REEL_CALLS } from "./reel.ts";
import { SECOND_FACTOR_CALLS } from "./secondFactor.ts";
import { SITE_CALLS } from "./site.ts";
import { SNAPTION_CALLS } from "./snaption.ts";
import { TELEVISION_CALLS } from "./televisions.ts";

/**
 * Every HTTP call by method and path. The Worker registers its routes under these keys and validates with
 * these schemas; the web client uses the same keys and only needs the types.
 */
export const CALLS = {
  ...ACCOUNT_CALLS,
  ...ADMIN_CALLS,
  ...ADMIN_SITE_CALLS,
  ...CIRCLE_CALLS,
  ...DEV_CALLS,
  ...DISCORD_CALLS,
  ...GAME_CALLS,
  ...GAME_SESSION_CALLS,
  ...HIDE_AND_PEEK_CALLS,
  ...HOST_CALLS,
  ...LINK_CALLS,
  ...LOGIN_CALLS,
  ...PACK_CALLS,
  ...PACK_LIBRARY_CALLS,
  ...PAYMENT_CALLS,
  ...PLAYER_CALLS,
  ...PROFILE_CALLS,
  ...REEL_CALLS,
  ...SECOND_FACTOR_CALLS,
  ...SITE_CALLS,
  ...SNAPTION_CALLS,
  ...TELEVISION_CALLS,
};

type Calls = typeof CALLS;
/** Method and path of a call, such as `GET /gameSession/:gameCode`. */
export type CallKey = keyof Calls;

/** The parts of a call that have to be sent; `query` is optional when all of its fields are. */
type PartsOf<Shape> = Shape extends unknown
  ? (Shape extends { readonly params: Schema }
      ? { readonly params: InputOf<Shape, "params"> }
      : unknown) &
      (Shape extends { readonly query: Schema }
        ? Partial<InputOf<Shape, "query">> extends InputOf<Shape, "query">
          ? { readonly query?: InputOf<Shape, "query"> }
          : { readonly query: InputOf<Shape, "query"> }
        : unknown) &
      (Shape extends { readonly body: Schema }
        ? { readonly body: InputOf<Shape, "body"> }
        : unknown) &
      (Shape extends { readonly upload: true } ? { readonly body: Blob } : unknown)
  : never;
type AnswerOf<Shape> = Shape extends { readonly picture: true } | { readonly media: string }
  ? Blob
  : OutputOf<Shape, "response">;

/** What a client sends with a call. */
export type Sent<Key extends CallKey> = PartsOf<Calls[Key]>;
/** What a client receives: a `Blob` where the response is not JSON, undefined where there is no body. */
export type Answered<Key extends CallKey> = AnswerOf<Calls[Key]>;

/** A part of a call after the Worker has validated it; undefined where the call has no such part. */
export type Checked<Key extends CallKey, Part extends "params" | "query" | "body"> = OutputOf<
  Calls[Key],
  Part
>;
/** What the Worker's handler of a call returns; fields that the response's schema does not name are dropped. */
export type Returned<Key extends CallKey> = ReturnedFor<Calls[Key]>;
type ReturnedFor<Shape> = Shape extends { readonly stream: true }
  ? Response
  : Shape extends { readonly response: Schema }
    ? InputOf<Shape, "response">
    : void;
