import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "../../../src-shared/api/admin.ts";
import { resetSecondFactor } from "../../client/api/admin.ts";
import { Button } from "../../ui/controls/Button.tsx";
import styles from "./admin.module.css";
import { useAdminMutation } from "./useAdminMutation.ts";

interface FactorResetProps {
  readonly user: AdminUser;
  readonly onDone: () => void;
}

/** Removes the second factor of a user who lost app and recovery codes. A second press confirms. */
export function FactorReset({ user, onDone }: FactorResetProps) {
  const { t } = useTranslation("admin");
  const [isSure, setSure] = useState(false);
  const resetting = useAdminMutation(() => resetSecondFactor(user.userId), onDone);
  return (
    <>
      <p className={styles["facts"]}>{t("users.factorHint")}</p>
      <Button
        variant={isSure ? "danger" : "quiet"}
        wide
        busy={resetting.isPending}
        onClick={() => (isSure ? resetting.mutate(undefined) : setSure(true))}
      >
        {t(isSure ? "users.factorSure" : "users.factorReset")}
      </Button>
    </>
  );
}
