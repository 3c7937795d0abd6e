import { PLAIN_SITE, SITE_META, type SiteFacts } from "../../src-shared/catalog/siteFacts.ts";

function read(): SiteFacts {
  // The build prerenders pages without a document; the Worker that serves them adds the facts of the site.
  if (typeof document === "undefined") return PLAIN_SITE;
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${SITE_META}"]`)?.content;
  // SAFETY: Hubbub's own Worker wrote it into this page (src-worker/features/site/pages/ownSite.ts).
  return said === undefined ? PLAIN_SITE : (JSON.parse(said) as SiteFacts);
}

/** Facts about this deployment, as the server wrote them into the page. */
export const SITE: SiteFacts = read();
