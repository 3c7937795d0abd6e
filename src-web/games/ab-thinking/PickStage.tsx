import { useEffect, useRef, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { cue } from "../../audio/cue.ts";
import { useTopic } from "../../room/index.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { CardBack } from "./CardPicture.tsx";
import { ClueBubble } from "./ClueBubble.tsx";
import { AB_CUES } from "./cues.ts";
import styles from "./PickStage.module.css";

/** The clue as large as possible, and one card face down for each player who has chosen. */
export function PickStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("ab-thinking");
  const stage = useTopic("stage");
  const done = playerIdsOf(stage?.done).length;
  const total = done + playerIdsOf(stage?.waitingFor).length;
  const before = useRef(done);
  useEffect(() => {
    if (done > before.current) cue(AB_CUES.laid);
    before.current = done;
  }, [done]);
  // The storyteller's card is there from the beginning.
  const places = Array.from({ length: total + 1 }, (_, at) => at <= done);
  return (
    <div className={styles["box"]}>
      <StageTitle text={t("pick.title")} silent={place === "phone"} />
      <div className={styles["pick"]}>
        <div className={styles["clue"]}>
          <ClueBubble big />
        </div>
        <div
          className={styles["row"]}
          style={{ "--count": places.length } as CSSProperties}
          role="img"
          aria-label={t("pick.laid", { done: done + 1, total: places.length })}
        >
          {places.map((isLaid, at) => (
            <span key={at} className={cx(styles["place"], isLaid && styles["laid"])}>
              {isLaid && <CardBack />}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
