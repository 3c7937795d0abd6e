import * as z from "zod";
import {
  PACK_ENTRIES_MAX,
  PACK_ENTRY_LENGTH_MAX,
  PACK_NAME_LENGTH_MAX,
  type PackKind,
} from "../../../src-shared/catalog/packs.ts";
import { readEntries } from "../../../src-shared/text/packEntries.ts";
import { cleanText, textLength } from "../../../src-shared/text/clean.ts";
import { languageSchema } from "../../http/schemas.ts";
import type { Pack, PackChange, PackDraft } from "./pack.usecases.ts";

const name = z
  .string()
  .max(PACK_NAME_LENGTH_MAX * 20)
  .transform(cleanText)
  .refine((text) => text !== "", { params: { code: "name_empty" } })
  .refine((text) => textLength(text) <= PACK_NAME_LENGTH_MAX, { params: { code: "name_too_long" } })
  .meta({ description: `1 to ${PACK_NAME_LENGTH_MAX} characters` });

const entries = z
  .array(z.string())
  .min(1)
  .max(PACK_ENTRIES_MAX)
  .transform((texts, ctx) => {
    const read = readEntries(texts);
    for (const { at, fault } of read.faults) {
      ctx.addIssue({ code: "custom", path: [at], params: { code: fault } });
    }
    return read.entries;
  })
  .meta({
    description: `Each 1 to ${PACK_ENTRY_LENGTH_MAX} characters, none twice whatever its case`,
  });

const id = z.string().max(64);
const draft = { name, language: languageSchema, isPublic: z.boolean() };
const change = {
  id,
  name: name.optional(),
  language: languageSchema.optional(),
  isPublic: z.boolean().optional(),
};

const facts = {
  id: z.string(),
  name: z.string(),
  language: languageSchema,
  isPublic: z.boolean(),
  ownerId: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};
const texts = z.array(z.string()).readonly();

export const packListAnswer = z.array(z.object({ ...facts, entryCount: z.int() })).readonly();

export const packListQuery = z.object({
  language: languageSchema.optional(),
  otherUserId: id
    .optional()
    .meta({ description: "Only this user's public packs, in place of one's own and all public" }),
});

export const packParams = z.object({ id });
export const sharedParams = z.object({ code: z.string().max(40).toUpperCase() });
export const shareAnswer = z.object({
  code: z.string().meta({ description: "Whoever knows it may read and copy the pack" }),
});

/** One set of packs as calls: where they are, and what their entries are called there. */
export interface PackSet {
  readonly kind: PackKind;
  readonly base: string;
  readonly draft: z.ZodType<PackDraft>;
  readonly change: z.ZodType<PackChange>;
  readonly answer: z.ZodType;
  readonly show: (pack: Pack) => unknown;
}

export const PACK_SETS: readonly PackSet[] = [
  {
    kind: "word",
    base: "/wordPack",
    draft: z
      .object({ ...draft, words: entries })
      .transform(({ words, ...rest }) => ({ ...rest, entries: words })),
    change: z
      .object({ ...change, words: entries.optional() })
      .transform(({ words, ...rest }) => ({ ...rest, entries: words })),
    answer: z.object({ ...facts, words: texts }),
    show: ({ entries: words, ...pack }) => ({ ...pack, words }),
  },
  {
    kind: "category",
    base: "/categoryPack",
    draft: z
      .object({ ...draft, categories: entries })
      .transform(({ categories, ...rest }) => ({ ...rest, entries: categories })),
    change: z
      .object({ ...change, categories: entries.optional() })
      .transform(({ categories, ...rest }) => ({ ...rest, entries: categories })),
    answer: z.object({ ...facts, categories: texts }),
    show: ({ entries: categories, ...pack }) => ({ ...pack, categories }),
  },
];
