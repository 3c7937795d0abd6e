import * as z from "zod";
import {
  PACK_ID_LENGTH_MAX,
  PACK_ENTRIES_MAX,
  PACK_ENTRY_LENGTH_MAX,
  PACK_NAME_LENGTH_MAX,
  PICTURES_PER_PACK_MAX,
} from "../catalog/packs.ts";
import { RATINGS } from "../catalog/settings.ts";
import { cleanText, textLength } from "../text/clean.ts";
import { readEntries } from "../text/packEntries.ts";
import { languageSchema } from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";

const name = z
  .string()
  .max(PACK_NAME_LENGTH_MAX * 20)
  .meta({ examples: ["Summer camp"] })
  .transform(cleanText)
  .refine((text) => text !== "", { params: { code: "name_empty" } })
  .refine((text) => textLength(text) <= PACK_NAME_LENGTH_MAX, { params: { code: "name_too_long" } })
  .meta({ description: `Name of the pack, 1 to ${PACK_NAME_LENGTH_MAX} characters` });

const entries = z
  .array(z.string())
  .min(1)
  .max(PACK_ENTRIES_MAX)
  .meta({ examples: [["campfire", "mosquito", "tent"]] })
  .transform((texts, ctx) => {
    const read = readEntries(texts);
    for (const { at, fault } of read.faults) {
      ctx.addIssue({ code: "custom", path: [at], params: { code: fault } });
    }
    return read.entries;
  })
  .meta({
    description: `Each 1 to ${PACK_ENTRY_LENGTH_MAX} characters, without duplicates, ignoring case`,
  });

/** The id of a picture: the SHA-256 of its bytes, hex. */
export const pictureId = z
  .string()
  .regex(/^[0-9a-f]{64}$/u)
  .meta({
    description: "Id of the picture, as returned by its upload",
    examples: ["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"],
  });

const pictures = z
  .array(pictureId)
  .min(1)
  .max(PICTURES_PER_PACK_MAX)
  .refine((ids) => new Set(ids).size === ids.length, { params: { code: "entry_double" } })
  .meta({ description: "Ids of the caller's own pictures, without duplicates" });

const rating = z
  .enum(RATINGS)
  .meta({ description: "Audience that the pack is meant for, according to its owner" });

/** The id of a pack. */
export const packId = z
  .string()
  .max(PACK_ID_LENGTH_MAX)
  .meta({ description: "Id of the pack", examples: ["0192d4c8-6f0a-7b1e-9c55-3f2a1b7d8e90"] });
const id = packId;
const draft = {
  name,
  language: languageSchema,
  isPublic: z.boolean(),
  rating: rating.default("family"),
};
const change = {
  id,
  name: name.optional(),
  language: languageSchema.optional(),
  isPublic: z.boolean().optional(),
  rating: rating.optional(),
};

/** Fields that every response about a pack has in common. */
export const packFacts = {
  id: shown.id,
  name: z.string().meta({ examples: ["Summer camp"] }),
  language: languageSchema,
  isPublic: z.boolean(),
  rating,
  isHidden: z.literal(true).optional().meta({ description: "Present if the pack was taken down" }),
  ownerId: shown.id,
  plays: z.int().meta({ description: "Number of games played with the pack", examples: [12] }),
  likes: z.int().meta({ examples: [3] }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};
const facts = packFacts;
const texts = z
  .array(z.string())
  .readonly()
  .meta({ description: "Entries of the pack", examples: [["campfire", "mosquito", "tent"]] });

const summary = z
  .object({ ...facts, entryCount: z.int().meta({ examples: [42] }) })
  .meta({ id: "PackSummary", description: "A pack without its entries" });
/** A pack without its entries. */
export type PackSummary = z.infer<typeof summary>;

const wordPack = z
  .object({ ...facts, words: texts })
  .meta({ id: "WordPack", description: "A pack of words" });
const categoryPack = z
  .object({ ...facts, categories: texts })
  .meta({ id: "CategoryPack", description: "A pack of categories" });
const captionPack = z
  .object({ ...facts, captions: texts })
  .meta({ id: "CaptionPack", description: "A pack of captions" });
const picturePack = z
  .object({ ...facts, pictures: z.array(pictureId).readonly() })
  .meta({ id: "PicturePack", description: "A pack of pictures" });
/** A pack as the calls return it: each kind has another name for its entries. */
export type PackAnswer =
  | z.infer<typeof wordPack>
  | z.infer<typeof categoryPack>
  | z.infer<typeof captionPack>
  | z.infer<typeof picturePack>;

const wordDraft = z
  .object({ ...draft, words: entries })
  .transform(({ words, ...rest }) => ({ ...rest, entries: words }))
  .meta({ id: "NewWordPack", description: "The pack to create" });
const wordChange = z
  .object({ ...change, words: entries.optional() })
  .transform(({ words, ...rest }) => ({ ...rest, entries: words }))
  .meta({
    id: "WordPackChange",
    description: "Changes to the pack; omitted fields stay as they are",
  });
const categoryDraft = z
  .object({ ...draft, categories: entries })
  .transform(({ categories, ...rest }) => ({ ...rest, entries: categories }))
  .meta({ id: "NewCategoryPack", description: "The pack to create" });
const categoryChange = z
  .object({ ...change, categories: entries.optional() })
  .transform(({ categories, ...rest }) => ({ ...rest, entries: categories }))
  .meta({
    id: "CategoryPackChange",
    description: "Changes to the pack; omitted fields stay as they are",
  });
const captionDraft = z
  .object({ ...draft, captions: entries })
  .transform(({ captions, ...rest }) => ({ ...rest, entries: captions }))
  .meta({ id: "NewCaptionPack", description: "The pack to create" });
const captionChange = z
  .object({ ...change, captions: entries.optional() })
  .transform(({ captions, ...rest }) => ({ ...rest, entries: captions }))
  .meta({
    id: "CaptionPackChange",
    description: "Changes to the pack; omitted fields stay as they are",
  });

const pictureDraft = z
  .object({ ...draft, pictures })
  .transform(({ pictures: ids, ...rest }) => ({ ...rest, entries: ids }))
  .meta({ id: "NewPicturePack", description: "The pack to create" });
const pictureChange = z
  .object({ ...change, pictures: pictures.optional() })
  .transform(({ pictures: ids, ...rest }) => ({ ...rest, entries: ids }))
  .meta({
    id: "PicturePackChange",
    description: "Changes to the pack; omitted fields stay as they are",
  });

/** A new pack after validation. */
export type PackDraft = z.output<typeof wordDraft>;
/** A pack of any kind, with its entries under `entries`. */
export type Pack = PackDraft & Omit<z.infer<typeof wordPack>, "words">;
/** Changes to a pack; omitted fields stay as they are. */
export type PackChange = z.output<typeof wordChange>;

const packListQuery = z.object({
  language: languageSchema.optional().meta({ description: "Only packs in this language" }),
  otherUserId: id.optional().meta({
    description: "Only this user's public packs, instead of the caller's own and all public packs",
  }),
});
const packParams = z.object({ id });
const sharedParams = z.object({
  code: z
    .string()
    .max(40)
    .toUpperCase()
    .meta({ description: "Code at the end of the shared link", examples: ["H4QW7KTB2M"] }),
});
const shareResponse = z
  .object({
    code: z.string().meta({
      description: "Anyone who knows the code can read and copy the pack",
      examples: ["H4QW7KTB2M"],
    }),
  })
  .meta({ id: "SharedPack", description: "Code of the shared link" });

const listResponse = z.array(summary).readonly().meta({
  description:
    "Packs without their entries: the caller's own, then public ones, each ordered by last change, newest first",
});

const list = { query: packListQuery, status: 200, response: listResponse } as const;
const remove = { params: packParams, status: 204 } as const;
const share = { params: packParams, status: 200, response: shareResponse } as const;

/** Calls for packs of words, categories, captions and pictures: the same ones for each kind. */
export const PACK_CALLS = {
  "GET /wordPack/getAll": list,
  "GET /wordPack/get/:id": { params: packParams, status: 200, response: wordPack },
  "POST /wordPack/add": { body: wordDraft, status: 201, response: wordPack },
  "POST /wordPack/update": { body: wordChange, status: 200, response: wordPack },
  "DELETE /wordPack/delete/:id": remove,
  "POST /wordPack/share/:id": share,
  "DELETE /wordPack/share/:id": remove,
  "GET /wordPack/shared/:code": { params: sharedParams, status: 200, response: wordPack },

  "GET /categoryPack/getAll": list,
  "GET /categoryPack/get/:id": { params: packParams, status: 200, response: categoryPack },
  "POST /categoryPack/add": { body: categoryDraft, status: 201, response: categoryPack },
  "POST /categoryPack/update": { body: categoryChange, status: 200, response: categoryPack },
  "DELETE /categoryPack/delete/:id": remove,
  "POST /categoryPack/share/:id": share,
  "DELETE /categoryPack/share/:id": remove,
  "GET /categoryPack/shared/:code": { params: sharedParams, status: 200, response: categoryPack },

  "GET /captionPack/getAll": list,
  "GET /captionPack/get/:id": { params: packParams, status: 200, response: captionPack },
  "POST /captionPack/add": { body: captionDraft, status: 201, response: captionPack },
  "POST /captionPack/update": { body: captionChange, status: 200, response: captionPack },
  "DELETE /captionPack/delete/:id": remove,
  "POST /captionPack/share/:id": share,
  "DELETE /captionPack/share/:id": remove,
  "GET /captionPack/shared/:code": { params: sharedParams, status: 200, response: captionPack },

  "GET /picturePack/getAll": list,
  "GET /picturePack/get/:id": { params: packParams, status: 200, response: picturePack },
  "POST /picturePack/add": { body: pictureDraft, status: 201, response: picturePack },
  "POST /picturePack/update": { body: pictureChange, status: 200, response: picturePack },
  "DELETE /picturePack/delete/:id": remove,
  "POST /picturePack/share/:id": share,
  "DELETE /picturePack/share/:id": remove,
  "GET /picturePack/shared/:code": { params: sharedParams, status: 200, response: picturePack },
} as const satisfies CallTable;
