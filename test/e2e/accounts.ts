import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { TOTP } from "otpauth/dist/otpauth.node.mjs";
import { expect } from "vitest";
import { NODE, ROOT } from "../../scripts/wrangler.ts";
import { linkFor } from "./mail.ts";
import type { Guest } from "./people.ts";
import type { Product } from "./setting.ts";

const PASSWORD = "a horse of four words";

/** Somebody with an account whose address is confirmed. */
export interface Member {
  readonly userId: string;
  readonly email: string;
  readonly accessToken: string;
  /** Single-use recovery codes of an admin, who logs in with a second factor. */
  readonly recoveryCodes?: string[];
}

async function ask(
  server: Product,
  path: string,
  {
    body,
    token,
    cookie,
  }: { readonly body?: unknown; readonly token?: string; readonly cookie?: string } = {},
): Promise<Response> {
  const answer = await fetch(`${server.url}/api/v1${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return answer;
}

function memberOf(email: string, accessToken: string): Member {
  const payload = Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString();
  // SAFETY: every access token of the product names its user.
  const { userId } = JSON.parse(payload) as { readonly userId: string };
  return { userId, email, accessToken };
}

/**
 * Signs up and returns the path of the API call that the mail's link leads to, and the cookie by which the
 * browser that signed up is recognised.
 */
async function signUp(
  server: Product,
  name: string,
): Promise<{ readonly email: string; readonly verify: string; readonly cookie: string }> {
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`;
  const answer = await ask(server, "/user/signup", {
    body: {
      name,
      email,
      password: PASSWORD,
      language: "en",
      marketingConsent: false,
      acceptTerms: true,
      favoriteAvatarSrc: "pear.webp",
    },
  });
  const link = await linkFor(server.url, email, "/account/verifyEmail");
  const cookies = answer.headers.getSetCookie().map((text) => text.split(";")[0]);
  const verify = `/user/verifyEmail${link.slice(link.indexOf("?"))}`;
  return { email, verify, cookie: cookies.join("; ") };
}

/** Signs up and confirms the address by the mail's link, as the forms do. */
export async function member(server: Product, name: string): Promise<Member> {
  const { email, verify, cookie } = await signUp(server, name);
  const answer = await ask(server, verify, { cookie });
  // SAFETY: the response of every login.
  const { accessToken } = (await answer.json()) as { readonly accessToken: string };
  return memberOf(email, accessToken);
}

/** Like `member`, in this browser, which is logged in from the next page it opens. */
export async function memberIn(server: Product, guest: Guest, name: string): Promise<Member> {
  const { email, verify } = await signUp(server, name);
  const answer = await guest.context.request.get(`${server.url}/api/v1${verify}`);
  expect(answer.ok(), `${verify}: ${answer.status()}`).toBe(true);
  // SAFETY: the response of every login.
  const { accessToken } = (await answer.json()) as { readonly accessToken: string };
  return memberOf(email, accessToken);
}

/** Creates an admin with the documented command; the account has no second factor yet. */
export async function bareAdmin(server: Product, name: string): Promise<Member> {
  const made = await member(server, name);
  // Asynchronous, so that the event loop notices connections that the server closes while the script runs.
  await promisify(execFile)(NODE, [join(ROOT, "scripts/make-admin.ts"), made.email], {
    env: { ...process.env, STATE_DIR: server.stateDir },
  });
  return made;
}

/** Creates an admin who can use the admin home: with the second factor it requires. */
export async function admin(server: Product, name: string): Promise<Member> {
  const { email, accessToken: token } = await bareAdmin(server, name);
  const { accessToken, recoveryCodes } = await enrol(server, token);
  return { ...memberOf(email, accessToken), recoveryCodes };
}

/** Turns on the second factor of the account this token belongs to, as the profile does. */
async function enrol(server: Product, token: string) {
  const begun = await ask(server, "/user/secondFactor/begin", {
    body: { password: PASSWORD },
    token,
  });
  // SAFETY: the responses of these two calls.
  const { secret } = (await begun.json()) as { readonly secret: string };
  const body = { code: new TOTP({ secret }).generate() };
  const confirmed = await ask(server, "/user/secondFactor/confirm", { body, token });
  return (await confirmed.json()) as {
    readonly accessToken: string;
    readonly recoveryCodes: string[];
  };
}

/** Lets every host open the games of alpha testers. For products whose tests are not about that right. */
export async function openAlphaGames(server: Product): Promise<void> {
  const { accessToken } = await admin(server, "Opener");
  await ask(server, "/admin/flags", {
    body: { name: "alphaGames", isOn: true },
    token: accessToken,
  });
}

/** Gives an account rights of section 6 of the specification, as the admin home does. */
export async function grant(
  server: Product,
  by: Member,
  whose: Member,
  rights: { readonly isTestAccount?: boolean; readonly isAlphaTester?: boolean },
): Promise<void> {
  await ask(server, `/admin/users/${whose.userId}`, { body: rights, token: by.accessToken });
}

/**
 * Finds the account of this address as the admin home does: for accounts that were not made with the form.
 */
export async function memberAt(
  server: Product,
  by: Member,
  email: string,
): Promise<Pick<Member, "userId">> {
  const path = `/admin/users?search=${encodeURIComponent(email)}`;
  const answer = await ask(server, path, { token: by.accessToken });
  // SAFETY: the response of every search.
  const { items } = (await answer.json()) as { readonly items: readonly Pick<Member, "userId">[] };
  const [found] = items;
  if (!found) throw new Error(`nobody has ${email}`);
  return found;
}

/** Sets the moment at which somebody's time to host ends. */
export async function endHosting(
  server: Product,
  by: Member,
  whose: Pick<Member, "userId">,
  at: Date,
): Promise<void> {
  const body = { trialEndDate: at.toISOString() };
  await ask(server, `/admin/users/${whose.userId}`, { body, token: by.accessToken });
}

/** Logs in with the form this screen shows. English only. */
export async function logIn(guest: Guest, { email, recoveryCodes }: Member): Promise<void> {
  await guest.page.getByLabel("Email", { exact: true }).first().fill(email);
  await guest.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await guest.page.locator("form").getByRole("button", { name: "Log in", exact: true }).click();
  if (recoveryCodes === undefined) return;
  await guest.page.getByLabel("Code from your app").fill(recoveryCodes.shift() ?? "");
  await guest.page.locator("form").getByRole("button", { name: "Log in", exact: true }).click();
}
