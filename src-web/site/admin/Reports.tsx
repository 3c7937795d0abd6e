import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchReports, judgeReport } from "../../client/api/admin.ts";
import type { Report } from "../../../src-shared/api/admin.ts";
import { ConfirmDialog } from "../../ui/controls/ConfirmDialog.tsx";
import { CheckField } from "../../ui/forms/CheckField.tsx";
import type { ReportVerdict } from "../../../src-shared/catalog/reports.ts";
import { Button } from "../../ui/controls/Button.tsx";
import styles from "./admin.module.css";
import { instantOf } from "../../../src-shared/text/dates.ts";
import { PackSeen } from "./PackSeen.tsx";
import { PagedList } from "./PagedList.tsx";
import { useAdminMutation } from "./useAdminMutation.ts";

/** What players reported, to be judged. */
export default function Reports() {
  const { t } = useTranslation("admin");
  const [withJudged, setWithJudged] = useState(false);
  const [page, setPage] = useState(1);
  return (
    <>
      <CheckField
        label={t("reports.withJudged")}
        checked={withJudged}
        onChange={(checked) => {
          setWithJudged(checked);
          setPage(1);
        }}
      />
      <PagedList
        queryKey={["reports", withJudged]}
        fetchPage={(wanted) => fetchReports(!withJudged, wanted)}
        page={page}
        onPage={setPage}
        keyOf={({ reportId }) => reportId}
      >
        {(report) => (
          <>
            <div className={styles["main"]}>
              <blockquote className={styles["quote"]}>{report.content}</blockquote>
              <ul className={styles["badges"]}>
                <li data-state="expired">{t(`reason.${report.reason}`)}</li>
                {report.verdict && <li data-state="open">{t(`verdict.${report.verdict}`)}</li>}
              </ul>
              <p className={styles["facts"]}>
                {instantOf(report.createdAt)} · {report.gameCode ?? t("reports.pack")}
                {report.gameType !== undefined && ` · ${report.gameType}`}
                {report.playerId !== undefined &&
                  ` · ${t("reports.seat", { seat: report.playerId })}`}
                {report.userId !== undefined && ` · ${report.userId}`}
                {report.handledAt !== undefined &&
                  ` · ${t("reports.judged", { at: instantOf(report.handledAt) })}`}
              </p>
            </div>
            {report.gameCode === undefined && !report.pack && (
              <p className={styles["facts"]}>{t("reports.packGone")}</p>
            )}
            {report.pack && <PackSeen pack={report.pack} />}
            {report.verdict === undefined && <Verdicts report={report} />}
          </>
        )}
      </PagedList>
    </>
  );
}

function Verdicts({ report }: { readonly report: Report }) {
  const { t } = useTranslation("admin");
  const [isAsking, setAsking] = useState(false);
  const judging = useAdminMutation((verdict: ReportVerdict) =>
    judgeReport(report.reportId, verdict),
  );
  const name = report.pack?.name ?? report.content;
  return (
    <div className={styles["actions"]}>
      {(report.pack
        ? (["dismissed", "hidden", "warned"] as const)
        : (["dismissed", "warned"] as const)
      ).map((verdict) => (
        <Button
          key={verdict}
          variant="quiet"
          aria-label={t("named", { action: t(`judge.${verdict}`), name })}
          busy={judging.isPending && judging.variables === verdict}
          onClick={() => judging.mutate(verdict)}
        >
          {t(`judge.${verdict}`)}
        </Button>
      ))}
      <Button
        variant="danger"
        aria-label={t("named", { action: t("judge.blocked"), name })}
        busy={judging.isPending && judging.variables === "blocked"}
        onClick={() => setAsking(true)}
      >
        {t("judge.blocked")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t("reports.blockTitle")}
        text={t(report.userId === undefined ? "reports.blockNobody" : "reports.blockText")}
        action={t("judge.blocked")}
        onClose={() => setAsking(false)}
        onConfirm={() => judging.mutate("blocked")}
      />
    </div>
  );
}
