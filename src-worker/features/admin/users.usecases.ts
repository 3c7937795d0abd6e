import { sql } from "drizzle-orm";
import { user } from "../../db/schema.ts";
import { definedFields } from "../../shared/definedFields.ts";
import type { Deps } from "../../shared/deps.ts";
import { offsetOf, paged } from "../../shared/paging.ts";
import { Problem } from "../../shared/problem.ts";
import { setPacksHidden } from "../packs/library.repository.ts";
import { updateEntitlement } from "../payment/payment.repository.ts";
import { stopChargesLater } from "../payment/payment.usecases.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import {
  hasSecondFactor,
  withSecondFactor,
} from "../../identity/secondFactor/secondFactor.repository.ts";
import { findUser, type UserRow } from "../../identity/user.repository.ts";
import { insertAuditEntry } from "../../shared/audit.repository.ts";
import { searchUsers, deleteSessionsOfUser, updateUserRights } from "./users.repository.ts";
import { isoOf } from "../../shared/iso.ts";

/** An account as admins see it, without anything that could be used to log in to it. */
function adminUserOf(row: UserRow, hasFactor: boolean) {
  const { id: userId, kind, name, email, language } = row;
  const { isAdmin, isTestAccount, isAlphaTester, isBlocked, hasPaid } = row;
  const { subscriptionEndsAt, verifiedAt, createdAt } = row;
  return {
    userId,
    kind,
    name,
    email: email ?? "",
    language,
    isAdmin,
    isTestAccount,
    isAlphaTester,
    isBlocked,
    hasPaid,
    hasSecondFactor: hasFactor,
    createdAt: isoOf(createdAt),
    ...(verifiedAt !== null && { verifiedAt: isoOf(verifiedAt) }),
    ...(subscriptionEndsAt !== null && { subscriptionEndDate: isoOf(subscriptionEndsAt) }),
  };
}

/** Returns a page of accounts. */
export async function listUsers(
  deps: Deps,
  { search, page }: { readonly search: string; readonly page: number },
) {
  const db = await deps.database();
  const { items, total } = await searchUsers(db, search.trim(), offsetOf(page));
  const factors = await withSecondFactor(
    db,
    items.map(({ id }) => id),
  );
  return paged(
    items.map((row) => adminUserOf(row, factors.has(row.id))),
    page,
    total,
  );
}

async function known(deps: Deps, id: string): Promise<UserRow> {
  const row = await findUser(await deps.database(), id);
  if (!row) throw new Problem("user_not_found");
  return row;
}

export async function getUser(deps: Deps, id: string) {
  const row = await known(deps, id);
  return adminUserOf(row, await hasSecondFactor(await deps.database(), id));
}

interface UserChange {
  readonly isAdmin?: boolean | undefined;
  readonly isTestAccount?: boolean | undefined;
  readonly isAlphaTester?: boolean | undefined;
  readonly isBlocked?: boolean | undefined;
  /** ISO 8601; null means no end. */
  readonly trialEndDate?: string | null | undefined;
}

/**
 * Returns the columns that change with the end of the trial. For a user who has paid, even a moment ago,
 * `subscriptionEndsAt` is not the end of the trial, so `trialEndsAt` is set instead.
 */
function trialMoved(trialEndDate: string | null | undefined) {
  if (trialEndDate === undefined) return {};
  const endsAt = trialEndDate === null ? null : Date.parse(trialEndDate);
  return {
    trialEndsAt: sql`CASE WHEN ${user.hasPaid} THEN ${endsAt} ELSE ${user.trialEndsAt} END`,
    subscriptionEndsAt: sql`CASE WHEN ${user.hasPaid} THEN ${user.subscriptionEndsAt} ELSE ${endsAt} END`,
  };
}

/**
 * Changes roles, blocks a user, or moves the end of their trial. Users who have paid keep whichever ends
 * later, the trial or the paid time. A user who is blocked, or is no longer an admin, is logged out
 * everywhere; a blocked user is charged for no further period. Refuses with user_not_found, not_on_yourself,
 * guests_have_no_roles.
 */
export async function changeUser(
  deps: Deps,
  admin: AccessClaims,
  id: string,
  { trialEndDate, ...rights }: UserChange,
) {
  const before = await known(deps, id);
  const db = await deps.database();
  const isFall = rights.isBlocked === true || rights.isAdmin === false;
  if (isFall && id === admin.userId) throw new Problem("not_on_yourself");
  const wantsRole = rights.isAdmin || rights.isAlphaTester || rights.isTestAccount;
  if (before.kind === "guest" && (wantsRole || trialEndDate !== undefined)) {
    throw new Problem("guests_have_no_roles");
  }
  const set = definedFields(rights);
  const change = { ...set, ...trialMoved(trialEndDate) };
  if (Object.keys(change).length === 0) return getUser(deps, id);
  await db.batch([
    insertAuditEntry(db, {
      actorId: admin.userId,
      action: "user.change",
      subject: id,
      detail: { ...set, ...(trialEndDate !== undefined && { trialEndDate }) },
      at: deps.now(),
    }),
    updateUserRights(db, id, change),
    ...(trialEndDate === undefined ? [] : [updateEntitlement(db, id)]),
    ...(isFall ? [deleteSessionsOfUser(db, id)] : []),
    ...(set.isBlocked === undefined ? [] : [setPacksHidden(db, id, set.isBlocked)]),
  ]);
  if (set.isBlocked) stopChargesLater(deps, id);
  return getUser(deps, id);
}
