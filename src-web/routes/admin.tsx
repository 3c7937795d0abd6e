import { getRouteApi, Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Card } from "../account/Card.tsx";
import { LoginPage } from "../account/LoginPage.tsx";
import { AdminPage } from "../admin/AdminPage.tsx";
import { Answers } from "../profile/query.tsx";
import { isAdmin, useAccount } from "../session/account.ts";
import { Loading } from "../shell/Loading.tsx";
import { buttonClass } from "../ui/Button.tsx";
import { useTitle } from "../ui/useTitle.ts";

const route = getRouteApi("/site/admin/$");

/** /admin/…: for the people who run the service; everybody else is told so. */
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
  return (
    <Answers>
      <AdminPage splat={splat} />
    </Answers>
  );
}
