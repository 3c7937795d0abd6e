import type * as z from "zod";

/** Any zod schema. */
export type Schema = z.core.$ZodType;

/** Request and response of one call, as the Worker and the web client both see them. */
export interface CallShape {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The request body is a picture, not JSON; `body` is not used for it. */
  readonly upload?: true;
  /** 204 when there is no response body; with 302 the response is the address to redirect to. */
  readonly status: 200 | 201 | 202 | 204 | 302;
  /** Schema of the response, and its allow list: fields it does not name are dropped. */
  readonly response?: Schema;
  /** Media type of a text response; JSON otherwise. */
  readonly media?: "text/plain" | "text/html" | "text/csv" | "text/calendar";
  /** The response is a picture, which the handler returns as a complete `Response`. */
  readonly picture?: true;
  /** The response is a streamed text, which the handler also returns as a complete `Response`. */
  readonly stream?: true;
}

/** The calls of a feature by method and path; paths are below /api/v1, parameters as `:name`. */
export type CallTable = Readonly<
  Record<`${"GET" | "POST" | "PUT" | "DELETE"} /${string}`, CallShape>
>;

/** Type of one part of a call as it is sent; undefined where the call has no such part. */
export type InputOf<Shape, Part extends string> =
  Shape extends Readonly<Record<Part, infer S extends Schema>> ? z.input<S> : undefined;

/** Type of one part of a call after validation. */
export type OutputOf<Shape, Part extends string> =
  Shape extends Readonly<Record<Part, infer S extends Schema>> ? z.output<S> : undefined;
