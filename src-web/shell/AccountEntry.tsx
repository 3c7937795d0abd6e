import { useNavigate } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { logOut, type Account } from "../session/account.ts";
import { IconButton } from "../ui/IconButton.tsx";
import styles from "./AccountEntry.module.css";

/** Who is signed in, and the way out. */
export function AccountEntry({ account }: { readonly account: Account }) {
  const { t } = useTranslation("common");
  const navigate = useNavigate();
  if (!("claims" in account)) return null;
  const name = account.kind === "guest" ? t("menu.guest") : (account.claims.sub ?? "");
  return (
    <div className={styles["entry"]}>
      <span className="visually-hidden">{t("menu.account")}: </span>
      <span className={styles["name"]}>{name}</span>
      <IconButton
        label={t("menu.logOut")}
        icon={<LogOut />}
        variant="bare"
        onClick={() => void logOut().then(() => navigate({ to: "/" }))}
      />
    </div>
  );
}
