import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RunningLogin } from "../../../src-shared/api/logins.ts";
import { endLogins } from "../../client/api/logins.ts";
import { QueryView } from "../../client/query/QueryView.tsx";
import { dayOf } from "../../../src-shared/text/dates.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { toast } from "../../ui/feedback/announcer.ts";
import { PresenceForm } from "../account/second-factor/PresenceForm.tsx";
import { useSecondFactor } from "../account/second-factor/useSecondFactor.ts";
import styles from "./logins.module.css";
import page from "./profile.module.css";
import { useLogins, useRefetchLogins } from "./useLogins.ts";

/** Logins shown before a press on a button shows all: users who log in every week have many. */
const SHOWN = 8;

/** What is about to be ended: one login, or all but the current one. */
type Ending = RunningLogin | "others";

/** The active logins of the account, with buttons to end them. */
export function LoginsSection() {
  const { t } = useTranslation("profile");
  const query = useLogins();
  const askAnew = useRefetchLogins();
  const [ending, setEnding] = useState<Ending>();
  const close = () => setEnding(undefined);
  const done = () => {
    toast(t("logins.ended"), "good");
    close();
    askAnew();
  };
  return (
    <section className={page["card"]}>
      <h2 className={page["heading"]}>{t("logins.heading")}</h2>
      <p className={page["quiet"]}>{t("logins.text")}</p>
      <QueryView query={query}>
        {(logins) => <Logins logins={logins} onEnd={setEnding} />}
      </QueryView>
      <Dialog open={ending !== undefined} title={t("logins.title")} onClose={close}>
        {ending && <EndForm ending={ending} onDone={done} />}
      </Dialog>
    </section>
  );
}

interface LoginsProps {
  readonly logins: readonly RunningLogin[];
  readonly onEnd: (ending: Ending) => void;
}

function Logins({ logins, onEnd }: LoginsProps) {
  const { t } = useTranslation("profile");
  const [isWhole, setWhole] = useState(false);
  // The current login first, to compare the others with.
  const sorted = [...logins].sort((a, b) => Number(b.isThis) - Number(a.isThis));
  const shown = isWhole ? sorted : sorted.slice(0, SHOWN);
  return (
    <>
      <ul className={styles["logins"]}>
        {shown.map((login) => (
          <Login key={login.id} login={login} onEnd={onEnd} />
        ))}
      </ul>
      <div className={styles["row"]}>
        {shown.length < sorted.length && (
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {t("logins.all", { total: sorted.length })}
          </Button>
        )}
        {logins.length > 1 && (
          <Button variant="quiet" onClick={() => onEnd("others")}>
            {t("logins.endOthers")}
          </Button>
        )}
      </div>
    </>
  );
}

function Login({
  login,
  onEnd,
}: {
  readonly login: RunningLogin;
  readonly onEnd: (ending: Ending) => void;
}) {
  const { t } = useTranslation("profile");
  const { device, begunAt, usedAt, isThis } = login;
  const name = device ?? t("logins.unknown");
  return (
    <li className={styles["login"]}>
      <p>
        <strong>{name}</strong>
        {isThis && <span className={styles["this"]}>{t("logins.this")}</span>}
        <span className={styles["when"]}>
          {t("logins.when", { begun: dayOf(begunAt), used: dayOf(usedAt) })}
        </span>
      </p>
      {!isThis && (
        <Button
          variant="quiet"
          aria-label={t("logins.endOne", { device: name })}
          onClick={() => onEnd(login)}
        >
          {t("logins.end")}
        </Button>
      )}
    </li>
  );
}

interface EndFormProps {
  readonly ending: Ending;
  readonly onDone: () => void;
}

function EndForm({ ending, onDone }: EndFormProps) {
  const { t } = useTranslation("profile");
  const query = useSecondFactor();
  const id = ending === "others" ? undefined : ending.id;
  const text =
    ending === "others"
      ? t("logins.fetchWithoutRedirects")
      : t("logins.askOne", { device: ending.device ?? t("logins.unknown") });
  return (
    <QueryView query={query}>
      {({ hasPassword }) => (
        <PresenceForm
          asksPassword={hasPassword}
          asksCode={false}
          submit={ending === "others" ? t("logins.endOthers") : t("logins.end")}
          work={({ password }) => endLogins(id, password)}
          onDone={onDone}
        >
          <p>{text}</p>
        </PresenceForm>
      )}
    </QueryView>
  );
}
