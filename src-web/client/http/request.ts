import type { Answered, CallKey, Sent } from "../../../src-shared/api/calls.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { foundNobody } from "./reachable.ts";

/** The server said no, or nothing at all. `status` is 0 when no answer came. */
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

/** Is this a no that stays one? Silence, stumbling and too much at once pass: asking again may help. */
export function isNo(error: unknown): boolean {
  const status = error instanceof ApiError ? error.status : 0;
  return status >= 400 && status < 500 && status !== 429;
}

/** What to tell somebody of an error: the server's code, or that something broke in here. */
export function errorCodeOf(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : "internal";
}

/** Who asks. */
export interface Credentials {
  /** Proof of a role in a room. */
  readonly roomToken?: string | undefined;
  readonly accessToken?: string | undefined;
  /** Leave the cookie out: only the access token says who asks. */
  readonly withoutCookie?: boolean;
}

/** Everything a call is made with: its parts as the contract has them, and who asks. */
export type RequestOptions<Key extends CallKey> = Sent<Key> & Credentials;
/** The options of a call, which may be left out where nothing has to be sent. */
export type OptionsOf<Key extends CallKey, Options> =
  Partial<Sent<Key>> extends Sent<Key> ? [options?: Options] : [options: Options];

/** The parts of any call, as they travel. */
interface Parts extends Credentials {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

const BASE = "/api/v1";

/** Where on the site somebody was when nothing answered; undefined: the server answered last. */
let lostAt: string | undefined;
let whenBack: (path: string) => void = () => undefined;

/** Who wants to know, once the server answers again, that it did not; `path`: of the page where that was. */
export function tellWhenBack(listener: (path: string) => void): void {
  whenBack = listener;
}

/** Something answered. An answer of those in front of a server that is down is none of its own. */
function heardFrom({ status }: Response): void {
  if (lostAt === undefined || status >= 500) return;
  const path = lostAt;
  lostAt = undefined;
  whenBack(path);
}

/** The address of a call: its path's parameters filled in, its query behind. */
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

/** Code of a problem answer; a stand-in where the answer carries none of ours. */
async function codeOf(response: Response): Promise<ErrorCode> {
  try {
    // SAFETY: a newer server may know more codes than this page: they are told like "internal" (i18n/errors.ts).
    const { code } = (await response.json()) as { readonly code?: ErrorCode };
    if (typeof code === "string") return code;
  } catch {
    // Not JSON: a proxy or the platform answered instead of the Worker.
  }
  if (response.status === 429) return "too_many_requests";
  return response.status >= 500 ? "error.server_unavailable" : "internal";
}

/** The value of a good answer: nothing, JSON, or a file. */
function valueOf(response: Response): unknown {
  if (response.status === 204) return undefined;
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return isJson ? response.json() : response.blob();
}

/**
 * One call of the contract (`src-shared/api`) with exactly these credentials. Throws `ApiError` for
 * every answer but a good one.
 */
export async function request<Key extends CallKey>(
  key: Key,
  ...[options]: OptionsOf<Key, RequestOptions<Key>>
): Promise<Answered<Key>> {
  // SAFETY: the contract's parameters and queries are texts and numbers; its bodies are JSON or a picture.
  const parts = (options ?? {}) as Parts;
  const { body, accessToken, roomToken } = parts;
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
      credentials: parts.withoutCookie ? "omit" : "include",
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    });
    heardFrom(response);
    if (!response.ok) throw new ApiError(response.status, await codeOf(response));
    // The line may drop behind an answer's head as well.
    value = await valueOf(response);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    console.error("Backend not reachable", path);
    lostAt ??= location.pathname;
    foundNobody();
    throw new ApiError(0, "error.server_unavailable", "Server not reachable");
  }
  // SAFETY: the type is that of the schema with which the Worker lets this call's answer out.
  return value as Answered<Key>;
}
