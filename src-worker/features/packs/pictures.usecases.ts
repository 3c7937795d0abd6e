import { PICTURE_BYTES_MAX, PICTURE_SIDE_MAX } from "../../../src-shared/catalog/packs.ts";
import { faultOf, log } from "../../../src-shared/log.ts";
import type { Database } from "../../db/client.ts";
import type { Deps } from "../../shared/deps.ts";
import { PHOTO_TYPES, photoOf } from "../../shared/pictures/photo.ts";
import { Problem } from "../../shared/problem.ts";
import type { PackRow } from "./pack.repository.ts";
import {
  releaseClaims,
  claimUnused,
  deleteExpiredClaims,
  dropForgotten,
  dropUnused,
  isBanned,
  isBeingDeleted,
  keepPicture,
  keptPictures,
  seenPictures,
} from "./pictures.repository.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many objects of the bucket are listed per request. */
const LISTED = 500;

const nameOf = (id: string) => `pictures/${id}`;

async function idOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Stores an uploaded picture. Its type is detected from its bytes, and everything but the picture itself is
 * stripped. Refuses with pictures_unavailable, photo_unusable, body_too_large, too_many_pictures.
 */
export async function addPicture(deps: Deps, ownerId: string, sent: Uint8Array): Promise<string> {
  if (!deps.pictures) throw new Problem("pictures_unavailable");
  const photo = photoOf(sent, PICTURE_SIDE_MAX);
  if (!photo) throw new Problem("photo_unusable");
  const bytes = photo.bytes.slice();
  if (bytes.byteLength > PICTURE_BYTES_MAX) throw new Problem("body_too_large");
  const db = await deps.database();
  const id = await idOf(bytes);
  const row = { id, ownerId, bytes: bytes.byteLength, createdAt: deps.now() };
  const refused = async (why: "too_many_pictures" | "pictures_unavailable") =>
    new Problem((await isBanned(db, id)) ? "photo_unusable" : why);
  const isKept = (await keptPictures(db, [id], ownerId)).has(id);
  // Recorded before the upload: otherwise another request that drops the same picture would delete the new
  // bytes as unused.
  if (!(await keepPicture(db, row))) {
    const isAway = await isBeingDeleted(db, id, row.createdAt);
    throw await refused(isAway ? "pictures_unavailable" : "too_many_pictures");
  }
  try {
    await deps.pictures.put(nameOf(id), bytes, { httpMetadata: { contentType: photo.type } });
  } catch (cause) {
    // The bytes of an earlier upload are still there.
    if (!isKept) await dropUnused(db, ownerId, [id]);
    throw new Problem("pictures_unavailable", { cause });
  }
  // During the upload the picture may have been taken down, or dropped on another device, and its bytes
  // deleted.
  const kept = await keptPictures(db, [id], ownerId);
  if (!kept.has(id)) throw await refused("pictures_unavailable");
  return id;
}

async function responseOf({ pictures }: Deps, id: string): Promise<Response> {
  if (!pictures) throw new Problem("pictures_unavailable");
  const found = await pictures.get(nameOf(id)).catch((cause: unknown) => {
    throw new Problem("pictures_unavailable", { cause });
  });
  const type = PHOTO_TYPES.find((one) => one === found?.httpMetadata?.contentType);
  // An object that is not a picture was put into the bucket by something other than `addPicture`.
  if (!found || !type) throw new Problem("not_found");
  return new Response(found.body, {
    headers: { "content-type": type, "content-length": String(found.size) },
  });
}

/**
 * Serves a picture that was not taken down, to anybody who knows its id. Refuses with not_found,
 * pictures_unavailable.
 */
export async function showPicture(deps: Deps, id: string): Promise<Response> {
  const seen = await seenPictures(await deps.database(), [id]);
  if (!seen.has(id)) throw new Problem("not_found");
  return responseOf(deps, id);
}

/** Serves any picture that somebody keeps, for admins. Refuses with not_found, pictures_unavailable. */
export async function showAnyPicture(deps: Deps, id: string): Promise<Response> {
  const kept = await keptPictures(await deps.database(), [id]);
  if (!kept.has(id)) throw new Problem("not_found");
  return responseOf(deps, id);
}

/** Ensures that a user makes packs only of pictures they uploaded or copied. Refuses with not_yours. */
export async function requireOwnPictures(
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  const kept = await keptPictures(db, ids, ownerId);
  if (!ids.every((id) => kept.has(id))) throw new Problem("not_yours");
}

/**
 * Deletes those of these pictures from the bucket that nobody keeps any more. Never throws: the nightly
 * clean-up repeats what failed.
 */
export async function dropObjects(
  deps: Pick<Deps, "database" | "now" | "pictures">,
  ids: readonly string[],
): Promise<void> {
  if (!deps.pictures || ids.length === 0) return;
  try {
    const db = await deps.database();
    const gone = await claimUnused(db, ids, deps.now());
    if (gone.length === 0) return;
    await deps.pictures.delete(gone.map(nameOf));
    await releaseClaims(db, gone);
  } catch (error) {
    log("warn", "pictures.undeleted", faultOf(error));
  }
}

/** After a pack was changed or deleted, drops the pictures that are in none of its owner's packs any more. */
export async function letGo(deps: Deps, { ownerId, entries }: PackRow): Promise<void> {
  await dropUnused(await deps.database(), ownerId, entries);
  await dropObjects(deps, entries);
}

/** Runs daily: removes uploads that are in no pack, and objects that nobody keeps. */
export async function sweepPictures(
  deps: Pick<Deps, "database" | "now" | "pictures">,
): Promise<void> {
  const db = await deps.database();
  await deleteExpiredClaims(db, deps.now());
  await dropForgotten(db, deps.now() - DAY_MS);
  const bucket = deps.pictures;
  if (!bucket) return;
  let cursor: string | undefined;
  do {
    const page = await bucket.list({
      prefix: nameOf(""),
      limit: LISTED,
      ...(cursor !== undefined && { cursor }),
    });
    // A newer object may belong to an upload that is still running.
    const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < deps.now() - DAY_MS);
    await dropObjects(
      deps,
      old.map(({ key }) => key.slice(nameOf("").length)),
    );
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
}
