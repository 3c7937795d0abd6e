import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { useTopic } from "../../room/index.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import type { Person } from "../../room/people.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./BetStage.module.css";
import { useCurrentBattle, useRps } from "./controller.ts";
import { useSheetsAhead } from "./kungFuSheets.ts";
import { HistoryChips, useHabitText } from "./History.tsx";

/** Two fighters stare each other down while everybody bets on the battle. */
export function BetStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("rps-shoot");
  const rps = useRps();
  const battle = useCurrentBattle();
  const stage = useTopic("stage");
  useSheetsAhead(battle?.left.avatarSrc, battle?.right.avatarSrc);
  if (!rps || !battle || !stage) return null;
  const called = playerIdsOf(stage.done).length;
  const total = called + playerIdsOf(stage.waitingFor).length;
  const share = total === 0 ? 0 : called / total;
  return (
    <div className={styles["box"]}>
      <StageTitle
        text={t("bet.title", { battle: rps.battle, count: rps.battleCount })}
        silent={place === "phone"}
      />
      <div className={styles["bet"]}>
        <Fighter side="left" person={battle.left} />
        <b className={styles["versus"]} aria-hidden="true">
          {t("battle.versus")}
        </b>
        <Fighter side="right" person={battle.right} />
        <div className={styles["crowd"]}>
          <span className={styles["bar"]}>
            <i style={{ "--share": share } as CSSProperties} />
          </span>
          <span className={styles["count"]}>{t("bet.crowd", { called, count: total })}</span>
        </div>
      </div>
    </div>
  );
}

function Fighter({ side, person }: { readonly side: "left" | "right"; readonly person: Person }) {
  const rps = useRps();
  const habitText = useHabitText();
  const history = rps?.history[person.id];
  return (
    <div
      className={cx(styles["fighter"], styles[side])}
      style={{ "--seat": person.hexColor } as CSSProperties}
    >
      <span className={styles["figure"]}>
        <AvatarImage src={person.avatarSrc} size="var(--figure)" />
      </span>
      <b className={styles["name"]}>{person.name}</b>
      <span className={styles["chips"]}>
        <HistoryChips history={history} />
      </span>
      <span className={styles["habit"]}>{habitText(person.name, history)}</span>
    </div>
  );
}
