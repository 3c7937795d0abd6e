import { useAwake } from "../hooks/useAwake.ts";
import { LINKS } from "./siteLinks.ts";

/** The product's own name. */
const NAME = "Hubbub";

/** What this site is called at this address: a second domain may have a title of its own. */
export function siteName(): string {
  const { secondHost, secondTitle } = LINKS;
  return secondTitle && location.hostname === secondHost ? secondTitle : NAME;
}

/** The second domain's title where it has one and we are there; undefined everywhere else. */
export function useSecondTitle(): string | undefined {
  const isAwake = useAwake();
  const name = isAwake ? siteName() : NAME;
  return name === NAME ? undefined : name;
}
