import { env, exports } from "cloudflare:workers";
import * as z from "zod";
import { PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import type { RoomLook } from "../../../src-rooms/room/roomApi.ts";
import { createApp, type App } from "../../../src-worker/app.ts";
import { openDatabase, openReplica, type Database } from "../../../src-worker/db/client.ts";
import { codesOf, type Codes } from "../../../src-worker/config/codes.ts";
import { readEnv } from "../../../src-worker/config/env.ts";
import { factorKeyOf } from "../../../src-worker/config/ownKeys.ts";
import type { Bindings } from "../../../src-worker/config/bindings.ts";
import { createdResponse, seatResponse } from "../../../src-shared/api/gameSession.ts";
import {
  crowdStub,
  pairingStub,
  roomStub,
} from "../../../src-worker/features/rooms/object/routing.ts";
import type { Deps } from "../../../src-worker/shared/deps.ts";
import { loginResponse } from "../../../src-shared/api/accounts.ts";

export const ORIGIN = "http://localhost:8787";

interface TestBindings extends Bindings {
  /** A database that only the tests of migrations use. */
  readonly DB_EMPTY: D1Database;
}

// SAFETY: these are the bindings of wrangler.toml and of test/worker/vitest.worker.config.ts.
export const bindings = env as unknown as TestBindings;

type Fetch = (request: Request) => Response | Promise<Response>;

/** Calls the deployed Worker through its outermost handler. */
// SAFETY: the runtime types say that there is a default export, but not its type.
export const worker: Fetch = (request) =>
  (exports as unknown as { default: Fetcher }).default.fetch(request);

/** Returns the app's dependencies, with changes such as another clock or configuration. */
export function depsWith(changes: Partial<Deps> = {}): Deps {
  return {
    config: { ...readEnv(bindings), limits: {} },
    database: () => openDatabase(bindings.DB),
    replica: () => openReplica(bindings.DB),
    room: (code) => roomStub(bindings, code),
    crowd: (code) => crowdStub(bindings, code),
    pairing: (code) => pairingStub(bindings, code),
    factorKey: () => factorKeyOf(bindings),
    pictures: bindings.PICTURES,
    codes: codesOf(bindings),
    later: (work) => void work,
    fetch: () => Promise.reject(new Error("no test talks to other services")),
    report: () => undefined,
    now: () => Date.now(),
    ...changes,
  };
}

export function appWith(changes: Partial<Deps> = {}): App {
  return createApp(depsWith(changes));
}

/** Turns an app into a function that a client can call. */
export const through =
  ({ app }: App): Fetch =>
  (request) =>
    app.fetch(request);

export const database = (): Promise<Database> => openDatabase(bindings.DB);

export interface CallOptions {
  readonly body?: unknown;
  /** Sent unchanged, in place of `body`. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  readonly bearer?: string;
  readonly roomToken?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** Value of the session cookie that the response set. */
  readonly session: string | undefined;
}

export type Client = (method: string, path: string, options?: CallOptions) => Promise<Reply>;

let addresses = 0;

function headersOf(
  { raw, body, bearer, roomToken, cookie, headers }: CallOptions,
  address: string,
) {
  return new Headers({
    "cf-connecting-ip": address,
    ...((body !== undefined || raw !== undefined) && { "content-type": "application/json" }),
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...(roomToken !== undefined && { "room-token": roomToken }),
    ...(cookie !== undefined && { cookie: `hubbub_session=${cookie}`, origin: ORIGIN }),
    ...headers,
  });
}

/** Returns a client with an IP address of its own, so that tests do not use up each other's rate limits. */
export function client(fetch: Fetch = worker, origin = ORIGIN): Client {
  addresses += 1;
  const address = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
  return async (method, path, options = {}) => {
    const body = options.raw ?? (options.body === undefined ? null : JSON.stringify(options.body));
    const url = path.startsWith("/api") ? path : `/api/v1${path}`;
    // The mailbox is only served to the machine itself.
    const from = url.includes("/dev/") ? "127.0.0.1" : address;
    const init = { method, headers: headersOf(options, from), body };
    const answer = await fetch(new Request(`${origin}${url}`, init));
    const text = await answer.text();
    const isJson = /json/u.test(answer.headers.get("content-type") ?? "");
    const session = /hubbub_session=([^;]*)/u.exec(answer.headers.get("set-cookie") ?? "")?.[1];
    const json: unknown = isJson && text !== "" ? JSON.parse(text) : text;
    return { status: answer.status, headers: answer.headers, body: json, session };
  };
}

/** Returns the exact body of a refusal. */
export function problem(status: number, code: string, errors?: readonly unknown[]) {
  const title = {
    400: "Bad Request",
    401: "Unauthorized",
    403: "Forbidden",
    404: "Not Found",
    405: "Method Not Allowed",
    409: "Conflict",
    410: "Gone",
    413: "Content Too Large",
    415: "Unsupported Media Type",
    429: "Too Many Requests",
    500: "Internal Server Error",
    503: "Service Unavailable",
  }[status];
  return { type: "about:blank", title, status, code, ...(errors && { errors }) };
}

export interface LoggedIn {
  readonly call: Client;
  readonly guestId: string;
  readonly accessToken: string;
  readonly session: string;
}

/** Logs in as a new guest. */
export async function guest(
  call: Client = client(),
  guestId = crypto.randomUUID(),
): Promise<LoggedIn> {
  const answer = await call("POST", "/user/guest", { body: { guestId, language: "en" } });
  const { accessToken } = loginResponse.parse(answer.body);
  if (answer.session === undefined) throw new Error("a login without a cookie");
  return { call, guestId, accessToken, session: answer.session };
}

/** Opens a room as a new guest. */
export async function openRoom(wish: Readonly<Record<string, unknown>> = {}, call?: Client) {
  const host = await guest(call);
  const body = { isPublic: false, language: "en", hostType: "HOST", ...wish };
  const answer = await host.call("POST", "/gameSession/create", { body, bearer: host.accessToken });
  const { gameCode, roomToken } = createdResponse.parse(answer.body);
  return { gameCode, roomToken, host };
}

/** Returns the avatar with this index in the picker. */
export function avatar(at: number): string {
  return PLAYER_AVATARS[at]?.src ?? "";
}

/** Takes a seat in a room. */
export async function join(gameCode: string, at: number, call: Client = client()) {
  const body = { gameCode, alias: `Player ${at}`, avatarSrc: avatar(at) };
  const answer = await call("POST", "/gameSession/join", { body });
  return { call, ...seatResponse.parse(answer.body) };
}

/** Returns the claims of a JWT without checking it. */
export function claimsOf(token: string): Record<string, unknown> {
  const [, payload = ""] = token.split(".");
  const bytes = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
  const text = new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
  const json: unknown = JSON.parse(text);
  return z.record(z.string(), z.unknown()).parse(json);
}

/** Returns what a screen of this room would see. */
export async function roomLook(gameCode: string): Promise<RoomLook> {
  const look = await (await roomStub(bindings, gameCode)).look();
  if (!look) throw new Error(`no room ${gameCode}`);
  return look;
}

/** Ends the current stage as the host. */
export async function endStage(
  host: { readonly call: Client } | Client,
  gameCode: string,
  roomToken: string,
): Promise<Reply> {
  const call = typeof host === "function" ? host : host.call;
  const { topics } = await roomLook(gameCode);
  const body = { stageId: (topics.stage?.stageId ?? 0) + 1 };
  return call("POST", `/host/${gameCode}/setRoundStage`, { roomToken, body });
}

/** Codes that let every code through to the object behind it. */
export const ALL_CODES: Codes = { ...codesOf(bindings), has: async () => true };
