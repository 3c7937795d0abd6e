import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { logOut } from "../../../client/auth/account.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import styles from "./secondFactor.module.css";

/** Button that logs out and returns to this page after a new login. */
export function LogInAgain({ text }: { readonly text: string }) {
  const { t } = useTranslation("second-factor");
  const navigate = useNavigate();
  const again = async () => {
    const here = location.pathname;
    await logOut();
    await navigate({ href: `/account/login?${new URLSearchParams({ next: here })}` });
  };
  return (
    <div className={styles["form"]}>
      <p role="status">{text}</p>
      <Button onClick={() => void again()}>{t("again.button")}</Button>
    </div>
  );
}
