import type { Pack, PackAnswer, PackDraft } from "../../../src-shared/api/packs.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { PackKind } from "../../../src-shared/catalog/packs.ts";
import { call } from "./call.ts";

/** Every kind of pack has the same calls; only the name of the entries differs. */
const SETS = {
  word: "wordPack",
  category: "categoryPack",
  caption: "captionPack",
  picture: "picturePack",
} as const;

function packOf(answer: PackAnswer): Pack {
  if ("words" in answer) {
    const { words, ...facts } = answer;
    return { ...facts, entries: words };
  }
  if ("categories" in answer) {
    const { categories, ...facts } = answer;
    return { ...facts, entries: categories };
  }
  if ("captions" in answer) {
    const { captions, ...facts } = answer;
    return { ...facts, entries: captions };
  }
  const { pictures, ...facts } = answer;
  return { ...facts, entries: pictures };
}

function bodyOf(kind: PackKind, { entries, ...facts }: PackDraft) {
  switch (kind) {
    case "word":
      return { ...facts, words: [...entries] };
    case "category":
      return { ...facts, categories: [...entries] };
    case "caption":
      return { ...facts, captions: [...entries] };
    case "picture":
      return { ...facts, pictures: [...entries] };
  }
}

/** Own packs first, then public ones; with `otherUserId` only that user's public ones. */
export const listPacks = (
  kind: PackKind,
  query: { readonly language?: Language; readonly otherUserId?: string } = {},
) => call(`GET /${SETS[kind]}/getAll`, { query });

export const getPack = async (kind: PackKind, id: string) =>
  packOf(await call(`GET /${SETS[kind]}/get/:id`, { params: { id } }));

export const addPack = async (kind: PackKind, text: PackDraft) =>
  packOf(await call(`POST /${SETS[kind]}/add`, { body: bodyOf(kind, text) }));

export const updatePack = async (kind: PackKind, id: string, text: PackDraft) =>
  packOf(await call(`POST /${SETS[kind]}/update`, { body: { id, ...bodyOf(kind, text) } }));

export const deletePack = (kind: PackKind, id: string) =>
  call(`DELETE /${SETS[kind]}/delete/:id`, { params: { id } });

/** Fetch the code of a pack's link; it stays the same for as long as the pack is shared. */
export const sharePack = (kind: PackKind, id: string) =>
  call(`POST /${SETS[kind]}/share/:id`, { params: { id } });

/** Stop sharing: the link no longer works. */
export const unsharePack = (kind: PackKind, id: string) =>
  call(`DELETE /${SETS[kind]}/share/:id`, { params: { id } });

/** Fetch the pack behind a link, which works for everybody who has the link. */
export const getSharedPack = async (kind: PackKind, code: string) =>
  packOf(await call(`GET /${SETS[kind]}/shared/:code`, { params: { code } }));
