import * as z from "zod";
import { LIBRARY_ORDERS, PACK_ENTRY_LENGTH_MAX, PACK_KINDS } from "../catalog/packs.ts";
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
  game: gameTypeSchema.optional().meta({ description: "Only packs that this game can use" }),
  kind: z.enum(PACK_KINDS).optional().meta({ description: "Only packs of this kind" }),
  rating: z
    .enum(RATINGS)
    .optional()
    .meta({ description: "Only packs with this rating, or one for younger people" }),
  order: z
    .enum(LIBRARY_ORDERS)
    .default("played")
    .meta({ description: "Sort order: most played, most recently changed or most liked first" }),
});

const libraryPack = z
  .object({
    ...packFacts,
    kind: z.enum(PACK_KINDS),
    entryCount: z.int().meta({ examples: [42] }),
    preview: z
      .array(z.string())
      .readonly()
      .meta({ description: "First entries of the pack", examples: [["campfire", "mosquito"]] }),
  })
  .meta({ id: "LibraryPack", description: "A public pack of the library" });
/** A pack as the library shows it. */
export type LibraryPack = z.infer<typeof libraryPack>;

const packParams = z.object({ id: packId });
const likeResponse = z
  .object({ likes: z.int().meta({ examples: [4] }) })
  .meta({ id: "PackLikes", description: "The pack's current number of likes" });

const entryTally = z
  .object({
    entry: z.string().meta({ examples: ["mosquito"] }),
    shown: z.int().meta({ description: "Number of times the entry came up", examples: [5] }),
    flat: z
      .int()
      .meta({ description: "Number of times nobody did anything with the entry", examples: [4] }),
    isRetired: z.boolean().meta({ description: "Whether games leave the entry out" }),
  })
  .meta({ id: "EntryTally", description: "How well an entry of a pack does in games" });
/** How well an entry of a pack does in games. */
export type EntryReport = z.infer<typeof entryTally>;

const entryBody = z
  .object({
    entry: z
      .string()
      // A character, such as an emoji, can consist of many code units.
      .max(PACK_ENTRY_LENGTH_MAX * 20)
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
        description:
          "Code at the end of the pack's shared link; required if the pack is neither public nor the caller's own",
        examples: ["H4QW7KTB2M"],
      }),
  })
  .meta({ id: "PackCopy", description: "How the caller got access to the pack" });
const reportBody = z
  .object({ reason: z.enum(REPORT_REASONS) })
  .meta({ id: "PackReport", description: "Reason for the report" });
const hideBody = z.object({ isHidden: z.boolean() }).meta({
  id: "PackVisibility",
  description: "Whether the pack is hidden from everyone but its owner",
});

/** Calls for the library of packs that people share. */
export const PACK_LIBRARY_CALLS = {
  "GET /packLibrary": {
    query: libraryQuery,
    status: 200,
    response: pageOf(libraryPack, "One page of the library"),
  },
  "GET /packLibrary/likes": {
    status: 200,
    response: z.array(packId).readonly().meta({ description: "Ids of the packs the caller likes" }),
  },
  "POST /packLibrary/:id/like": { params: packParams, status: 200, response: likeResponse },
  "DELETE /packLibrary/:id/like": { params: packParams, status: 200, response: likeResponse },
  "POST /packLibrary/:id/copy": {
    params: packParams,
    body: copyBody,
    status: 201,
    response: z
      .object({ id: packId, kind: z.enum(PACK_KINDS) })
      .meta({ id: "CopiedPack", description: "The caller's own copy of the pack" }),
  },
  "POST /packLibrary/:id/report": { params: packParams, body: reportBody, status: 204 },
  "GET /packLibrary/:id/entries": {
    params: packParams,
    status: 200,
    response: z
      .array(entryTally)
      .readonly()
      .meta({ description: "Entries, in the order of the pack" }),
  },
  "POST /packLibrary/:id/entries/retire": { params: packParams, body: entryBody, status: 204 },
  "POST /packLibrary/:id/entries/anew": { params: packParams, body: entryBody, status: 204 },
  "POST /admin/packs/:id": { params: packParams, body: hideBody, status: 204 },
  "GET /admin/picture/:pictureId": {
    params: z.object({ pictureId }),
    status: 200,
    response: z.instanceof(Response),
    picture: true,
  },
  "POST /picture": {
    upload: true,
    status: 201,
    response: z
      .object({ pictureId })
      .meta({ id: "UploadedPicture", description: "Id of the stored picture" }),
  },
  "GET /picture/:pictureId": {
    params: z.object({ pictureId }),
    status: 200,
    response: z.instanceof(Response),
    picture: true,
  },
} as const satisfies CallTable;
