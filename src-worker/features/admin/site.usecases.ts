import { FLAG_NAMES, FLAGS, type Flag } from "../../../src-shared/catalog/flags.ts";
import { upsertFlag, storedFlags } from "../../shared/flags.repository.ts";
import type { Deps } from "../../shared/deps.ts";
import { offsetOf, paged } from "../../shared/paging.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import { insertAuditEntry, listAudit } from "../../shared/audit.repository.ts";
import { isoOf } from "../../shared/iso.ts";

/** Lists all known switches, with the admin who last turned each. */
export async function listFlags(deps: Deps) {
  const rows = await storedFlags(await deps.database());
  return FLAG_NAMES.map((name) => {
    const row = rows.find((turned) => turned.name === name);
    const isOn = row?.isOn ?? FLAGS[name];
    const turned = row && { updatedAt: isoOf(row.updatedAt), updatedBy: row.updatedBy };
    return { name, isOn, isDefault: FLAGS[name], ...turned };
  });
}

/** Turns a switch on or off. */
export async function turnFlag(deps: Deps, admin: AccessClaims, name: Flag, isOn: boolean) {
  const db = await deps.database();
  const at = deps.now();
  const actorId = admin.userId;
  await db.batch([
    insertAuditEntry(db, { actorId, action: "flag.turn", subject: name, detail: { isOn }, at }),
    upsertFlag(db, name, { isOn, updatedAt: at, updatedBy: actorId }),
  ]);
  return listFlags(deps);
}

/** Returns a page of the audit log, newest first. */
export async function pageOfAudit(deps: Deps, page: number) {
  const { items, total } = await listAudit(await deps.database(), offsetOf(page));
  const entries = items.map(({ entry, actorEmail }) => ({
    ...entry,
    at: isoOf(entry.at),
    actorEmail: actorEmail ?? "",
  }));
  return paged(entries, page, total);
}
