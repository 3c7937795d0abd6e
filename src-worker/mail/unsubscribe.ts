import type { Language } from "../../src-shared/catalog/languages.ts";
import { mailLink } from "../../src-shared/protocol/mailLinks.ts";
import type { Deps } from "../shared/deps.ts";
import { Problem } from "../shared/problem.ts";
import { issueTokens, peekToken } from "./mailToken.ts";
import type { EmailAddressParts } from "../../src-shared/text/emailAddress.ts";
import { stopNews } from "./subscriber.repository.ts";

/** Below the API's base; a mail program posts to it, a browser is sent on to the page. */
export const UNSUBSCRIBE_PATH = "/email/unsubscribe";

interface Reader extends EmailAddressParts {
  readonly language: Language;
}

/** The addresses under which these readers stop their news, in their order. */
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

/** The page on which a reader says that they mean it: scanners open links, people press buttons. */
export function unsubscribePage(site: string, utoken: string): string {
  return mailLink(site, "unsubscribe", utoken);
}

/** The address for `queueMail` under which this reader stops mails like it. */
export async function unsubscribeLink(deps: Deps, reader: Reader, site: string): Promise<string> {
  const [link] = await unsubscribeLinks(deps, [reader], site);
  if (link === undefined) throw new Error("a reader without a link");
  return link;
}

/**
 * No more news for whoever got this link. It is no key to anything else and may be used again: mail
 * programs and people both do. Refuses with token_expired.
 */
export async function unsubscribe(deps: Deps, utoken: string): Promise<void> {
  const db = await deps.database();
  const row = await peekToken(db, utoken, "unsubscribe", deps.now());
  if (!row) throw new Problem("token_expired");
  await stopNews(db, row.emailKey);
}
