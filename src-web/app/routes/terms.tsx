import { LegalPage } from "../../site/pages/LegalPage.tsx";

/** /terms-and-conditions. */
export default function TermsScreen() {
  return <LegalPage page="terms" />;
}
