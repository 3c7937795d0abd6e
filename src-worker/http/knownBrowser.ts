import { getCookie, setCookie } from "hono/cookie";
import * as z from "zod";
import { emailKeyOf } from "../../src-shared/text/emailAddress.ts";
import type { AccessClaims } from "../identity/accessToken.ts";
import { accountTriesKey } from "../identity/throttle.ts";
import type { Deps } from "../shared/deps.ts";
import { signedToken } from "../shared/signedToken.ts";
import type { AppContext } from "./context.ts";
import { cookieAttributes } from "./sessionCookie.ts";

const KNOWN_COOKIE = "hubbub_known";
const LIFETIME_S = 365 * 24 * 60 * 60;
/** Accounts a browser is known to: a family shares one. */
const MOST_ACCOUNTS = 5;

const knownBrowser = signedToken({
  type: "known+jwt",
  lifetimeS: LIFETIME_S,
  claims: z.object({
    /** Names the browser, by which its own tries are counted. */
    browser: z.uuid(),
    /** Hashes of the accounts it has logged in to, the last one first. */
    accounts: z.array(z.string()).max(MOST_ACCOUNTS),
  }),
});

function readKnown(deps: Deps, c: AppContext) {
  const { secrets } = deps.config;
  return knownBrowser.verify(secrets, getCookie(c, KNOWN_COOKIE) ?? "", deps.now());
}

/**
 * Whose tries a login counts among: those of everybody who tries this account, or those of a browser
 * that has logged in to it before. So wrong passwords of others never shut its owner out, and a browser
 * that was stolen guesses no faster.
 */
export async function triesOf(deps: Deps, c: AppContext, emailKey: string): Promise<string> {
  const known = await readKnown(deps, c);
  const account = await accountTriesKey(deps, emailKey);
  return known?.accounts.includes(account) ? `${emailKey} ${known.browser}` : emailKey;
}

async function keepKnown(
  deps: Deps,
  c: AppContext,
  known: { readonly browser: string; readonly accounts: string[] },
): Promise<void> {
  const token = await knownBrowser.sign(deps.config.secrets, known, deps.now());
  setCookie(c, KNOWN_COOKIE, token, { ...cookieAttributes(c, deps.config), maxAge: LIFETIME_S });
}

/** What this browser is called; undefined when nobody signed up or logged in with it. */
export async function nameOfBrowser(deps: Deps, c: AppContext): Promise<string | undefined> {
  return (await readKnown(deps, c))?.browser;
}

/** Give this browser a name to know it by when the link of its sign-up is opened. */
export async function nameBrowser(deps: Deps, c: AppContext): Promise<string> {
  const known = (await readKnown(deps, c)) ?? { browser: crypto.randomUUID(), accounts: [] };
  await keepKnown(deps, c, known);
  return known.browser;
}

/** Know this browser again at its next login to the account; a guest has none. */
export async function rememberBrowser(
  deps: Deps,
  c: AppContext,
  { isGuest, sub }: AccessClaims,
): Promise<void> {
  if (isGuest) return;
  const known = await readKnown(deps, c);
  const account = await accountTriesKey(deps, emailKeyOf(sub));
  const others = (known?.accounts ?? []).filter((other) => other !== account);
  const accounts = [account, ...others].slice(0, MOST_ACCOUNTS);
  const browser = known?.browser ?? crypto.randomUUID();
  await keepKnown(deps, c, { browser, accounts });
}
