import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchAudit } from "../../client/api/admin.ts";
import styles from "./admin.module.css";
import { instantOf } from "../../../src-shared/text/dates.ts";
import { detailsOf } from "./auditDetails.ts";
import { PagedList } from "./PagedList.tsx";

/** Every action that is logged, with the key of its text. */
const ACTIONS = {
  "user.change": "action.userChange",
  "user.resetFactor": "action.userResetFactor",
  "invite.send": "action.inviteSend",
  "invite.revoke": "action.inviteRevoke",
  "room.close": "action.roomClose",
  "room.makePrivate": "action.roomMakePrivate",
  "room.journal": "action.roomJournal",
  "report.judge": "action.reportJudge",
  "pack.hide": "action.packHide",
  "pack.show": "action.packShow",
  "flag.turn": "action.flagTurn",
  "contact.delete": "action.contactDelete",
  "mail.read": "action.mailRead",
  "export.newsletter": "action.exportNewsletter",
  "export.survey": "action.exportSurvey",
} as const;

function isKnown(action: string): action is keyof typeof ACTIONS {
  return Object.hasOwn(ACTIONS, action);
}

/** What admins did, newest first. */
export default function Audit() {
  const { t } = useTranslation("admin");
  const [page, setPage] = useState(1);
  return (
    <PagedList
      queryKey={["audit"]}
      fetchPage={fetchAudit}
      page={page}
      onPage={setPage}
      keyOf={({ id }) => id}
    >
      {({ at, actorId, actorEmail, action, subject, detail }) => (
        <div className={styles["main"]}>
          <p className={styles["name"]}>{isKnown(action) ? t(ACTIONS[action]) : action}</p>
          <p className={styles["facts"]}>
            {instantOf(at)} · {actorEmail || actorId}
          </p>
          <p className={styles["facts"]}>
            {[subject, ...detailsOf(t, detail)].filter((part) => part !== "").join(" · ")}
          </p>
        </div>
      )}
    </PagedList>
  );
}
