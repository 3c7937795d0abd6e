import { Lock, LockOpen } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { useTopic } from "../../room/index.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import type { Person } from "../../room/people.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useBattles, useRps } from "./controller.ts";
import styles from "./ProgramStage.module.css";

/** Everybody plans their moves at the same time: who fights whom, and who has locked their moves. */
export function ProgramStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("rps-shoot");
  const rps = useRps();
  const battles = useBattles();
  const done = useTopic("stage")?.done ?? {};
  const count = battles.length;
  const columns = place === "phone" ? phoneColumnsFor(count) : columnsFor(count);
  const rows = Math.ceil(count / columns);
  const style = { "--columns": columns, "--rows": rows, "--count": count } as CSSProperties;
  return (
    <div className={styles["box"]}>
      <StageTitle
        text={rps?.sudden ? t("program.titleSudden") : t("program.title")}
        silent={place === "phone"}
      />
      <ol
        className={cx(styles["bracket"], styles[place], rps?.sudden && styles["sudden"])}
        style={style}
      >
        {battles.map(({ battle, left, right }) => (
          <li key={battle} className={styles["card"]} style={{ "--at": battle } as CSSProperties}>
            <span className={styles["number"]}>{t("battle.short", { battle })}</span>
            <Fighter person={left} isDone={done[left.id] === true} />
            <b className={styles["versus"]}>{t("battle.versus")}</b>
            <Fighter person={right} isDone={done[right.id] === true} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function phoneColumnsFor(count: number): number {
  if (count <= 1) return 1;
  return count <= 6 ? 2 : 3;
}

function columnsFor(count: number): number {
  if (count <= 3) return Math.max(1, count);
  if (count <= 4) return 2;
  return count <= 6 ? 3 : Math.ceil(count / 2);
}

function Fighter({ person, isDone }: { readonly person: Person; readonly isDone: boolean }) {
  const { t } = useTranslation("rps-shoot");
  return (
    <span
      className={cx(styles["fighter"], isDone && styles["done"])}
      style={{ "--seat": person.hexColor } as CSSProperties}
    >
      <AvatarImage src={person.avatarSrc} size="var(--figure)" />
      <span className={styles["name"]}>{person.name}</span>
      <span
        key={String(isDone)}
        className={styles["lock"]}
        role="img"
        aria-label={isDone ? t("program.locked") : t("program.open")}
      >
        {isDone ? <Lock /> : <LockOpen />}
      </span>
    </span>
  );
}
