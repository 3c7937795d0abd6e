import type { Profile, ProfileChange } from "../../../src-shared/api/profile.ts";
import { eq } from "drizzle-orm";
import { existingAnswer } from "../../db/site.schema.ts";
import { definedFields } from "../../shared/definedFields.ts";
import type { Deps } from "../../shared/deps.ts";
import { areRoomsPaidFor } from "../../shared/paidRooms.ts";
import { Problem } from "../../shared/problem.ts";
import { updateUser } from "../accounts/accounts.repository.ts";
import { rolesOf } from "../../identity/claims.ts";
import { findUser, type UserRow } from "../../identity/user.repository.ts";
import { unsubscribeAddress } from "../../mail/subscriber.repository.ts";
import { statsOf } from "./playedGames.repository.ts";

function subscriptionOf(row: UserRow, isPaidFor: boolean, now: number): Profile["subscription"] {
  const { subscriptionEndsAt: endsAt, hasPaid } = row;
  if (endsAt === null || !isPaidFor) return { status: "active", endDate: null };
  const endDate = new Date(endsAt).toISOString();
  if (endsAt <= now) return { status: "expired", endDate };
  return { status: hasPaid ? "active" : "trial", endDate };
}

/** Reads the parts of a profile that are not in the account's row. */
async function besidesOf(deps: Deps, userId: string) {
  const [stats, isPaidFor] = await Promise.all([
    statsOf(await deps.database(), userId),
    areRoomsPaidFor(deps),
  ]);
  return { stats, isPaidFor };
}

function profileOf(
  deps: Deps,
  row: UserRow,
  { stats, isPaidFor }: Awaited<ReturnType<typeof besidesOf>>,
): Profile {
  const sum = (field: "games" | "wins") => stats.reduce((total, one) => total + one[field], 0);
  return {
    userId: row.id,
    name: row.name,
    email: row.email ?? "",
    language: row.language,
    favoriteAvatarSrc: row.favoriteAvatarSrc,
    marketingConsent: row.marketingConsent,
    analyticsConsent: row.analyticsConsent,
    keepsAnswers: row.keepsAnswers,
    roles: rolesOf(row),
    createdAt: new Date(row.createdAt).toISOString(),
    subscription: subscriptionOf(row, isPaidFor, deps.now()),
    stats: {
      games: sum("games"),
      wins: sum("wins"),
      byGameType: Object.fromEntries(
        stats.map(({ gameType, games, wins }) => [gameType, { games, wins }]),
      ),
    },
  };
}

/**
 * Returns a profile. Refuses with not_found when there is no such account. `account`: the account if it is
 * already being loaded, so that both reads run at the same time.
 */
export async function fetchProfile(
  deps: Deps,
  userId: string,
  account?: Promise<UserRow>,
): Promise<Profile> {
  const db = await deps.database();
  const [row, besides] = await Promise.all([
    account ?? findUser(db, userId),
    besidesOf(deps, userId),
  ]);
  if (row?.kind !== "registered") throw new Problem("not_found");
  return profileOf(deps, row, besides);
}

/** Changes the given fields of a profile. Refuses with not_found. */
export async function updateProfile(
  deps: Deps,
  userId: string,
  change: ProfileChange,
): Promise<Profile> {
  const db = await deps.database();
  const row = await findUser(db, userId);
  if (row?.kind !== "registered") throw new Problem("not_found");
  const fields = definedFields(change);
  const isChange = Object.keys(fields).length > 0;
  const said = change.analyticsConsent === undefined ? {} : { analyticsConsentAt: deps.now() };
  const updated = isChange ? await updateUser(db, userId, { ...fields, ...said }) : row;
  // This also ends a subscription that was made in the footer with the same address.
  if (change.marketingConsent === false && row.emailKey !== null)
    await unsubscribeAddress(db, row.emailKey);
  // This applies to answers that are already stored too, not only to new ones.
  if (change.keepsAnswers === false) {
    await db.delete(existingAnswer).where(eq(existingAnswer.userId, userId));
  }
  return profileOf(deps, updated ?? row, await besidesOf(deps, userId));
}
