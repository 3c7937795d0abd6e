import type { SiteFacts } from "../../../../src-shared/catalog/siteFacts.ts";

/** Matches the structured data of a page, as the build wrote it (src-web/app/prerender/structuredData.ts). */
export const DATA = /(<script type="application\/ld\+json">.*?<\/script>)/su;

type Json = unknown;

/** Applies `said` to all strings in a JSON value, at any depth. */
function reworded(value: Json, said: (text: string) => string): Json {
  if (typeof value === "string") return said(value);
  if (Array.isArray(value)) return value.map((one: Json) => reworded(one, said));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, reworded(one, said)]));
}

/** Returns what the build could not know about the site's operator. */
function ofOrganization({ operator, links }: SiteFacts): Readonly<Record<string, Json>> {
  const sameAs = Object.values(links ?? {});
  return {
    ...(operator !== undefined && { legalName: operator }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/**
 * Returns the structured data element with the facts of this site. `said` replaces the product's name in a
 * text with the site's.
 */
export function ownData(element: string, facts: SiteFacts, said: (text: string) => string): string {
  const begin = element.indexOf(">") + 1;
  const end = element.lastIndexOf("<");
  const written: Json = JSON.parse(element.slice(begin, end), (_key, value: Json) =>
    typeof value === "object" &&
    value !== null &&
    "@type" in value &&
    value["@type"] === "Organization"
      ? { ...value, ...ofOrganization(facts) }
      : value,
  );
  const json = JSON.stringify(reworded(written, said)).replaceAll("<", "\\u003c");
  return element.slice(0, begin) + json + element.slice(end);
}
