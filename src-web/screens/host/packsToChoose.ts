import type { PackKind } from "../../../src-shared/catalog/packs.ts";
import { getPack, listPacks } from "../../client/api/packs.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import type { OfferedPack } from "./offeredPacks.ts";

async function listed(kind: PackKind): Promise<OfferedPack[]> {
  return (await listPacks(kind)).map((pack) => ({ ...pack, kind }));
}

async function unlisted(kind: PackKind, id: string): Promise<OfferedPack[]> {
  try {
    const { entries, ...pack } = await getPack(kind, id);
    return [{ ...pack, kind, entryCount: entries.length }];
  } catch (error) {
    if (errorCodeOf(error) === "pack_not_found") return [];
    throw error;
  }
}

/**
 * Fetches the packs of these kinds that a host can choose. A list names only the public packs that were changed last,
 * so chosen ones that it leaves out are fetched one by one; one that is gone is missing.
 */
export async function packsToChoose(
  kinds: readonly PackKind[],
  chosen: readonly string[],
): Promise<readonly OfferedPack[]> {
  const packs = (await Promise.all(kinds.map(listed))).flat();
  const left = chosen.filter((id) => !packs.some((pack) => pack.id === id));
  const found = left.flatMap((id) => kinds.map((kind) => unlisted(kind, id)));
  return [...packs, ...(await Promise.all(found)).flat()];
}
