import type { Answered, CallKey, Sent } from "../../../src-shared/api/calls.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { foundNobody } from "./reachable.ts";

/** The server refused a call or did not respond. `status` is 0 without a response. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  constructor(status: number, code: ErrorCode, message: string = code) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
  }
}

/**
 * Whether this is a refusal that will not change. Missing responses, server errors and rate limits pass: a
 * retry may help.
 */
export function isFinalRefusal(error: unknown): boolean {
  const status = error instanceof ApiError ? error.status : 0;
  return status >= 400 && status < 500 && status !== 429;
}

/** Returns the code of the message to show: the server's, or `internal` for an error in the page. */
export function errorCodeOf(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : "internal";
}

/** Identifies the caller. */
export interface Credentials {
  /** Proof of a role in a room. */
  readonly roomToken?: string | undefined;
  readonly accessToken?: string | undefined;
  /** Sends no cookie: only the access token identifies the caller. */
  readonly withoutCookie?: boolean;
}

interface Delivery {
  /** Sends the call to its end even if the page is left for another one meanwhile, which aborts all others. */
  readonly keepalive?: boolean;
}

/** Everything a call takes: its parts as in the contract, the credentials, and how it is sent. */
export type RequestOptions<Key extends CallKey> = Sent<Key> & Credentials & Delivery;
/** The options of a call, optional where nothing has to be sent. */
export type OptionsOf<Key extends CallKey, Options> =
  Partial<Sent<Key>> extends Sent<Key> ? [options?: Options] : [options: Options];

/** The parts of any call as they are sent. */
interface Parts extends Credentials, Delivery {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

const BASE = "/api/v1";

/** Path of the page on which a call first got no response; undefined: the last call got one. */
let lostAt: string | undefined;
let whenBack: (path: string) => void = () => undefined;

/**
 * Sets the listener to be called when the server responds again after it did not. `path`: of the page where
 * that happened.
 */
export function tellWhenBack(listener: (path: string) => void): void {
  whenBack = listener;
}

/**
 * Called with every response. A 5xx does not count: it may come from a proxy in front of a server that is
 * down.
 */
function heardFrom({ status }: Response): void {
  if (lostAt === undefined || status >= 500) return;
  const path = lostAt;
  lostAt = undefined;
  whenBack(path);
}

/** Returns the address of a call: its path with the parameters filled in, and its query. */
function addressOf(path: string, { params, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = String(search);
  return BASE + filled + (text && `?${text}`);
}

/** Returns the code of an error response, or a substitute if the response has none. */
async function codeOf(response: Response): Promise<ErrorCode> {
  try {
    // SAFETY: a newer server may have codes that this page lacks: they are shown like "internal"
    // (i18n/errors.ts).
    const { code } = (await response.json()) as { readonly code?: ErrorCode };
    if (typeof code === "string") return code;
  } catch {
    // Not JSON: a proxy or the platform answered instead of the Worker.
  }
  if (response.status === 429) return "too_many_requests";
  return response.status >= 500 ? "error.server_unavailable" : "internal";
}

/** Returns the value of a successful response: nothing, JSON, or a file. */
function valueOf(response: Response): unknown {
  if (response.status === 204) return undefined;
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return isJson ? response.json() : response.blob();
}

/**
 * Sends one call of the contract (`src-shared/api`) with exactly these credentials. Throws `ApiError` for
 * every response except a successful one.
 */
export async function request<Key extends CallKey>(
  key: Key,
  ...[options]: OptionsOf<Key, RequestOptions<Key>>
): Promise<Answered<Key>> {
  // SAFETY: the contract's parameters and queries are strings and numbers; its bodies are JSON or a picture.
  const parts = (options ?? {}) as Parts;
  const { body, accessToken, roomToken, keepalive = false } = parts;
  const [method = "", path = ""] = key.split(" ");
  const isFile = body instanceof Blob;
  const headers = new Headers();
  if (body !== undefined) headers.set("content-type", isFile ? body.type : "application/json");
  if (accessToken) headers.set("authorization", `Bearer ${accessToken}`);
  if (roomToken) headers.set("room-token", roomToken);
  let value: unknown;
  try {
    const response = await fetch(addressOf(path, parts), {
      method,
      headers,
      keepalive,
      credentials: parts.withoutCookie ? "omit" : "include",
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    });
    heardFrom(response);
    if (!response.ok) throw new ApiError(response.status, await codeOf(response));
    // The connection may also break after the headers of a response.
    value = await valueOf(response);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    console.error("Backend not reachable", path);
    lostAt ??= location.pathname;
    foundNobody();
    throw new ApiError(0, "error.server_unavailable", "Server not reachable");
  }
  // SAFETY: the type is that of the schema that the Worker applies to this call's response.
  return value as Answered<Key>;
}
