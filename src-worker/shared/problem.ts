import * as z from "zod";
import { ERROR_CODES, type ErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import { ERROR_STATUS } from "../../src-shared/catalog/errorStatus.ts";
import type { RoomResult } from "../../src-rooms/room/roomApi.ts";

/** What was wrong with one field; the submitted value is never included. */
interface FieldError {
  /** Names and indexes joined by dots; empty for the body as a whole. */
  readonly path: string;
  readonly code: string;
}

interface ProblemExtras {
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A refusal: thrown by anything a route calls, and sent as problem+json with the status of its code. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, { errors, headers = {}, cause }: ProblemExtras = {}) {
    super(code, { cause });
    this.code = code;
    this.errors = errors;
    this.headers = headers;
  }
}

/** RFC 9457. The type is about:blank, so the title is the status's phrase; `code` says what happened. */
export const problemSchema = z
  .object({
    type: z.literal("about:blank"),
    title: z.string().meta({ description: "Standard phrase of the HTTP status" }),
    status: z.int().meta({ description: "Same as the status of the response" }),
    code: z
      .enum(ERROR_CODES)
      .meta({ description: "Identifies the error; clients should rely on this field" }),
    detail: z.string().optional().meta({ description: "Further explanation, if there is any" }),
    errors: z
      .array(
        z.object({
          path: z.string().meta({
            description: "Names and indexes joined by dots; empty for the body as a whole",
          }),
          code: z.string().meta({ description: "What is wrong with the field" }),
        }),
      )
      .optional()
      .meta({ description: "Only with `validation_failed`: which fields are invalid, and why" }),
  })
  .meta({ id: "Problem", description: "Why the request was refused (RFC 9457)" });

const PHRASES: Readonly<Record<(typeof ERROR_STATUS)[ErrorCode], string>> = {
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
};

/** Returns the HTTP status of a code. */
export function statusOf(code: ErrorCode): keyof typeof PHRASES {
  return ERROR_STATUS[code];
}

/** Returns the body of a refusal. All of it is public. */
export function problemOf(code: ErrorCode, errors?: readonly FieldError[]) {
  const status = statusOf(code);
  return { type: "about:blank", title: PHRASES[status], status, code, errors };
}

/** Returns the response for a problem. */
export function problemResponse({ code, errors, headers }: Problem): Response {
  const problem = problemOf(code, errors);
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      // The API adds this itself; refused sockets, and a service that cannot start, response outside of it.
      "x-content-type-options": "nosniff",
      ...headers,
    },
  });
}

/** Returns the value of a room's reply; throws the problem if the room refused. */
export function unwrap<Value>(response: RoomResult<Value>): Value {
  if (!response.ok) throw new Problem(response.code);
  return response.value;
}
