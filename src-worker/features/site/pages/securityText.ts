import type { SiteFacts } from "../../../../src-shared/catalog/siteFacts.ts";

const PATH = "/.well-known/security.txt";
/**
 * How long a response is valid, ms; each new one has a later expiry date. RFC 9116 recommends less than a
 * year.
 */
const VALID_MS = 180 * 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
const MAIL = /^[^\s@<>]+@[^\s@<>]+$/u;

/**
 * Returns whom to contact: the address for legal and privacy matters if there is one, and the form that the
 * site's operator reads.
 */
function contacts(origin: string, { contact }: SiteFacts): string[] {
  const form = `${origin}/contact`;
  return contact !== undefined && MAIL.test(contact) ? [`mailto:${contact}`, form] : [form];
}

/**
 * Returns whom to tell about a vulnerability, in the format of https://www.rfc-editor.org/rfc/rfc9116;
 * undefined for any other request. `origin`: the site's own. `now`: ms since 1970.
 */
export function securityText(
  request: Request,
  origin: string,
  facts: SiteFacts,
  now: number,
): Response | undefined {
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (!isReading || new URL(request.url).pathname !== PATH) return undefined;
  // Rounded to the hour, so that the response can be cached.
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
