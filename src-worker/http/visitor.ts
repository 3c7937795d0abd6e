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

/** What a call says about whoever makes it before they have logged in. */
export interface Visitor {
  /** Where the links of mails lead. */
  readonly site: string;
  /** Network address; undefined on a developer's own machine, which is not slowed down. */
  readonly address: string | undefined;
  /** The guest they were until now: what that guest played becomes theirs. */
  readonly guestUserId: string | undefined;
  /** Whose tries at an account's password theirs count among (http/knownBrowser.ts). */
  readonly triesAt: (emailKey: string) => Promise<string>;
  /** What their browser is called, if it is known (http/knownBrowser.ts). */
  readonly browser: string | undefined;
  /** The same in words, for its owner to know it by. */
  readonly device: string | undefined;
  /** The refresh token of the session they leave. */
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
 * A GET that logs somebody in is for our own pages: a foreign one that sends its visitors here would
 * log them in as somebody else. Refuses with foreign_origin.
 */
export function demandOwnPage(c: AppContext): void {
  const from = c.req.header("sec-fetch-site");
  if (from !== undefined && from !== "same-origin") throw new Problem("foreign_origin");
}
