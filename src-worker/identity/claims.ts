import type { Role } from "../../src-shared/catalog/people.ts";
import type { AccessClaims } from "./accessToken.ts";
import type { UserRow } from "./user.repository.ts";

/** Returns the roles from the specification's section 6. */
export function rolesOf({ kind, isAdmin, isTestAccount }: UserRow): Role[] {
  if (kind === "guest") return ["role_guest"];
  const roles: Role[] = ["role_user"];
  if (isAdmin) roles.push("role_admin");
  if (isTestAccount) roles.push("role_jest");
  return roles;
}

/** Returns what an access token says about a user: exactly the claims of the specification's section 3. */
export function claimsOf(row: UserRow): AccessClaims {
  const { id, kind, email, name, favoriteAvatarSrc, subscriptionEndsAt } = row;
  const isGuest = kind === "guest";
  return {
    roles: rolesOf(row),
    isAlphaTester: !isGuest && (row.isAlphaTester || row.isAdmin || row.isTestAccount),
    isGuest,
    userId: id,
    sub: email ?? id,
    name,
    ...(favoriteAvatarSrc !== null && { favoriteAvatarSrc }),
    ...(subscriptionEndsAt !== null && {
      subscriptionEpoch: Math.floor(subscriptionEndsAt / 1000),
      subscriptionEndDate: new Date(subscriptionEndsAt).toISOString(),
    }),
  };
}
