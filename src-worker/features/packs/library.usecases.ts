import {
  isRetired,
  LIBRARY_PAGE_SIZE,
  PACKS_PER_USER_MAX,
} from "../../../src-shared/catalog/packs.ts";
import type { ReportReason } from "../../../src-shared/catalog/reports.ts";
import { entryKey } from "../../../src-shared/text/packEntries.ts";
import { demandOwner } from "../../http/access.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import { countEvent } from "../../shared/dayCounts.ts";
import type { Deps } from "../../shared/deps.ts";
import { uuidv7 } from "../../shared/ids.ts";
import { isoOf } from "../../shared/iso.ts";
import { Problem } from "../../shared/problem.ts";
import { insertReport, openReportOf } from "../site/report/report.repository.ts";
import { tallyOf } from "./entryTally.ts";
import {
  forgetEntry,
  libraryPage,
  likedBy,
  setLike,
  type LibraryQuery,
} from "./library.repository.ts";
import { countPacks, findAnyPack, insertPack, type PackRow } from "./pack.repository.ts";
import { countPictures, keepPictures, keptPictures } from "./pictures.repository.ts";
import { PICTURES_PER_USER_MAX } from "../../../src-shared/catalog/packs.ts";
import { isShown } from "./publishing.ts";

/** Entries that a report keeps, so that one can see later what it was about. */
const REPORTED_ENTRIES = 20;

/** A page of the library, without anybody's name. */
export async function getLibrary(deps: Deps, query: LibraryQuery) {
  const { items, total } = await libraryPage(await deps.database(), query);
  return {
    items: items.map(({ isHidden: _open, preview, ...row }) => ({
      ...row,
      // SAFETY: SQLite wrote an array of the entries, which are texts.
      preview: JSON.parse(preview) as string[],
      createdAt: isoOf(row.createdAt),
      updatedAt: isoOf(row.updatedAt),
    })),
    page: query.page,
    pageCount: Math.max(1, Math.ceil(total / LIBRARY_PAGE_SIZE)),
    total,
  };
}

/** A pack that everybody sees. Refuses with pack_not_found. */
async function openPack(deps: Deps, id: string): Promise<PackRow> {
  const row = await findAnyPack(await deps.database(), id);
  if (!row || !isShown(row)) throw new Problem("pack_not_found");
  return row;
}

export async function getLikes(deps: Deps, { userId }: AccessClaims) {
  return likedBy(await deps.database(), userId);
}

/** Like a pack, or not any more. Refuses with pack_not_found. */
export async function likePack(deps: Deps, user: AccessClaims, id: string, likes: boolean) {
  await openPack(deps, id);
  return { likes: await setLike(await deps.database(), id, user.userId, likes) };
}

/** Make a pack that one may read one's own. Refuses with pack_not_found, too_many_packs, too_many_pictures. */
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
  if ((await countPacks(db, kind, userId)) >= PACKS_PER_USER_MAX) {
    throw new Problem("too_many_packs");
  }
  const now = deps.now();
  let { entries } = row;
  if (kind === "picture") {
    // Some may have been taken down since.
    const kept = await keptPictures(db, entries);
    entries = entries.filter((entry) => kept.has(entry));
    const owned = await countPictures(db, userId);
    if (owned + entries.length > PICTURES_PER_USER_MAX) throw new Problem("too_many_pictures");
    for (const entry of entries) {
      await keepPictures(db, [{ id: entry, ownerId: userId, bytes: 0, createdAt: now }]);
    }
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
    isHidden: false,
    shareCode: null,
    plays: 0,
    likes: 0,
    shown: {},
    flat: {},
    createdAt: now,
    updatedAt: now,
  };
  await insertPack(db, copy);
  countEvent(deps, "pack_written", { of: kind, people: [userId] });
  return { id: copy.id, kind };
}

/** Report a pack of the library, once for each who does. Refuses with pack_not_found. */
export async function reportPack(
  deps: Deps,
  { userId }: AccessClaims,
  id: string,
  reason: ReportReason,
): Promise<void> {
  const { ownerId, name, kind, entries } = await openPack(deps, id);
  const db = await deps.database();
  if (await openReportOf(db, id, userId)) return;
  const texts = kind === "picture" ? [] : entries.slice(0, REPORTED_ENTRIES);
  const createdAt = deps.now();
  await insertReport(db, {
    id: uuidv7(createdAt),
    roomId: "",
    gameCode: "",
    gameType: null,
    reporterId: 0,
    playerId: null,
    userId: ownerId,
    content: [name, ...texts].join("\n"),
    reason,
    createdAt,
    handledAt: null,
    handledBy: null,
    verdict: null,
    packId: id,
    reporterUserId: userId,
  });
}

/** One's own pack, whatever its kind. Refuses with pack_not_found, not_yours. */
async function ownPack(deps: Deps, user: AccessClaims, id: string): Promise<PackRow> {
  const row = await findAnyPack(await deps.database(), id);
  if (!row || (row.ownerId !== user.userId && !isShown(row))) throw new Problem("pack_not_found");
  await demandOwner(deps, user, row.ownerId);
  return row;
}

/** How each entry of one's pack does. Refuses with pack_not_found, not_yours. */
export async function getEntries(deps: Deps, user: AccessClaims, id: string) {
  const row = await ownPack(deps, user, id);
  return row.entries.map((entry) => {
    const tally = tallyOf(row, entry);
    return { entry, ...tally, isRetired: isRetired(tally) };
  });
}

/** Let an entry come up again, counted from the beginning. Refuses with pack_not_found, not_yours. */
export async function startEntryAnew(
  deps: Deps,
  user: AccessClaims,
  id: string,
  entry: string,
): Promise<void> {
  await ownPack(deps, user, id);
  await forgetEntry(await deps.database(), id, entryKey(entry));
}
