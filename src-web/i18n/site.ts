import { PLAIN_SITE, SITE_META, type SiteFacts } from "../../src-shared/catalog/siteFacts.ts";

function read(): SiteFacts {
  // The build draws pages without a document; the Worker that serves them says whose they are.
  if (typeof document === "undefined") return PLAIN_SITE;
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${SITE_META}"]`)?.content;
  // SAFETY: our own Worker wrote it into this page (src-worker/features/site/pages/ownSite.ts).
  return said === undefined ? PLAIN_SITE : (JSON.parse(said) as SiteFacts);
}

/** What is true of this deployment, as the page was told when it was served. */
export const SITE: SiteFacts = read();
