import { getRouteApi, Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/page/PageCard.tsx";
import { LoginPage } from "../../site/account/LoginPage.tsx";
import { passedSecondFactor } from "../../site/account/second-factor/challenge.ts";
import { SecondFactorFirst } from "../../site/account/second-factor/SecondFactor.tsx";
import { AdminPage } from "../../site/admin/AdminPage.tsx";
import { QueryProvider } from "../../client/query/QueryProvider.tsx";
import { isAdmin, useAccount } from "../../client/auth/account.ts";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { buttonClass } from "../../ui/controls/Button.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";

const route = getRouteApi("/site/admin/$");

/** /admin/…: for the people who run the service, who need a second factor; everybody else gets a notice. */
export default function AdminScreen() {
  const { t } = useTranslation("admin");
  const splat = route.useParams()._splat ?? "";
  const account = useAccount();
  useTitle(t("title"));
  if (account.kind === "unknown") return <Loading />;
  if (account.kind !== "user") return <LoginPage note={t("loginFirst")} stays />;
  if (!isAdmin(account)) {
    return (
      <Card heading={t("closed.heading")} cast={["robot1.webp", "robot2.webp"]}>
        <p>{t("closed.text")}</p>
        <Link to="/" className={buttonClass({ wide: true })}>
          {t("closed.home")}
        </Link>
      </Card>
    );
  }
  if (!passedSecondFactor(account)) {
    return (
      <QueryProvider>
        <Card heading={t("closed.factor")} cast={["robot1.webp", "robot2.webp"]}>
          <SecondFactorFirst />
        </Card>
      </QueryProvider>
    );
  }
  return (
    <QueryProvider>
      <AdminPage splat={splat} />
    </QueryProvider>
  );
}
