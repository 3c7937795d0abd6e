import { charactersOf } from "./characters.ts";
import { DISPLAY_NAME_LENGTH } from "../catalog/limits.ts";

/** Returns an alias as screens show it: upper-case, cut to fifteen characters (specification, section 5). */
export function displayName(alias: string): string {
  return charactersOf(alias.toUpperCase()).slice(0, DISPLAY_NAME_LENGTH).join("").trim();
}
