import type * as z from "zod";

/** A schema of zod, whatever it is of. */
export type Schema = z.core.$ZodType;

/** What goes into one call and what comes out of it, as both sides know it. */
export interface CallShape {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body is a picture, not JSON: `body` says nothing of it. */
  readonly upload?: true;
  /** 204 when there is no answer; with 302 the answer is the address the browser goes to. */
  readonly status: 200 | 201 | 202 | 204 | 302;
  /** Also the allow list of the answer: fields it does not name are left out. */
  readonly answer?: Schema;
  /** Media type of an answer that is a text; JSON otherwise. */
  readonly media?: "text/plain" | "text/html" | "text/csv" | "text/calendar";
  /** The answer is a picture, which the Worker hands on as a whole `Response`. */
  readonly picture?: true;
  /** The answer is a text that the Worker writes bit by bit, also as a whole `Response`. */
  readonly stream?: true;
}

/** The calls of a feature by method and path; paths are below /api/v1, parameters as `:name`. */
export type CallTable = Readonly<
  Record<`${"GET" | "POST" | "PUT" | "DELETE"} /${string}`, CallShape>
>;

/** Of a call's shape, what has to be sent for one of its parts; undefined where it has no such part. */
export type InputOf<Shape, Part extends string> =
  Shape extends Readonly<Record<Part, infer S extends Schema>> ? z.input<S> : undefined;

/** The same once it was checked. */
export type OutputOf<Shape, Part extends string> =
  Shape extends Readonly<Record<Part, infer S extends Schema>> ? z.output<S> : undefined;
