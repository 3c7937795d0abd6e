import type { Pack, PackChange, PackDraft } from "../../../src-shared/api/packs.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import { ROOM_CODE_ALPHABET } from "../../../src-shared/catalog/limits.ts";
import type { PackKind } from "../../../src-shared/catalog/packs.ts";
import { entryKey } from "../../../src-shared/text/packEntries.ts";
import { definedFields } from "../../shared/definedFields.ts";
import { requireChange } from "../../http/access.ts";
import type { Deps } from "../../shared/deps.ts";
import { countEvent } from "../../shared/dayCounts.ts";
import { uuidv7 } from "../../shared/ids.ts";
import { Problem } from "../../shared/problem.ts";
import { accountRefusal } from "../../http/middleware/account.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import {
  deletePack,
  findPack,
  findSharedPack,
  giveShareCode,
  insertPack,
  listPacks,
  listPublicPacksOf,
  pruneTallies,
  updatePack,
  type PackRow,
} from "./pack.repository.ts";
import { isoOf } from "../../shared/iso.ts";
import { requireFit, isShown } from "./publishing.ts";
import { requireOwnPictures, letGo } from "./pictures.usecases.ts";

/** 31^10 codes are too many to guess one. */
const SHARE_CODE_LENGTH = 10;

function packOf({
  kind: _kind,
  shareCode: _shareCode,
  shown: _shown,
  flat: _flat,
  retired: _retired,
  isDown: _isDown,
  isHidden,
  ...row
}: PackRow): Pack {
  return {
    ...row,
    ...(isHidden && { isHidden }),
    createdAt: isoOf(row.createdAt),
    updatedAt: isoOf(row.updatedAt),
  };
}

/**
 * Returns a pack this user may read: their own, a public one, or any for an admin. Refuses with
 * pack_not_found, also if the pack exists but the user must not know about it.
 */
async function readable(
  deps: Deps,
  user: AccessClaims,
  kind: PackKind,
  id: string,
): Promise<PackRow> {
  const row = await findPack(await deps.database(), kind, id);
  if (!row) throw new Problem("pack_not_found");
  const isMine = row.ownerId === user.userId;
  if (!isMine && !isShown(row) && (await accountRefusal(deps, user, "admin")))
    throw new Problem("pack_not_found");
  return row;
}

/** Returns a pack that this user changes by a call. Refuses with not_yours, pack_not_found. */
async function changeable(
  deps: Deps,
  user: AccessClaims,
  { kind, id, call }: { readonly kind: PackKind; readonly id: string; readonly call: string },
): Promise<PackRow> {
  const row = await readable(deps, user, kind, id);
  await requireChange(deps, user, row.ownerId, { call, packId: id });
  return row;
}

/** Returns one pack with its entries. */
export async function getPack(deps: Deps, user: AccessClaims, kind: PackKind, id: string) {
  return packOf(await readable(deps, user, kind, id));
}

/**
 * Lists the user's own packs and then public ones, or only the public packs of one other user. Each list is
 * sorted by last change, newest first, and has no entries.
 */
export async function getAllPacks(
  deps: Deps,
  user: AccessClaims,
  kind: PackKind,
  { language, otherUserId }: { language?: Language | undefined; otherUserId?: string | undefined },
) {
  const db = await deps.database();
  const rows =
    otherUserId === undefined || otherUserId === user.userId
      ? await listPacks(db, kind, user.userId, language)
      : await listPublicPacksOf(db, kind, otherUserId, language);
  return rows.map(({ isHidden, ...row }) => ({
    ...row,
    ...(isHidden && { isHidden }),
    createdAt: isoOf(row.createdAt),
    updatedAt: isoOf(row.updatedAt),
  }));
}

/**
 * Creates a pack. Refuses with too_many_packs, pack_not_allowed, and not_yours for pictures of other users.
 */
export async function addPack(deps: Deps, user: AccessClaims, kind: PackKind, draft: PackDraft) {
  const db = await deps.database();
  if (draft.isPublic) requireFit(kind, draft);
  if (kind === "picture") await requireOwnPictures(db, user.userId, draft.entries);
  const now = deps.now();
  const row: PackRow = {
    ...draft,
    id: uuidv7(now),
    kind,
    ownerId: user.userId,
    shareCode: null,
    isHidden: false,
    isDown: false,
    plays: 0,
    likes: 0,
    shown: {},
    flat: {},
    retired: [],
    createdAt: now,
    updatedAt: now,
  };
  if (!(await insertPack(db, row))) throw new Problem("too_many_packs");
  countEvent(deps, "pack_written", { of: kind, people: [user.userId] });
  return packOf(row);
}

/** Changes a pack. Rooms load the change when their next game starts. */
export async function changePack(
  deps: Deps,
  user: AccessClaims,
  kind: PackKind,
  { id, ...change }: PackChange,
): Promise<Pack> {
  const before = await changeable(deps, user, { kind, id, call: "changePack" });
  // Two changes within one millisecond must differ in `updatedAt`.
  const updatedAt = Math.max(deps.now(), before.updatedAt + 1);
  const fields = { ...definedFields(change), updatedAt };
  const after = { ...before, ...fields };
  if (after.isPublic) requireFit(kind, after);
  const db = await deps.database();
  // Checked only when the entries change: pictures already in the pack may have been taken down since.
  if (kind === "picture" && change.entries) {
    await requireOwnPictures(db, before.ownerId, change.entries);
  }
  const tallies = change.entries && pruneTallies(change.entries.map(entryKey));
  const row = await updatePack(db, id, { ...fields, ...tallies }, before.updatedAt);
  // Another request changed the pack first. Start over, so that the combined result is checked for
  // publishing.
  if (!row) return changePack(deps, user, kind, { id, ...change });
  if (kind === "picture") await letGo(deps, before);
  return packOf(row);
}

export async function removePack(
  deps: Deps,
  user: AccessClaims,
  kind: PackKind,
  id: string,
): Promise<void> {
  const row = await changeable(deps, user, { kind, id, call: "removePack" });
  await deletePack(await deps.database(), id);
  if (kind === "picture") await letGo(deps, row);
}

function newShareCode(): string {
  // Five bits have 32 values for 31 characters. The extra value is drawn again, so that no character is more
  // likely than others.
  let code = "";
  while (code.length < SHARE_CODE_LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    code += ROOM_CODE_ALPHABET[byte & 31] ?? "";
  }
  return code;
}

/** Returns the code of a pack's share link. It stays the same as long as the pack is shared. */
export async function sharePack(deps: Deps, user: AccessClaims, kind: PackKind, id: string) {
  await changeable(deps, user, { kind, id, call: "sharePack" });
  const code = await giveShareCode(await deps.database(), id, newShareCode());
  if (code === undefined) throw new Problem("pack_not_found");
  return { code };
}

/** Invalidates a pack's share link. Copies that were made stay. */
export async function unsharePack(
  deps: Deps,
  user: AccessClaims,
  kind: PackKind,
  id: string,
): Promise<void> {
  await changeable(deps, user, { kind, id, call: "unsharePack" });
  await updatePack(await deps.database(), id, { shareCode: null });
}

/** Returns the pack behind a share link. The code alone gives access. */
export async function getSharedPack(deps: Deps, kind: PackKind, code: string) {
  const row = await findSharedPack(await deps.database(), kind, code);
  if (!row) throw new Problem("pack_not_found");
  return packOf(row);
}
