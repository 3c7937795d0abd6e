import type { PackKind } from "../../../src-shared/catalog/packs.ts";
import type { ReportReason } from "../../../src-shared/catalog/reports.ts";
import type { Sent } from "../../../src-shared/api/calls.ts";
import { call } from "./call.ts";

export const searchPacks = (query: NonNullable<Sent<"GET /packLibrary">["query"]>) =>
  call("GET /packLibrary", { query });
export const likedPacks = () => call("GET /packLibrary/likes");
export const likePack = (id: string) => call("POST /packLibrary/:id/like", { params: { id } });
export const unlikePack = (id: string) => call("DELETE /packLibrary/:id/like", { params: { id } });

/** Make a copy that belongs to the user. `code`: of the link by which the pack was shared. */
export const copyPack = (id: string, code?: string): Promise<{ id: string; kind: PackKind }> =>
  call("POST /packLibrary/:id/copy", {
    params: { id },
    body: code === undefined ? {} : { code },
  });

export const reportPack = (id: string, reason: ReportReason) =>
  call("POST /packLibrary/:id/report", { params: { id }, body: { reason } });

/** Fetch how well each entry of the user's pack does. */
export const fetchEntryResults = (id: string) =>
  call("GET /packLibrary/:id/entries", { params: { id } });
export const retireEntry = (id: string, entry: string) =>
  call("POST /packLibrary/:id/entries/retire", { params: { id }, body: { entry } });
export const startEntryAnew = (id: string, entry: string) =>
  call("POST /packLibrary/:id/entries/anew", { params: { id }, body: { entry } });

/** Upload a picture; resolves to its id. */
export const addPicture = async (picture: Blob) =>
  (await call("POST /picture", { body: picture })).pictureId;
