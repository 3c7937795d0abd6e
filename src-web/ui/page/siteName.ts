import { PRODUCT_NAME } from "../../../src-shared/catalog/siteFacts.ts";
import { SITE } from "../../i18n/site.ts";
import { useAwake } from "../hooks/useAwake.ts";

/** The name of this site at this address: a second domain may have its own title. */
export function siteName(): string {
  const { second } = SITE;
  return second && location.hostname === second.host ? second.title : SITE.name;
}

/** The site's name if it is not the product's, which is drawn as a picture; undefined otherwise. */
export function useOwnName(): string | undefined {
  const isAwake = useAwake();
  const name = isAwake ? siteName() : PRODUCT_NAME;
  return name === PRODUCT_NAME ? undefined : name;
}
