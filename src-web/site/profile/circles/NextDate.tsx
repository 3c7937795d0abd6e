import { CalendarPlus, Check, CircleHelp, X, type LucideIcon } from "lucide-react";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Circle } from "../../../../src-shared/api/circles.ts";
import {
  CIRCLE_DATE_STILL_MS,
  CIRCLE_REPLIES,
  type CircleReply,
} from "../../../../src-shared/catalog/circles.ts";
import { instantOf } from "../../../../src-shared/text/dates.ts";
import { answerDate, callDateOff, fetchCalendar, setDate } from "../../../client/api/circles.ts";
import { currentTag } from "../../../i18n/language.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { ConfirmDialog } from "../../../ui/controls/ConfirmDialog.tsx";
import { announce } from "../../../ui/feedback/announcer.ts";
import { Field } from "../../../ui/forms/Field.tsx";
import { useFieldErrors } from "../../../ui/forms/useFieldErrors.ts";
import { saveFile } from "../../../ui/hooks/saveFile.ts";
import profile from "../profile.module.css";
import styles from "./circles.module.css";
import { proposedDate, typedDate } from "./dateFields.ts";
import { Faces } from "./Faces.tsx";
import { useCircleChange } from "./useCircleChange.ts";

const ICONS: Readonly<Record<CircleReply, LucideIcon>> = { yes: Check, maybe: CircleHelp, no: X };
const SAID = { yes: "saidYes", maybe: "saidMaybe", no: "saidNo" } as const;

const weekdayOf = (at: string): string =>
  new Intl.DateTimeFormat(currentTag(), { weekday: "long" }).format(new Date(at));

/** When the circle meets next, and who is coming. */
export function NextDate({ circle }: { readonly circle: Circle }) {
  const { t } = useTranslation("circles");
  const [isPicking, setPicking] = useState(false);
  const [now] = useState(() => Date.now());
  const { next } = circle;
  const isAhead = next !== null && Date.parse(next.at) > now - CIRCLE_DATE_STILL_MS;
  return (
    <section className={profile["card"]} aria-labelledby="next">
      <h2 id="next" className={profile["heading"]}>
        {t("date.heading")}
      </h2>
      {isAhead && !next.isOff ? (
        <Appointment
          circle={circle}
          at={next.at}
          isMoving={isPicking}
          onMove={() => setPicking(!isPicking)}
        />
      ) : (
        <p>{isAhead ? t("date.off") : t("date.none")}</p>
      )}
      {isAhead && next.isOff && <CalendarButton circle={circle} />}
      {isPicking ? (
        <Picker circle={circle} onDone={() => setPicking(false)} />
      ) : (
        (!isAhead || next.isOff) && (
          <Button onClick={() => setPicking(true)}>{t("date.pick")}</Button>
        )
      )}
    </section>
  );
}

function CalendarButton({ circle }: { readonly circle: Circle }) {
  const { t } = useTranslation("circles");
  const change = useCircleChange(circle.circleId);
  const save = async () => saveFile(await fetchCalendar(circle.circleId), `${circle.name}.ics`);
  return (
    <Button variant="quiet" icon={<CalendarPlus />} onClick={() => change.mutate(save)}>
      {t("date.calendar")}
    </Button>
  );
}

interface AppointmentProps {
  readonly circle: Circle;
  readonly at: string;
  /** Whether another date is being picked below. */
  readonly isMoving: boolean;
  readonly onMove: () => void;
}

function Appointment({ circle, at, isMoving, onMove }: AppointmentProps) {
  const { t } = useTranslation("circles");
  const change = useCircleChange(circle.circleId);
  const ending = useCircleChange(circle.circleId, () => announce(t("date.off")));
  const [isAsking, setAsking] = useState(false);
  const me = circle.members.find(({ isYou }) => isYou);
  const silent = circle.members.filter(({ reply }) => reply === null);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <p className={styles["when"]}>
        <b>{weekdayOf(at)}</b>
        <time dateTime={at} className="tabular">
          {instantOf(at)}
        </time>
        <small>{t("date.zone", { zone })}</small>
      </p>
      <div className={styles["question"]} role="group" aria-label={t("date.question")}>
        {CIRCLE_REPLIES.map((reply) => {
          const Icon = ICONS[reply];
          const isMine = me?.reply === reply;
          return (
            <Button
              key={reply}
              variant={isMine ? "primary" : "quiet"}
              icon={<Icon />}
              aria-pressed={isMine}
              lockMs={300}
              onClick={() => change.mutate(() => answerDate(circle.circleId, reply, at))}
            >
              {t(`date.${reply}`)}
            </Button>
          );
        })}
      </div>
      <dl className={styles["answers"]}>
        {CIRCLE_REPLIES.map((reply) => {
          const those = circle.members.filter((member) => member.reply === reply);
          return those.length === 0 ? null : (
            <div key={reply}>
              <dt>{t(`date.${SAID[reply]}`)}</dt>
              <dd>
                <Faces members={those} />
              </dd>
            </div>
          );
        })}
        {silent.length > 0 && (
          <div>
            <dt>{t("date.silent")}</dt>
            <dd>
              <Faces members={silent} />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles["row"]}>
        <CalendarButton circle={circle} />
        <Button variant="quiet" aria-expanded={isMoving} onClick={onMove}>
          {t("date.move")}
        </Button>
        <Button variant="quiet" busy={ending.isPending} onClick={() => setAsking(true)}>
          {t("date.callOff")}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t("date.callOff")}
        text={t("date.callOffText")}
        action={t("date.callOff")}
        onClose={() => setAsking(false)}
        onConfirm={() => ending.mutate(() => callDateOff(circle.circleId, at))}
      />
    </>
  );
}

interface PickerProps {
  readonly circle: Circle;
  readonly onDone: () => void;
}

function Picker({ circle, onDone }: PickerProps) {
  const { t } = useTranslation("circles");
  const { bind, clear, fail } = useFieldErrors<"date">();
  const [typed, setTyped] = useState(() => proposedDate(new Date()));
  const at = typedDate(typed);
  const change = useCircleChange(circle.circleId, () => {
    onDone();
    if (at !== undefined) announce(`${t("date.heading")}: ${weekdayOf(at)}, ${instantOf(at)}`);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (at === undefined) return fail(["date", t("date.missing")]);
    change.mutate(() => setDate(circle.circleId, at));
  };
  return (
    <form className={styles["picker"]} onSubmit={submit} noValidate>
      <Field
        {...bind("date")}
        label={t("date.label")}
        required
        type="datetime-local"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          clear("date");
        }}
      />
      <Button type="submit" busy={change.isPending}>
        {t("date.save")}
      </Button>
    </form>
  );
}
