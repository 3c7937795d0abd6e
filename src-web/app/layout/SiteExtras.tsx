import { Consent } from "./Consent.tsx";
import { Footer } from "./Footer.tsx";
import { usePageViews } from "./usePageViews.ts";

/** What every page of the site has below its content; screens for joining do without. */
export default function SiteExtras() {
  usePageViews();
  return (
    <>
      <Consent />
      <Footer />
    </>
  );
}
