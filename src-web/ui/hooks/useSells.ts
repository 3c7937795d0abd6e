import { SITE } from "../../i18n/site.ts";
import { useAwake } from "./useAwake.ts";

/**
 * Whether hosting time is sold on this site. Anything about prices and trials also has `data-sale`: a
 * prerendered page always contains it, and `base.css` hides it until hydration removes it.
 */
export function useSells(): boolean {
  const isAwake = useAwake();
  return isAwake ? SITE.sells : true;
}
