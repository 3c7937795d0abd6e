import type { SiteFacts } from "../../../../src-shared/catalog/siteFacts.ts";

const PATH = "/.well-known/security.txt";
/** How long what it says may be relied on; asked for again, it says so anew. RFC 9116 wants less than a year. */
const VALID_MS = 180 * 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
const MAIL = /^[^\s@<>]+@[^\s@<>]+$/u;

/** Whom to write to: the address for law and data where there is one, and the form that whoever runs the site reads. */
function contacts(origin: string, { contact }: SiteFacts): string[] {
  const form = `${origin}/contact`;
  return contact !== undefined && MAIL.test(contact) ? [`mailto:${contact}`, form] : [form];
}

/**
 * Whom to tell that something is unsafe here, as https://www.rfc-editor.org/rfc/rfc9116 has it; undefined for any other
 * call. `origin`: what the site calls itself by. `now`: ms since 1970.
 */
export function securityText(
  request: Request,
  origin: string,
  facts: SiteFacts,
  now: number,
): Response | undefined {
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (!isReading || new URL(request.url).pathname !== PATH) return undefined;
  // To the hour, so that a cache may keep it.
  const expires = new Date(Math.floor((now + VALID_MS) / HOUR_MS) * HOUR_MS).toISOString();
  const lines = [
    ...contacts(origin, facts).map((one) => `Contact: ${one}`),
    `Expires: ${expires.replace(".000Z", "Z")}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}${PATH}`,
  ];
  return new Response(request.method === "HEAD" ? null : `${lines.join("\n")}\n`, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
    },
  });
}
