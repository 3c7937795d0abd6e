import * as z from "zod";
import type { Schema } from "../../../src-shared/api/contract.ts";

/** A JSON schema of draft 2020-12, which is what OpenAPI 3.1 calls a schema. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Where the document keeps the named schemas. */
const HOME = "#/components/schemas/";

/** Removes what zod adds to every whole number, object and list although nobody wrote it. */
function withoutNoise({ jsonSchema }: { readonly jsonSchema: JsonSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  delete jsonSchema.readOnly;
}

/** Collects the schemas with a name (`meta({ id })`), so that the document contains each of them once. */
export class NamedSchemas {
  readonly all: Record<string, JsonSchema> = {};

  /**
   * Returns the JSON schema to put at one place of the document: `input` for requests, `output` for
   * responses.
   */
  of(schema: Schema, io: "input" | "output"): JsonSchema {
    const made = z.toJSONSchema(schema, { io, unrepresentable: "any", override: withoutNoise });
    // SAFETY: the same JSON with other references.
    const said = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', `"${HOME}`)) as JsonSchema;
    const { $schema: _draft, $defs: named = {}, ...here } = said;
    for (const [name, one] of Object.entries(named)) {
      const known = this.all[name];
      if (known && JSON.stringify(known) !== JSON.stringify(one))
        throw new Error(`two different schemas are named ${name}`);
      this.all[name] = one;
    }
    return here;
  }

  /** Returns the schema a reference points to. */
  resolved(schema: JsonSchema): JsonSchema {
    const { $ref } = schema;
    if ($ref === undefined) return schema;
    const named = this.all[$ref.slice(HOME.length)];
    if (!named) throw new Error(`no schema is named ${$ref}`);
    return this.resolved(named);
  }

  /** Returns the description of a schema, from this place or from the named schema. */
  descriptionOf(schema: JsonSchema): string | undefined {
    return schema.description ?? this.resolved(schema).description;
  }
}
