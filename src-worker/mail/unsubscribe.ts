import type { Language } from "../../src-shared/catalog/languages.ts";
import { mailLink } from "../../src-shared/protocol/mailLinks.ts";
import type { Deps } from "../shared/deps.ts";
import { Problem } from "../shared/problem.ts";
import { issueTokens, peekToken } from "./mailToken.ts";
import type { EmailAddressParts } from "../../src-shared/text/emailAddress.ts";
import { unsubscribeAddress } from "./subscriber.repository.ts";

/** Path below the API's base. Mail programs post to it, and browsers are redirected from it to the page. */
export const UNSUBSCRIBE_PATH = "/email/unsubscribe";

interface Reader extends EmailAddressParts {
  readonly language: Language;
}

/** Creates the links with which these readers unsubscribe, in order. */
export async function unsubscribeLinks(
  deps: Deps,
  readers: readonly Reader[],
  site: string,
): Promise<string[]> {
  const all = readers.map(({ email, emailKey, language }) => {
    return { email, emailKey, language, purpose: "unsubscribe", userId: null } as const;
  });
  const { tokens, insert } = await issueTokens(all, deps.now());
  await insert(await deps.database());
  return tokens.map((token) => `${site}/api/v1${UNSUBSCRIBE_PATH}?utoken=${token}`);
}

/**
 * Returns the address of the page on which a reader confirms: link scanners open links, but only people press
 * buttons.
 */
export function unsubscribePage(site: string, utoken: string): string {
  return mailLink(site, "unsubscribe", utoken);
}

/** Creates the `unsubscribeUrl` for `queueMail` with which this reader stops mails of this kind. */
export async function unsubscribeLink(deps: Deps, reader: Reader, site: string): Promise<string> {
  const [link] = await unsubscribeLinks(deps, [reader], site);
  if (link === undefined) throw new Error("no unsubscribe link was created");
  return link;
}

/**
 * Unsubscribes the reader who received this link. It gives access to nothing else and may be used repeatedly,
 * since mail programs and people both open it. Refuses with token_expired.
 */
export async function unsubscribe(deps: Deps, utoken: string): Promise<void> {
  const db = await deps.database();
  const row = await peekToken(db, utoken, "unsubscribe", deps.now());
  if (!row) throw new Problem("token_expired");
  await unsubscribeAddress(db, row.emailKey);
}
