import { user as userTable } from "../../src-worker/db/schema.ts";
import { uuidv7 } from "../../src-worker/shared/ids.ts";
import { ROLES, signAccessToken, type AccessClaims } from "../../src-worker/user/accessToken.ts";
import { client, database, depsWith, type Client, type LoggedIn } from "./support.ts";
import { claimsOf, guest } from "./support.ts";

type UserRow = typeof userTable.$inferSelect;

export interface Person {
  readonly call: Client;
  readonly bearer: string;
  readonly userId: string;
  readonly email: string;
}

function rolesOf(row: UserRow): AccessClaims["roles"] {
  const roles: (typeof ROLES)[number][] = ["role_user"];
  if (row.isAdmin) roles.push("role_admin");
  if (row.isTestAccount) roles.push("role_jest");
  return roles;
}

/** What a login as this user would sign. */
export async function bearerFor(row: UserRow, now = Date.now()): Promise<string> {
  const ends = row.subscriptionEndsAt;
  const claims: AccessClaims = {
    roles: rolesOf(row),
    isAlphaTester: row.isAlphaTester || row.isAdmin || row.isTestAccount,
    isGuest: false,
    userId: row.id,
    sub: row.email ?? row.id,
    name: row.name,
    ...(ends !== null && {
      subscriptionEpoch: Math.floor(ends / 1000),
      subscriptionEndDate: new Date(ends).toISOString(),
    }),
  };
  return signAccessToken(depsWith().config.secrets, claims, now);
}

/** Somebody with an account that is verified, in their trial; `changes` are columns of their row. */
export async function registered(
  changes: Partial<UserRow> = {},
  call: Client = client(),
): Promise<Person & { readonly row: UserRow }> {
  const now = Date.now();
  const id = uuidv7(now);
  const email = `${id}@example.com`;
  const values = {
    id,
    kind: "registered" as const,
    email,
    emailKey: email,
    name: "Ada",
    language: "en" as const,
    subscriptionEndsAt: now + 14 * 24 * 60 * 60 * 1000,
    createdAt: now,
    verifiedAt: now,
    ...changes,
  };
  const [row] = await (await database()).insert(userTable).values(values).returning();
  if (!row) throw new Error("a user without a row");
  return { call, bearer: await bearerFor(row), userId: row.id, email, row };
}

/** A guest in the same shape. */
export async function visitor(): Promise<Person> {
  const { call, accessToken }: LoggedIn = await guest();
  const userId = String(claimsOf(accessToken)["userId"]);
  return { call, bearer: accessToken, userId, email: "" };
}
