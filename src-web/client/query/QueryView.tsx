import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/errors.ts";
import { ApiError } from "../http/request.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { EmptyPicture } from "../../ui/feedback/EmptyPicture.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import styles from "./QueryView.module.css";

interface QueryViewProps<Answer> {
  readonly query: UseQueryResult<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

/** Shows a response when it is loaded; until then a spinner, or the error with a button to retry. */
export function QueryView<Answer>({ query, children }: QueryViewProps<Answer>) {
  const { t } = useTranslation("profile");
  const errorText = useErrorText();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) {
    return (
      <div className={styles["wait"]} role="status" data-loading>
        <Spinner />
        <span className="visually-hidden">{t("loading")}</span>
      </div>
    );
  }
  const error = query.error instanceof ApiError ? query.error : undefined;
  return (
    <div className={styles["wait"]} role="alert">
      <EmptyPicture of="failure" />
      <p>{errorText(error?.code ?? "internal")}</p>
      {/* What is not found will not be found a moment later either. */}
      {error?.status !== 404 && (
        <Button variant="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t("again")}
        </Button>
      )}
    </div>
  );
}
