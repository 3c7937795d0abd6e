import { unstable_readConfig } from "wrangler";
import { webOrigin } from "../src-shared/text/webOrigin.ts";

/**
 * Returns the origin of the site that this file of Wrangler's deploys: its own SITE_URL, or with `env` that of
 * this environment, since the two never share variables. Undefined when it is not known.
 */
export function deployedSite(config: string, env: string | undefined): string | undefined {
  const { vars } = unstable_readConfig({ config, ...(env && { env }) }, { hideWarnings: true });
  const said = vars["SITE_URL"];
  return typeof said === "string" ? webOrigin(said) : undefined;
}
