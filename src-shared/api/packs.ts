import * as z from "zod";
import { PACK_ENTRIES_MAX, PACK_ENTRY_LENGTH_MAX, PACK_NAME_LENGTH_MAX } from "../catalog/packs.ts";
import { cleanText, textLength } from "../text/clean.ts";
import { readEntries } from "../text/packEntries.ts";
import { languageSchema } from "./common.ts";
import type { CallTable } from "./contract.ts";

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

const summary = z.object({ ...facts, entryCount: z.int() });
/** What is known of a pack without its entries. */
export type PackSummary = z.infer<typeof summary>;

const wordPack = z.object({ ...facts, words: texts });
const categoryPack = z.object({ ...facts, categories: texts });
const captionPack = z.object({ ...facts, captions: texts });
/** A pack as its calls answer it: each set has another name for its entries. */
export type PackAnswer =
  | z.infer<typeof wordPack>
  | z.infer<typeof categoryPack>
  | z.infer<typeof captionPack>;

const wordDraft = z
  .object({ ...draft, words: entries })
  .transform(({ words, ...rest }) => ({ ...rest, entries: words }));
const wordChange = z
  .object({ ...change, words: entries.optional() })
  .transform(({ words, ...rest }) => ({ ...rest, entries: words }));
const categoryDraft = z
  .object({ ...draft, categories: entries })
  .transform(({ categories, ...rest }) => ({ ...rest, entries: categories }));
const categoryChange = z
  .object({ ...change, categories: entries.optional() })
  .transform(({ categories, ...rest }) => ({ ...rest, entries: categories }));
const captionDraft = z
  .object({ ...draft, captions: entries })
  .transform(({ captions, ...rest }) => ({ ...rest, entries: captions }));
const captionChange = z
  .object({ ...change, captions: entries.optional() })
  .transform(({ captions, ...rest }) => ({ ...rest, entries: captions }));

/** A pack to write, once it was checked. */
export type PackDraft = z.output<typeof wordDraft>;
/** A pack, whatever its set calls its entries. */
export type Pack = PackDraft & Omit<z.infer<typeof wordPack>, "words">;
/** What is left out stays. */
export type PackChange = z.output<typeof wordChange>;

const packListQuery = z.object({
  language: languageSchema.optional(),
  otherUserId: id
    .optional()
    .meta({ description: "Only this user's public packs, in place of one's own and all public" }),
});
const packParams = z.object({ id });
const sharedParams = z.object({ code: z.string().max(40).toUpperCase() });
const shareAnswer = z.object({
  code: z.string().meta({ description: "Whoever knows it may read and copy the pack" }),
});

const list = { query: packListQuery, status: 200, answer: z.array(summary).readonly() } as const;
const remove = { params: packParams, status: 204 } as const;
const share = { params: packParams, status: 200, answer: shareAnswer } as const;

/** Word packs, category packs and caption packs: the same calls three times. */
export const PACK_CALLS = {
  "GET /wordPack/getAll": list,
  "GET /wordPack/get/:id": { params: packParams, status: 200, answer: wordPack },
  "POST /wordPack/add": { body: wordDraft, status: 201, answer: wordPack },
  "POST /wordPack/update": { body: wordChange, status: 200, answer: wordPack },
  "DELETE /wordPack/delete/:id": remove,
  "POST /wordPack/share/:id": share,
  "DELETE /wordPack/share/:id": remove,
  "GET /wordPack/shared/:code": { params: sharedParams, status: 200, answer: wordPack },

  "GET /categoryPack/getAll": list,
  "GET /categoryPack/get/:id": { params: packParams, status: 200, answer: categoryPack },
  "POST /categoryPack/add": { body: categoryDraft, status: 201, answer: categoryPack },
  "POST /categoryPack/update": { body: categoryChange, status: 200, answer: categoryPack },
  "DELETE /categoryPack/delete/:id": remove,
  "POST /categoryPack/share/:id": share,
  "DELETE /categoryPack/share/:id": remove,
  "GET /categoryPack/shared/:code": { params: sharedParams, status: 200, answer: categoryPack },

  "GET /captionPack/getAll": list,
  "GET /captionPack/get/:id": { params: packParams, status: 200, answer: captionPack },
  "POST /captionPack/add": { body: captionDraft, status: 201, answer: captionPack },
  "POST /captionPack/update": { body: captionChange, status: 200, answer: captionPack },
  "DELETE /captionPack/delete/:id": remove,
  "POST /captionPack/share/:id": share,
  "DELETE /captionPack/share/:id": remove,
  "GET /captionPack/shared/:code": { params: sharedParams, status: 200, answer: captionPack },
} as const satisfies CallTable;
