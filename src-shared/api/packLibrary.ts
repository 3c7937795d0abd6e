import * as z from "zod";
import { LIBRARY_ORDERS, PACK_KINDS } from "../catalog/packs.ts";
import { REPORT_REASONS } from "../catalog/reports.ts";
import { RATINGS } from "../catalog/settings.ts";
import { gameTypeSchema, languageSchema, pageOf, pageQuery } from "./common.ts";
import type { CallTable } from "./contract.ts";
import { packFacts, packId, pictureId } from "./packs.ts";

const libraryQuery = pageQuery.extend({
  search: z
    .string()
    .trim()
    .max(60)
    .optional()
    .meta({ description: "Part of a name or of an entry", examples: ["camp"] }),
  language: languageSchema.optional(),
  game: gameTypeSchema.optional().meta({ description: "Only packs it can play with" }),
  kind: z.enum(PACK_KINDS).optional().meta({ description: "Only packs of this kind" }),
  rating: z
    .enum(RATINGS)
    .optional()
    .meta({ description: "Only packs for these, or for younger people" }),
  order: z
    .enum(LIBRARY_ORDERS)
    .default("played")
    .meta({ description: "Played most, changed last or liked most comes first" }),
});

const libraryPack = z
  .object({
    ...packFacts,
    kind: z.enum(PACK_KINDS),
    entryCount: z.int().meta({ examples: [42] }),
    preview: z
      .array(z.string())
      .readonly()
      .meta({ description: "Its first entries", examples: [["campfire", "mosquito"]] }),
  })
  .meta({ id: "LibraryPack", description: "A pack that everybody may play with" });
/** A pack as the library shows it. */
export type LibraryPack = z.infer<typeof libraryPack>;

const packParams = z.object({ id: packId });
const likeAnswer = z
  .object({ likes: z.int().meta({ examples: [4] }) })
  .meta({ id: "PackLikes", description: "How many people like the pack now" });

const entryTally = z
  .object({
    entry: z.string().meta({ examples: ["mosquito"] }),
    shown: z.int().meta({ description: "How often it came up", examples: [5] }),
    flat: z.int().meta({ description: "How often nobody did anything with it", examples: [4] }),
    isRetired: z.boolean().meta({ description: "Games leave it out" }),
  })
  .meta({ id: "EntryTally", description: "How an entry of a pack does" });
/** How well an entry of a pack does in games. */
export type EntryReport = z.infer<typeof entryTally>;

const entryBody = z
  .object({
    entry: z
      .string()
      .max(80)
      .meta({ examples: ["mosquito"] }),
  })
  .meta({ id: "PackEntry", description: "An entry of the pack" });

const copyBody = z
  .object({
    code: z
      .string()
      .max(40)
      .toUpperCase()
      .optional()
      .meta({
        description: "The end of its shared link, where it is not public",
        examples: ["H4QW7KTB2M"],
      }),
  })
  .meta({ id: "PackCopy", description: "How one came by the pack" });
const reportBody = z
  .object({ reason: z.enum(REPORT_REASONS) })
  .meta({ id: "PackReport", description: "What is wrong with it" });
const hideBody = z
  .object({ isHidden: z.boolean() })
  .meta({ id: "PackVisibility", description: "Whether anybody but its owner sees the pack" });

/** Calls for the library of packs that people share. */
export const PACK_LIBRARY_CALLS = {
  "GET /packLibrary": {
    query: libraryQuery,
    status: 200,
    answer: pageOf(libraryPack, "One page of the library"),
  },
  "GET /packLibrary/likes": {
    status: 200,
    answer: z.array(packId).readonly().meta({ description: "Packs one likes" }),
  },
  "POST /packLibrary/:id/like": { params: packParams, status: 200, answer: likeAnswer },
  "DELETE /packLibrary/:id/like": { params: packParams, status: 200, answer: likeAnswer },
  "POST /packLibrary/:id/copy": {
    params: packParams,
    body: copyBody,
    status: 201,
    answer: z
      .object({ id: packId, kind: z.enum(PACK_KINDS) })
      .meta({ id: "CopiedPack", description: "The copy that is one\u2019s own" }),
  },
  "POST /packLibrary/:id/report": { params: packParams, body: reportBody, status: 204 },
  "GET /packLibrary/:id/entries": {
    params: packParams,
    status: 200,
    answer: z.array(entryTally).readonly().meta({ description: "In the pack\u2019s order" }),
  },
  "POST /packLibrary/:id/entries/retire": { params: packParams, body: entryBody, status: 204 },
  "POST /packLibrary/:id/entries/anew": { params: packParams, body: entryBody, status: 204 },
  "POST /admin/packs/:id": { params: packParams, body: hideBody, status: 204 },
  "GET /admin/picture/:pictureId": {
    params: z.object({ pictureId }),
    status: 200,
    answer: z.instanceof(Response),
    picture: true,
  },
  "POST /picture": {
    upload: true,
    status: 201,
    answer: z.object({ pictureId }).meta({ id: "UploadedPicture", description: "It is kept" }),
  },
  "GET /picture/:pictureId": {
    params: z.object({ pictureId }),
    status: 200,
    answer: z.instanceof(Response),
    picture: true,
  },
} as const satisfies CallTable;
