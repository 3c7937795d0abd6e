import { deviceNameOf, isTelevisionName } from "../../src-shared/catalog/televisions.ts";

/** Browsers as their user agents name them, the first that fits: most also claim to be those below. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bedg(?:a|ios)?\//iu, "Edge"],
  [/\b(?:opr|opera|opt)\//iu, "Opera"],
  [/\bvivaldi\//iu, "Vivaldi"],
  [/\bsamsungbrowser\//iu, "Samsung Internet"],
  [/\b(?:firefox|fxios)\//iu, "Firefox"],
  [/(?:chrome|crios|chromium)\//iu, "Chrome"],
  [/\bsafari\//iu, "Safari"],
];
/** Phones of this maker are no televisions, which is what its name says elsewhere. */
const MAKER = /samsung/giu;

/**
 * A device for its owner to know it by, "Firefox, Windows": browser and system in words of ours, whatever the
 * user agent says beside; undefined when it names neither.
 */
export function deviceWords(userAgent: string): string | undefined {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const named = isTelevisionName(userAgent) ? userAgent : userAgent.replaceAll(MAKER, "");
  const words = [browser, deviceNameOf(named)].filter((word) => word !== undefined);
  return words.length === 0 ? undefined : words.join(", ");
}
