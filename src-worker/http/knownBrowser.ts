import * as z from "zod";
import { emailKeyOf } from "../../src-shared/text/emailAddress.ts";
import type { AccessClaims } from "../identity/accessToken.ts";
import { accountTriesKey } from "../identity/throttle.ts";
import type { Deps } from "../shared/deps.ts";
import { signedToken } from "../shared/signedToken.ts";
import type { AppContext } from "./context.ts";
import { readHostCookie, writeHostCookie } from "./hostCookie.ts";
import { cookieAttributes } from "./sessionCookie.ts";

const KNOWN = { name: "hubbub_known", oldPath: "/api" };
const LIFETIME_S = 365 * 24 * 60 * 60;
/** How many accounts one browser is remembered for: a family may share one. */
const MOST_ACCOUNTS = 5;

const knownBrowser = signedToken({
  type: "known+jwt",
  lifetimeS: LIFETIME_S,
  claims: z.object({
    /** Id of the browser, under which its own tries are counted. */
    browser: z.uuid(),
    /** Hashes of the accounts it has logged in to, the latest first. */
    accounts: z.array(z.string()).max(MOST_ACCOUNTS),
  }),
});

function readKnown(deps: Deps, c: AppContext) {
  const { secrets } = deps.config;
  return knownBrowser.verify(secrets, readHostCookie(c, KNOWN) ?? "", deps.now());
}

/**
 * Returns under which key a login's tries are counted: one shared by everybody who tries this account, or one
 * of its own for a browser that has logged in to it before. So other people's wrong passwords never lock the
 * owner out, and a stolen browser gets no more guesses than anybody else.
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
  writeHostCookie(c, KNOWN, token, { ...cookieAttributes(c, deps.config), maxAge: LIFETIME_S });
}

/** Returns the id of this browser; undefined if nobody has signed up or logged in with it. */
export async function nameOfBrowser(deps: Deps, c: AppContext): Promise<string | undefined> {
  return (await readKnown(deps, c))?.browser;
}

/** Gives this browser an id at sign-up, by which it is recognised when the mailed link is opened. */
export async function nameBrowser(deps: Deps, c: AppContext): Promise<string> {
  const known = (await readKnown(deps, c)) ?? { browser: crypto.randomUUID(), accounts: [] };
  await keepKnown(deps, c, known);
  return known.browser;
}

/** Whether this browser has logged in to the account before. */
export async function isKnownBrowser(
  deps: Deps,
  c: AppContext,
  emailKey: string,
): Promise<boolean> {
  const known = await readKnown(deps, c);
  return known?.accounts.includes(await accountTriesKey(deps, emailKey)) ?? false;
}

/**
 * Remembers that this browser has logged in to the account. Guests have no account, so nothing is stored for
 * them.
 */
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
