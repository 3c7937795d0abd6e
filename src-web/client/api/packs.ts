import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { PackKind } from "../../../src-shared/catalog/packs.ts";
import { call } from "./call.ts";

/** What is known of a pack without its entries. */
export interface PackFacts {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly isPublic: boolean;
  readonly ownerId: string;
}

export type PackSummary = PackFacts & { readonly entryCount: number };
export type Pack = PackFacts & { readonly entries: readonly string[] };

export interface PackDraft {
  readonly name: string;
  readonly language: Language;
  readonly isPublic: boolean;
  readonly entries: readonly string[];
}

/** The two sets have the same calls; their entries go by different names. */
const SETS = {
  word: { base: "/wordPack", field: "words" },
  category: { base: "/categoryPack", field: "categories" },
} as const satisfies Record<PackKind, { readonly base: string; readonly field: string }>;

type Wire = PackFacts & {
  readonly words?: readonly string[];
  readonly categories?: readonly string[];
};

const packOf = ({ words, categories, ...facts }: Wire): Pack => ({
  ...facts,
  entries: words ?? categories ?? [],
});

function bodyOf(kind: PackKind, { entries, ...facts }: PackDraft) {
  return { ...facts, [SETS[kind].field]: entries };
}

const at = (kind: PackKind, what: string, id: string) =>
  `${SETS[kind].base}/${what}/${encodeURIComponent(id)}`;

/** Own packs first, then public ones; with `otherUserId` only what that user shows to everybody. */
export function listPacks(
  kind: PackKind,
  { language, otherUserId }: { readonly language?: Language; readonly otherUserId?: string } = {},
): Promise<readonly PackSummary[]> {
  const query = new URLSearchParams();
  if (language) query.set("language", language);
  if (otherUserId) query.set("otherUserId", otherUserId);
  return call(`${SETS[kind].base}/getAll?${query}`);
}

export const getPack = async (kind: PackKind, id: string) =>
  packOf(await call<Wire>(at(kind, "get", id)));

export const addPack = async (kind: PackKind, draft: PackDraft) =>
  packOf(await call<Wire>(`${SETS[kind].base}/add`, { method: "POST", body: bodyOf(kind, draft) }));

export const updatePack = async (kind: PackKind, id: string, draft: PackDraft) =>
  packOf(
    await call<Wire>(`${SETS[kind].base}/update`, {
      method: "POST",
      body: { id, ...bodyOf(kind, draft) },
    }),
  );

export const deletePack = (kind: PackKind, id: string) =>
  call<undefined>(at(kind, "delete", id), { method: "DELETE" });

/** The code of a pack's link; the same as long as it is shared. */
export const sharePack = (kind: PackKind, id: string) =>
  call<{ readonly code: string }>(at(kind, "share", id), { method: "POST" });

/** The link leads nowhere any more. */
export const unsharePack = (kind: PackKind, id: string) =>
  call<undefined>(at(kind, "share", id), { method: "DELETE" });

/** The pack behind a link, for whoever has it. */
export const getSharedPack = async (kind: PackKind, code: string) =>
  packOf(await call<Wire>(at(kind, "shared", code)));
