import { SITE } from "../../i18n/site.ts";
import { useAwake } from "./useAwake.ts";

/**
 * Can time to host be bought on this site? What is said of prices and trials only where it can carries `data-sale`
 * as well: pages that are written out have it, and `base.css` hides it until they wake up without it.
 */
export function useSells(): boolean {
  const isAwake = useAwake();
  return isAwake ? SITE.sells : true;
}
