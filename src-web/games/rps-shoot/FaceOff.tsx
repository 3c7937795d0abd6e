import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { Result } from "../../../src-rooms/games/rps-shoot/types.ts";
import { CountUp } from "../../ui/effects/CountUp.tsx";
import { useIsSilent } from "../../game-kit/StageTitle.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useAnnouncement } from "../../ui/feedback/useAnnouncement.ts";
import styles from "./FaceOff.module.css";
import { HandSticker } from "./HandSticker.tsx";
import { mirrored } from "./hands.ts";
import { Impact } from "./Impact.tsx";
import { kungFuMove } from "./kungFuFrames.ts";
import { KungFu } from "./KungFu.tsx";
import { ResultTag } from "./ResultTag.tsx";
import { ThrowCards, type FaceOffFighter } from "./ThrowCards.tsx";
import type { ShootStep } from "./timeline.ts";

interface FaceOffProps {
  readonly left: FaceOffFighter;
  readonly right: FaceOffFighter;
  /** Result of each throw, from the left fighter's view; `full` is the battle's. */
  readonly results: readonly [Result, Result, Result];
  readonly full: Result;
  readonly step: ShootStep;
}

/** Two fighters, three throws: fists pump, hands open, the result slams down. Fills its container. */
export function FaceOff({ left, right, results, full, step }: FaceOffProps) {
  const { t } = useTranslation("rps-shoot");
  const isHushed = useIsSilent();
  const banner = bannerText();
  function bannerText(): string {
    if (full === "WIN") return t("shoot.wins", { name: left.name });
    if (full === "LOSE") return t("shoot.wins", { name: right.name });
    return full === "TIE" ? t("shoot.tie") : t("shoot.none");
  }
  useAnnouncement(step.slam && !isHushed ? banner : "");
  return (
    <div className={styles["box"]}>
      <div className={cx(styles["faceoff"], step.slam && styles["over"])}>
        <Fighter
          side="left"
          fighter={left}
          rival={right}
          results={results}
          step={step}
          full={full}
        />
        <Clash side="left" fighter={left} results={results} step={step} />
        <Clash side="right" fighter={right} results={results.map(mirrored)} step={step} />
        <Fighter
          side="right"
          fighter={right}
          rival={left}
          results={results.map(mirrored)}
          step={step}
          full={mirrored(full)}
        />
        <div className={styles["throws"]}>
          <ThrowCards left={left} right={right} results={results} revealed={step.revealed} />
        </div>
        {step.slam && <p className={cx(styles["slam"], styles[full])}>{banner}</p>}
      </div>
    </div>
  );
}

interface SideProps {
  readonly side: "left" | "right";
  readonly fighter: FaceOffFighter;
  readonly step: ShootStep;
}

interface FighterProps extends SideProps {
  readonly rival: FaceOffFighter;
  readonly results: readonly Result[];
  readonly full: Result;
}

function Fighter({ side, fighter, rival, results, step, full }: FighterProps) {
  const result = step.shaking ? undefined : results[step.revealed - 1];
  const mood = step.slam ? styles[`mood${full}`] : result && styles[`throw${result}`];
  const weapon = result === "LOSE" && !step.slam ? rival.moves[step.revealed - 1] : undefined;
  return (
    <div
      className={cx(styles["fighter"], styles[side])}
      style={{ "--seat": fighter.hexColor } as CSSProperties}
    >
      <span className={cx(styles["figure"], mood)}>
        <KungFu
          avatarSrc={fighter.avatarSrc}
          move={kungFuMove(fighter.moves, results, full, step)}
          side={side}
        />
        {weapon && <Impact weapon={weapon} />}
      </span>
      <span className={styles["name"]}>{fighter.name}</span>
      <b className={cx(styles["net"], step.nets && styles["shown"])}>
        {step.nets && <CountUp value={fighter.net} from={0} signed />}
      </b>
    </div>
  );
}

function Clash(props: SideProps & { readonly results: readonly Result[] }) {
  const { side, fighter, results, step } = props;
  const at = step.revealed - 1;
  const isOpen = at >= 0 && !step.shaking;
  const result = isOpen ? results[at] : undefined;
  const hand = isOpen ? (fighter.moves[at] ?? "NOTHING") : "ROCK";
  return (
    <div className={cx(styles["clash"], styles[`clash-${side}`])}>
      <span className={styles["mirror"]}>
        <span
          // A new throw restarts the animation.
          key={`${step.revealed}${step.shaking}`}
          className={cx(
            styles["arm"],
            step.shaking && styles["shaking"],
            isOpen && styles["open"],
            result === "LOSE" && styles["beaten"],
            result === "WIN" && styles["beats"],
          )}
        >
          <HandSticker hand={hand} />
        </span>
      </span>
      <span className={styles["tag"]}>{result && <ResultTag result={result} />}</span>
    </div>
  );
}
