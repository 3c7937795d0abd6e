import { LegalPage } from "../legal/LegalPage.tsx";

/** /terms-and-conditions. */
export default function TermsScreen() {
  return <LegalPage page="terms" />;
}
