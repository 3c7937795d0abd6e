import type { JsonSchema, NamedSchemas } from "./schemas.ts";

/** What texts of a known form look like. */
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

/** A value that a schema allows and was not given; undefined: a person has to say one. */
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
 * A whole value of a schema, made of the examples its parts were given (`meta({ examples })`), so that none is
 * written twice. Throws where a part that could be anything was given none.
 */
export function exampleOf(said: JsonSchema, schemas: NamedSchemas): unknown {
  if (said.examples?.[0] !== undefined) return said.examples[0];
  const schema = schemas.resolved(said);
  const given = schema.examples?.[0] ?? schema.const ?? schema.enum?.[0];
  const example = given ?? plainExample(schema, schemas);
  if (example !== undefined) return example;
  throw new Error(`no example is known of ${JSON.stringify(said)}`);
}
