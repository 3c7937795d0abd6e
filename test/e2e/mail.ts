/** A mail that development keeps instead of sending it. */
interface Mail {
  readonly subject: string;
  readonly links: readonly string[];
}

const TRIES = 80;
const PAUSE_MS = 250;

/**
 * Returns path and query of the newest mailed link to this page. Waits, as mails go out a moment after the
 * response that causes them; throws when none comes.
 */
export async function linkFor(url: string, to: string, page: string): Promise<string> {
  for (let left = TRIES; left > 0; left--) {
    const answer = await fetch(`${url}/api/v1/dev/mailbox?to=${encodeURIComponent(to)}`);
    // SAFETY: the response schema of this call; a wrong shape fails below.
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
