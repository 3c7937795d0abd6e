import { Consent } from "./Consent.tsx";
import { Footer } from "./Footer.tsx";
import { usePageViews } from "./usePageViews.ts";

/** The parts below the content of every page of the site; the join screens have none. */
export default function SiteExtras() {
  usePageViews();
  return (
    <>
      <Consent />
      <Footer />
    </>
  );
}
