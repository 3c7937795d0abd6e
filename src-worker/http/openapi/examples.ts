import type { JsonSchema, NamedSchemas } from "./schemas.ts";

/** Example values of strings with a known format. */
const BY_FORMAT: Readonly<Record<string, string>> = {
  "date-time": "2026-11-21T19:30:00.000Z",
  date: "2026-11-21",
  uri: "https://games.example.com",
  uuid: "0192d4c8-6f0a-7b1e-9c55-3f2a1b7d8e90",
};

function exampleOfObject(schema: JsonSchema, schemas: NamedSchemas): Record<string, unknown> {
  const properties = Object.entries(schema.properties ?? {}).filter(
    (entry): entry is [string, JsonSchema] => typeof entry[1] === "object",
  );
  return Object.fromEntries(properties.map(([name, one]) => [name, exampleOf(one, schemas)]));
}

/**
 * Returns a value that fits a schema without an example of its own; undefined if a person has to write one.
 */
function plainExample(schema: JsonSchema, schemas: NamedSchemas): unknown {
  const { type, items, anyOf, oneOf, format } = schema;
  const [choice] = anyOf ?? oneOf ?? [];
  if (choice) return exampleOf(choice, schemas);
  if (type === "object" && schema.properties) return exampleOfObject(schema, schemas);
  if (type === "array" && typeof items === "object" && !Array.isArray(items))
    return [exampleOf(items, schemas)];
  if (type === "boolean") return false;
  if (type === "integer" || type === "number") return Math.max(1, schema.minimum ?? 1);
  return format === undefined ? undefined : BY_FORMAT[format];
}

/**
 * Returns a complete example of a schema, composed of the examples of its parts (`meta({ examples })`), so
 * that none is written twice. Throws if a part that could be anything has no example.
 */
export function exampleOf(said: JsonSchema, schemas: NamedSchemas): unknown {
  if (said.examples?.[0] !== undefined) return said.examples[0];
  const schema = schemas.resolved(said);
  const given = schema.examples?.[0] ?? schema.const ?? schema.enum?.[0];
  const example = given ?? plainExample(schema, schemas);
  if (example !== undefined) return example;
  throw new Error(`no example for ${JSON.stringify(said)}`);
}
