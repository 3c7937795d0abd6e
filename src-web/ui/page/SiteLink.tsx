import type { ReactNode } from "react";
import { LINK_MARK, type SiteLink as Place } from "../../../src-shared/catalog/siteFacts.ts";
import { SITE } from "../../i18n/site.ts";
import { buttonClass } from "../controls/Button.tsx";
import { useAwake } from "../hooks/useAwake.ts";

interface SiteLinkProps {
  readonly to: Place;
  readonly children: ReactNode;
}

/**
 * A link to an external place that this deployment may have configured; hidden if it has not. Prerendered
 * pages contain it hidden, and the Worker that serves them fills it in
 * (src-worker/features/site/pages/ownSite.ts).
 */
export function SiteLink({ to, children }: SiteLinkProps) {
  const isAwake = useAwake();
  const address = isAwake ? SITE.links?.[to] : undefined;
  return (
    <a
      {...{ [LINK_MARK]: to }}
      hidden={address === undefined}
      href={address}
      className={buttonClass({ variant: "quiet" })}
      // Without an address there is no `rel` either, so that a search engine does not take it for a link.
      rel={address && "noreferrer"}
    >
      {children}
    </a>
  );
}
