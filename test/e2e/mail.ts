/** The mail that development keeps instead of sending it. */
interface Mail {
  readonly subject: string;
  readonly links: readonly string[];
}

const TRIES = 80;
const PAUSE_MS = 250;

/**
 * The link of the newest mail to this address whose page is this one. Mails go out a moment after the
 * answer that causes them; throws when none came.
 */
export async function linkFor(url: string, to: string, page: string): Promise<string> {
  for (let left = TRIES; left > 0; left--) {
    const answer = await fetch(`${url}/api/v1/dev/mailbox?to=${encodeURIComponent(to)}`);
    // SAFETY: the call's own schema; a wrong shape fails below.
    const mails = (await answer.json()) as readonly Mail[];
    const link = mails.flatMap(({ links }) => links).find((one) => one.includes(page));
    if (link !== undefined) {
      const { pathname, search } = new URL(link);
      return pathname + search;
    }
    await new Promise((wake) => setTimeout(wake, PAUSE_MS));
  }
  throw new Error(`no mail to ${to} links to ${page}`);
}
