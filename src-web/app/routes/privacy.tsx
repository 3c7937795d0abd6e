import { LegalPage } from "../../site/pages/LegalPage.tsx";

/** /privacy-policy. */
export default function PrivacyScreen() {
  return <LegalPage page="privacy" />;
}
