import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorCodeOf } from "../../client/http/request.ts";
import { fetchFlags, turnFlag } from "../../client/api/admin.ts";
import type { FlagState } from "../../../src-shared/api/adminSite.ts";
import type { Flag } from "../../../src-shared/catalog/flags.ts";
import { CheckField } from "../../ui/forms/CheckField.tsx";
import { useErrorText } from "../../i18n/errors.ts";
import { QueryView } from "../../client/query/QueryView.tsx";
import { toast } from "../../ui/feedback/announcer.ts";
import styles from "./admin.module.css";
import { instantOf } from "../../../src-shared/text/dates.ts";

/** Feature switches that take effect while the service is running. */
export default function Flags() {
  const { t } = useTranslation("admin");
  const errorText = useErrorText();
  const client = useQueryClient();
  const query = useQuery({ queryKey: ["flags"], queryFn: fetchFlags, staleTime: 0 });
  // Optimistic update: the switch moves immediately, and the response decides whether it stays.
  const [change, setChange] = useState<Pick<FlagState, "name" | "isOn">>();
  const turning = useMutation({
    mutationFn: ({ name, isOn }: { readonly name: Flag; readonly isOn: boolean }) =>
      turnFlag(name, isOn),
    onSuccess: (flags) => {
      client.setQueryData<readonly FlagState[]>(["flags"], flags);
      toast(t("done"), "good");
    },
    onError: (error) => toast(errorText(errorCodeOf(error)), "bad"),
    onSettled: () => setChange(undefined),
  });
  return (
    <QueryView query={query}>
      {(flags) => (
        <ul className={styles["rows"]}>
          {flags.map(({ name, isOn, isDefault, updatedAt }) => (
            <li key={name} className={styles["row"]}>
              <div className={styles["main"]}>
                <CheckField
                  label={t(`flag.${name}`)}
                  checked={change?.name === name ? change.isOn : isOn}
                  onChange={(wanted) => {
                    setChange({ name, isOn: wanted });
                    turning.mutate({ name, isOn: wanted });
                  }}
                />
                <p className={styles["facts"]}>
                  {name} · {t(isDefault ? "flags.onByDefault" : "flags.offByDefault")}
                  {updatedAt !== undefined &&
                    ` · ${t("flags.turned", { date: instantOf(updatedAt) })}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
