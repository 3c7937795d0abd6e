import { signAccessToken } from "../../../src-worker/identity/accessToken.ts";
import type { UserRow } from "../../../src-worker/identity/user.repository.ts";
import { claimsAfter } from "./secondFactor.ts";
import { member } from "./people.ts";
import { claimsOf, client, depsWith, guest, type Client } from "./support.ts";

/** A person who calls with an access token. */
export interface Person {
  readonly call: Client;
  readonly bearer: string;
  readonly userId: string;
  readonly email: string;
}

/** Returns the access token that a login of this user would get at this time. */
export async function bearerFor(row: UserRow, now = Date.now()): Promise<string> {
  return signAccessToken(depsWith().config.secrets, claimsAfter(row), now);
}

/** Makes an account in its trial; `changes` are columns of its row. */
export async function registered(
  changes: Partial<UserRow> = {},
  call: Client = client(),
): Promise<Person & { readonly row: UserRow }> {
  const { user: row, accessToken } = await member(changes, call);
  return { call, bearer: accessToken, userId: row.id, email: row.email ?? "", row };
}

/** Makes a guest, in the same shape. */
export async function visitor(): Promise<Person> {
  const { call, accessToken } = await guest();
  return { call, bearer: accessToken, userId: String(claimsOf(accessToken)["userId"]), email: "" };
}
