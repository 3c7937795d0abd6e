import { LegalPage } from "../legal/LegalPage.tsx";

/** /privacy-policy. */
export default function PrivacyScreen() {
  return <LegalPage page="privacy" />;
}
