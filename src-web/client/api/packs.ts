import type { Pack, PackAnswer, PackDraft } from "../../../src-shared/api/packs.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { PackKind } from "../../../src-shared/catalog/packs.ts";
import { call } from "./call.ts";

/** The sets have the same calls; their entries go by different names. */
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

/** Own packs first, then public ones; with `otherUserId` only what that user shows to everybody. */
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

/** The code of a pack's link; the same as long as it is shared. */
export const sharePack = (kind: PackKind, id: string) =>
  call(`POST /${SETS[kind]}/share/:id`, { params: { id } });

/** The link leads nowhere any more. */
export const unsharePack = (kind: PackKind, id: string) =>
  call(`DELETE /${SETS[kind]}/share/:id`, { params: { id } });

/** The pack behind a link, for whoever has it. */
export const getSharedPack = async (kind: PackKind, code: string) =>
  packOf(await call(`GET /${SETS[kind]}/shared/:code`, { params: { code } }));
