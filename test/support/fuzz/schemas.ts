import * as fc from "fast-check";

/** The part of JSON Schema that zod and OpenAPI 3.1 produce. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly items?: JsonSchema | boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Texts of kinds that often break programs. */
const NASTY = [
  "",
  " ",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "0",
  "-1",
  "1e999",
  "NaN",
  "'; DROP TABLE user; --",
  '" OR 1=1 --',
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "{{7*7}}${7*7}",
  "../../../../etc/passwd",
  "%00%0d%0aSet-Cookie:a=b",
  "\r\nx-header: 1",
  "\u0000",
  "\ud800",
  "\u202e\u2066",
  "z\u0335\u0336\u0337",
  "👩‍👩‍👧‍👦🏳️‍🌈",
  "ﷺ",
  "x".repeat(300),
  "x".repeat(20_000),
];

/** Any JSON value, including nasty texts and keys. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...NASTY, null, true, false, 0, -1, 0.5, 1e308, 2 ** 53, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(
    fc.constantFrom("__proto__", "constructor", "toString", "a", "type"),
    fc.jsonValue(),
  ),
);

function text(schema: JsonSchema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = minLength + 40 } = schema;
  if (format === "uuid") return fc.uuid();
  if (format === "email") return fc.emailAddress();
  if (format === "date-time") {
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  }
  if (pattern !== undefined && pattern.length < 120) {
    try {
      return fc.stringMatching(new RegExp(pattern, "u"));
    } catch {
      // No text can be generated from this pattern, so other texts are used.
    }
  }
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 60) };
  return fc.oneof(
    fc.string({ unit: "grapheme", ...length }),
    fc.string({ ...length, minLength: Math.min(maxLength, length.maxLength) }),
    fc.constantFrom(...NASTY),
  );
}

function whole({ minimum, exclusiveMinimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const min = Math.max(minimum ?? (exclusiveMinimum ?? -3) + 1, -(2 ** 31));
  const max = Math.min(maximum ?? min + 20, 2 ** 31);
  return fc.integer({ min, max: Math.max(min, max) });
}

function object(schema: JsonSchema, defs: Defs): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, valid(field, defs)]),
  );
  const known = fc.record(fields, {
    requiredKeys: required.filter((name) => Object.hasOwn(fields, name)),
  });
  if (typeof schema.additionalProperties !== "object") return known;
  const more = fc.dictionary(
    fc.string({ maxLength: 8 }),
    valid(schema.additionalProperties, defs),
    {
      maxKeys: 4,
    },
  );
  return fc.tuple(known, more).map(([a, b]) => ({ ...b, ...a }));
}

/** Schemas that `$ref` may point to, by the last part of the reference. */
export type Defs = Readonly<Record<string, JsonSchema>>;

/** Generates values that mostly fit the schema, and nasty ones where the schema says little. */
export function valid(schema: JsonSchema, defs: Defs = {}): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const found = defs[schema.$ref.split("/").at(-1) ?? ""];
    return found ? valid(found, defs) : junk;
  }
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, defs)));
  if (schema.allOf) {
    return fc
      .tuple(...schema.allOf.map((part) => valid(part, defs)))
      .map((parts): unknown => Object.assign({}, ...(parts as object[])));
  }
  const kind = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (kind) {
    case "string":
      return text(schema);
    case "integer":
      return whole(schema);
    case "number":
      return fc.oneof(whole(schema), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array": {
      const { minItems = 0, maxItems = 6, items, prefixItems } = schema;
      if (prefixItems) return fc.tuple(...prefixItems.map((item) => valid(item, defs)));
      const size = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 6) };
      return fc.array(typeof items === "object" ? valid(items, defs) : junk, size);
    }
    case "object":
      return object(schema, defs);
    default:
      return junk;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Generates values of the schema with one fault: a field missing, a field of another type, or an extra field.
 */
export function broken(schema: JsonSchema, defs: Defs = {}): fc.Arbitrary<unknown> {
  const change = fc.record({ at: fc.nat(50), how: fc.nat(2), by: junk, name: fc.string() });
  return fc.tuple(valid(schema, defs), change).map(([value, { at, how, by, name }]) => {
    if (!isObject(value)) return by;
    const keys = Object.keys(value);
    const key = keys[at % Math.max(1, keys.length)] ?? name;
    if (how === 0) return { ...value, [key]: by };
    if (how === 1) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== key));
    return { ...value, [name]: by };
  });
}

/** Generates values that mostly fit the schema, often have one fault, and sometimes are any JSON at all. */
export function fuzzOf(schema: JsonSchema, defs: Defs = {}): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 5, arbitrary: valid(schema, defs) },
    { weight: 4, arbitrary: broken(schema, defs) },
    { weight: 1, arbitrary: junk },
  );
}
