import { LIBRARY_PAGE_SIZE } from "../../../src-shared/catalog/packs.ts";
import { entryKey } from "../../../src-shared/text/packEntries.ts";
import { requireChange, requireOwner } from "../../http/access.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import { countEvent } from "../../shared/dayCounts.ts";
import type { Deps } from "../../shared/deps.ts";
import { uuidv7 } from "../../shared/ids.ts";
import { isoOf } from "../../shared/iso.ts";
import { Problem } from "../../shared/problem.ts";
import { tallyOf } from "./entryTally.ts";
import {
  forgetEntry,
  libraryPage,
  likedBy,
  restEntry,
  setLike,
  type LibraryQuery,
} from "./library.repository.ts";
import { deletePack, findAnyPack, insertPack, type PackRow } from "./pack.repository.ts";
import { copyPictures, seenPictures } from "./pictures.repository.ts";
import { isShown } from "./publishing.ts";

/** Returns a page of the library, without the names of the owners. */
export async function getLibrary(deps: Deps, query: LibraryQuery) {
  const { items, total } = await libraryPage(await deps.replica(), query);
  return {
    items: items.map(({ isHidden: _open, preview, ...row }) => ({
      ...row,
      // SAFETY: SQLite built this array from the entries, which are strings.
      preview: JSON.parse(preview) as string[],
      createdAt: isoOf(row.createdAt),
      updatedAt: isoOf(row.updatedAt),
    })),
    page: query.page,
    pageCount: Math.max(1, Math.ceil(total / LIBRARY_PAGE_SIZE)),
    total,
  };
}

/** Returns a pack that everybody may see. Refuses with pack_not_found. */
export async function openPack(deps: Deps, id: string): Promise<PackRow> {
  const row = await findAnyPack(await deps.database(), id);
  if (!row || !isShown(row)) throw new Problem("pack_not_found");
  return row;
}

export async function getLikes(deps: Deps, { userId }: AccessClaims) {
  return likedBy(await deps.database(), userId);
}

/** Adds or removes the user's like of a pack. Refuses with pack_not_found. */
export async function likePack(deps: Deps, user: AccessClaims, id: string, likes: boolean) {
  await openPack(deps, id);
  const total = await setLike(await deps.database(), id, user.userId, likes);
  if (total === undefined) throw new Problem("pack_not_found");
  return { likes: total };
}

/**
 * Makes a copy for the user of a pack that they may read. Refuses with pack_not_found, too_many_packs,
 * too_many_pictures.
 */
export async function copyPack(
  deps: Deps,
  { userId }: AccessClaims,
  id: string,
  code: string | undefined,
) {
  const db = await deps.database();
  const row = await findAnyPack(db, id);
  const isShared = code !== undefined && row?.shareCode === code && !row.isHidden;
  if (!row || !(row.ownerId === userId || isShown(row) || isShared)) {
    throw new Problem("pack_not_found");
  }
  const { kind, name, language, rating } = row;
  const now = deps.now();
  let { entries } = row;
  if (kind === "picture") {
    // Some of the pictures may have been taken down since the pack was made.
    const seen = await seenPictures(db, entries);
    entries = entries.filter((entry) => seen.has(entry));
  }
  const copy = {
    id: uuidv7(now),
    kind,
    ownerId: userId,
    name,
    language,
    rating,
    entries,
    isPublic: false,
    // A copy of one's own pack that was taken down is down too.
    isHidden: row.isHidden,
    isDown: row.isDown,
    shareCode: null,
    plays: 0,
    likes: 0,
    shown: {},
    flat: {},
    retired: [],
    createdAt: now,
    updatedAt: now,
  };
  if (!(await insertPack(db, copy))) throw new Problem("too_many_packs");
  if (kind === "picture" && !(await copyPictures(db, entries, userId, now))) {
    await deletePack(db, copy.id);
    throw new Problem("too_many_pictures");
  }
  countEvent(deps, "pack_written", { of: kind, people: [userId] });
  return { id: copy.id, kind };
}

/**
 * Returns the user's own pack, whatever its kind, which a call changes unless it is undefined. Refuses with
 * pack_not_found, not_yours.
 */
async function ownPack(
  deps: Deps,
  user: AccessClaims,
  id: string,
  call?: string,
): Promise<PackRow> {
  const row = await findAnyPack(await deps.database(), id);
  if (!row || (row.ownerId !== user.userId && !isShown(row))) throw new Problem("pack_not_found");
  if (call === undefined) await requireOwner(deps, user, row.ownerId);
  else await requireChange(deps, user, row.ownerId, { call, packId: id });
  return row;
}

/** Returns how each entry of the user's pack is doing. Refuses with pack_not_found, not_yours. */
export async function getEntries(deps: Deps, user: AccessClaims, id: string) {
  const row = await ownPack(deps, user, id);
  return row.entries.map((entry) => ({ entry, ...tallyOf(row, entry) }));
}

/** Retires an entry, so that games leave it out. Refuses with pack_not_found, not_yours. */
export async function retireEntry(
  deps: Deps,
  user: AccessClaims,
  id: string,
  entry: string,
): Promise<void> {
  const { entries } = await ownPack(deps, user, id, "retireEntry");
  const key = entryKey(entry);
  if (entries.some((one) => entryKey(one) === key)) await restEntry(await deps.database(), id, key);
}

/** Lets games use an entry again, with its counts reset. Refuses with pack_not_found, not_yours. */
export async function startEntryAnew(
  deps: Deps,
  user: AccessClaims,
  id: string,
  entry: string,
): Promise<void> {
  await ownPack(deps, user, id, "startEntryAnew");
  await forgetEntry(await deps.database(), id, entryKey(entry));
}
