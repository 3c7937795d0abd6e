import { useTranslation } from "react-i18next";
import { LoginPage } from "../account/LoginPage.tsx";
import type { Account } from "../../client/auth/account.ts";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { ResultPage } from "./ResultPage.tsx";
import { SandboxPage } from "./SandboxPage.tsx";

interface CheckoutProps {
  readonly page: "result" | "sandbox";
  readonly sessionId: string;
  readonly account: Account;
}

/** One checkout, visible only to the user who started it. */
export default function Checkout({ page, sessionId, account }: CheckoutProps) {
  const { t } = useTranslation("payment");
  if (account.kind === "unknown") return <Loading />;
  if (account.kind !== "user") return <LoginPage note={t("result.loginFirst")} stays />;
  return page === "result" ? (
    <ResultPage key={sessionId} sessionId={sessionId} userId={account.claims.userId} />
  ) : (
    <SandboxPage key={sessionId} sessionId={sessionId} />
  );
}
