import { user } from "../../../src-worker/db/schema.ts";
import { readEnv } from "../../../src-worker/config/env.ts";
import { uuidv7 } from "../../../src-worker/shared/ids.ts";
import { signAccessToken } from "../../../src-worker/identity/accessToken.ts";
import { claimsAfter, enrolled } from "./secondFactor.ts";
import type { UserRow } from "../../../src-worker/identity/user.repository.ts";
import { bindings, client, database, type Client } from "./support.ts";

const TRIAL_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Makes an account with a valid access token; `changes` are columns of its row, such as `isAdmin`. An admin
 * has a second factor, and the token comes from a login that used it.
 */
export async function member(changes: Partial<UserRow> = {}, call: Client = client()) {
  const now = Date.now();
  const id = uuidv7(now);
  const email = `${id}@members.example`;
  const [row] = await (
    await database()
  )
    .insert(user)
    .values({
      id,
      kind: "registered",
      email,
      emailKey: email,
      name: "Member",
      language: "en",
      subscriptionEndsAt: now + TRIAL_MS,
      createdAt: now,
      verifiedAt: now,
      ...changes,
    })
    .returning();
  if (!row) throw new Error("no account was made");
  if (row.isAdmin) await enrolled(row.id);
  const accessToken = await signAccessToken(readEnv(bindings).secrets, claimsAfter(row), now);
  return { call, user: row, accessToken };
}
