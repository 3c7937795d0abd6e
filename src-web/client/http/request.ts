import { isErrorCode, type ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";

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

export interface Wish {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly body?: unknown;
  /** Proof of a role in a room. */
  readonly roomToken?: string | undefined;
  readonly accessToken?: string | undefined;
  /** Leave the cookie out: only the access token says who asks. */
  readonly withoutCookie?: boolean;
}

const BASE = "/api/v1";

/** Code of a problem answer; a stand-in where the answer carries none of ours. */
async function codeOf(response: Response): Promise<ErrorCode> {
  try {
    const problem: unknown = await response.json();
    if (typeof problem === "object" && problem && "code" in problem && isErrorCode(problem.code)) {
      return problem.code;
    }
  } catch {
    // Not JSON: a proxy or the platform answered instead of the Worker.
  }
  if (response.status === 429) return "too_many_requests";
  return response.status >= 500 ? "error.server_unavailable" : "internal";
}

/** One call to the server, with its credentials. Throws `ApiError` for every answer but a good one. */
export async function request<Answer>(path: string, wish: Wish = {}): Promise<Answer> {
  const headers = new Headers({ accept: "application/json" });
  if (wish.body !== undefined) headers.set("content-type", "application/json");
  if (wish.accessToken) headers.set("authorization", `Bearer ${wish.accessToken}`);
  if (wish.roomToken) headers.set("room-token", wish.roomToken);
  let response: Response;
  try {
    response = await fetch(BASE + path, {
      method: wish.method ?? "GET",
      headers,
      credentials: wish.withoutCookie ? "omit" : "include",
      ...(wish.body === undefined ? {} : { body: JSON.stringify(wish.body) }),
    });
  } catch {
    console.error("Backend not reachable", path);
    throw new ApiError(0, "error.server_unavailable", "Server not reachable");
  }
  if (!response.ok) throw new ApiError(response.status, await codeOf(response));
  // SAFETY: the Worker validates its answers against the same schemas the types come from.
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}
