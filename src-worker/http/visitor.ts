import { siteOf } from "../config/env.ts";
import { addressOf } from "./middleware/address.ts";
import type { AppContext } from "./context.ts";
import type { Deps } from "../shared/deps.ts";
import { deviceWords } from "../identity/deviceWords.ts";
import { nameOfBrowser, triesOf } from "./knownBrowser.ts";
import { hashToken } from "../shared/ids.ts";
import { Problem } from "../shared/problem.ts";
import { readSession } from "./sessionCookie.ts";
import { findLoggedIn, findSession } from "../identity/user.repository.ts";

/** What a request reveals about its user before they have logged in. */
export interface Visitor {
  /** Origin that links in mails lead to. */
  readonly site: string;
  /** Network address; undefined on a developer's own machine, which is not slowed down. */
  readonly address: string | undefined;
  /** The guest they were until now, whose games become theirs. */
  readonly guestUserId: string | undefined;
  /** Returns the key under which their tries at an account's password are counted (http/knownBrowser.ts). */
  readonly triesAt: (emailKey: string) => Promise<string>;
  /** Id of their browser, if it is known (http/knownBrowser.ts). */
  readonly browser: string | undefined;
  /** The browser in words, by which its owner recognises it. */
  readonly device: string | undefined;
  /** The refresh token of the session they are leaving. */
  readonly oldSession: string | undefined;
}

async function guestOf(deps: Deps, c: AppContext): Promise<string | undefined> {
  const claims = c.get("user");
  if (claims) {
    if (!claims.isGuest) return undefined;
    return (await findLoggedIn(await deps.database(), claims, deps.now()))?.id;
  }
  const token = readSession(c);
  if (token === undefined) return undefined;
  const found = await findSession(await deps.database(), await hashToken(token));
  const isOpen = found && found.session.rotatedAt === null && found.session.expiresAt > deps.now();
  return isOpen && found.user.kind === "guest" ? found.user.id : undefined;
}

/** Reads from a request whatever is known of somebody who is about to log in. */
export async function visitorOf(deps: Deps, c: AppContext): Promise<Visitor> {
  return {
    site: siteOf(deps.config, c.req.url),
    address: addressOf(deps.config, c.req.raw),
    guestUserId: await guestOf(deps, c),
    triesAt: (emailKey) => triesOf(deps, c, emailKey),
    browser: await nameOfBrowser(deps, c),
    device: deviceWords(c.req.header("user-agent") ?? ""),
    oldSession: readSession(c),
  };
}

/**
 * Refuses with foreign_origin a GET that logs somebody in and does not come from the product's own pages:
 * another site could send its visitors here to log them in as somebody else.
 */
export function requireOwnPage(c: AppContext): void {
  const from = c.req.header("sec-fetch-site");
  if (from !== undefined && from !== "same-origin") throw new Problem("foreign_origin");
}
