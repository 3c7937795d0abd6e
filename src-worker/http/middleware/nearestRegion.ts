/** West of this longitude North America is nearer to its west coast, degrees. */
const AMERICAN_MIDDLE = -100;
/** East of this longitude Europe is nearer to Warsaw than to London, degrees. */
const EUROPEAN_MIDDLE = 14;
/** West of this longitude Asia is nearer to the Gulf than to Singapore, degrees. */
const GULF_END = 65;

/**
 * Returns the region nearest to the caller, where the platform should create the object they will talk to all
 * evening. undefined if the platform does not report where they are; the object is then created where the
 * request arrived.
 */
export function nearestRegion({ cf }: Request): DurableObjectLocationHint | undefined {
  const continent = cf?.["continent"];
  const longitude = Number(cf?.["longitude"] ?? NaN);
  switch (continent) {
    case "NA":
      return longitude < AMERICAN_MIDDLE ? "wnam" : "enam";
    case "SA":
      return "sam";
    case "EU":
      return longitude > EUROPEAN_MIDDLE ? "eeur" : "weur";
    case "AS":
      return longitude < GULF_END ? "me" : "apac";
    case "OC":
      return "oc";
    case "AF":
      return "afr";
    default:
      return undefined;
  }
}
