import { deviceNameOf, isTelevisionName } from "../../src-shared/catalog/televisions.ts";

/**
 * Browsers by their names in user agents. The first match counts, since most also claim to be those further
 * down.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bedg(?:a|ios)?\//iu, "Edge"],
  [/\b(?:opr|opera|opt)\//iu, "Opera"],
  [/\bvivaldi\//iu, "Vivaldi"],
  [/\bsamsungbrowser\//iu, "Samsung Internet"],
  [/\b(?:firefox|fxios)\//iu, "Firefox"],
  [/(?:chrome|crios|chromium)\//iu, "Chrome"],
  [/\bsafari\//iu, "Safari"],
];
/** A maker whose name marks a television, except in the user agents of its phones. */
const MAKER = /samsung/giu;

/**
 * Describes a device so that its owner recognises it, "Firefox, Windows": browser and system in the product's
 * own words, whatever else the user agent contains. undefined if it names neither.
 */
export function deviceWords(userAgent: string): string | undefined {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const named = isTelevisionName(userAgent) ? userAgent : userAgent.replaceAll(MAKER, "");
  const words = [browser, deviceNameOf(named)].filter((word) => word !== undefined);
  return words.length === 0 ? undefined : words.join(", ");
}
