import { PRODUCT_NAME } from "../../../src-shared/catalog/siteFacts.ts";
import { SITE } from "../../i18n/site.ts";
import { useAwake } from "../hooks/useAwake.ts";

/** What this site is called at this address: a second domain may have a title of its own. */
export function siteName(): string {
  const { second } = SITE;
  return second && location.hostname === second.host ? second.title : SITE.name;
}

/** The site's name where it is not the product's, whose name is drawn; undefined everywhere else. */
export function useOwnName(): string | undefined {
  const isAwake = useAwake();
  const name = isAwake ? siteName() : PRODUCT_NAME;
  return name === PRODUCT_NAME ? undefined : name;
}
