import { Quote } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { SharedMatchup } from "../../../src-rooms/games/requip/types.ts";
import { useCue } from "../../audio/cue.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { usePeople, type Person } from "../../room/people.ts";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { AnswerCard } from "./AnswerCard.tsx";
import { cardsOf, promptLangOf, useRequip, useReveal, type Card } from "./controller.ts";
import styles from "./RevealStage.module.css";
import { revealCue, type RevealStep } from "./timeline.ts";

/** Votes land, authors are revealed, machines are stamped, and what others once answered appears. */
export function RevealStage({ place }: { readonly place: StagePlace }) {
  const matchup = useRequip()?.matchup;
  const step = useReveal();
  const title = useRevealTitle(matchup, step);
  const personOf = usePeople();
  const lang = useGameLang();
  useCue(matchup && revealCue(matchup, step));
  if (!matchup) return null;
  return (
    <div className={styles["box"]}>
      <StageTitle text={title} silent={place === "phone"} />
      <Reveal matchup={matchup} step={step} personOf={personOf} lang={lang} />
    </div>
  );
}

interface RevealProps {
  readonly matchup: SharedMatchup;
  readonly step: RevealStep;
  readonly personOf: (id: Person["id"]) => Person;
  /** Language tag of the texts; absent: that of the screen. */
  readonly lang?: string | undefined;
}

/** A matchup, as far as its reveal has come. */
export function Reveal({ matchup, step, personOf, lang }: RevealProps) {
  const { t } = useTranslation("requip");
  const others = matchup.existingAnswers ?? [];
  const more = (matchup.existingAnswerCount ?? 0) - others.length;
  return (
    <div className={styles["reveal"]}>
      <p className={styles["prompt"]} dir="auto" lang={promptLangOf(matchup, lang)}>
        {matchup.promptText}
      </p>
      <div className={styles["cards"]}>
        {cardsOf(matchup).map((card, at) => (
          <AnswerCard
            key={card.letter}
            letter={card.letter}
            text={card.responseText}
            lang={lang}
            hidden={card.hidden === true}
            votes={step.votes ? (card.playerIdsWithChoice ?? []).map(personOf) : []}
            {...(step.authors && { author: { person: authorOf(card, personOf) } })}
            {...(step.winner && { points: card.points ?? 0, look: lookOf(matchup, at + 1) })}
            stamp={step.stamp ? stampOf(card) : undefined}
          />
        ))}
        {matchup.kind === "jinx" && step.authors && (
          <b className={styles["burst"]}>{t("reveal.jinx")}</b>
        )}
        {matchup.sweep && step.winner && <b className={styles["burst"]}>{t("reveal.sweep")}</b>}
      </div>
      <div className={cx(styles["others"], !step.others && styles["later"])}>
        {others.length > 0 && (
          <>
            <b>
              <Quote aria-hidden="true" />
              {t("reveal.others")}
            </b>
            <ul>
              {others.map((text) => (
                <li key={text} dir="auto" lang={lang}>
                  {text}
                </li>
              ))}
            </ul>
            {more > 0 && <span>{t("reveal.othersMore", { count: more })}</span>}
          </>
        )}
      </div>
    </div>
  );

  function stampOf(card: Card): string | undefined {
    if (card.requipped) return t("reveal.requipped");
    return card.machine && card.responseText !== "" ? t("reveal.machine") : undefined;
  }
}

function authorOf({ playerId }: Card, personOf: (id: Person["id"]) => Person): Person | undefined {
  return playerId === undefined ? undefined : personOf(playerId);
}

function lookOf({ winner, kind }: SharedMatchup, side: number): "plain" | "winner" | "loser" {
  if (winner === undefined || kind === "jinx") return "plain";
  return winner === side ? "winner" : "loser";
}

/** Returns the sentence above a reveal, which gives away no more than the screen does. */
export function useRevealTitle(matchup: SharedMatchup | undefined, step: RevealStep): string {
  const { t } = useTranslation("requip");
  const personOf = usePeople();
  if (!matchup || !step.winner) {
    return matchup?.kind === "jinx" && step.authors ? t("reveal.jinxText") : t("reveal.title");
  }
  if (matchup.kind === "jinx") return t("reveal.jinxText");
  if (matchup.winner === undefined) return t("reveal.tie");
  const { playerId } = matchup.winner === 1 ? matchup.answer1 : matchup.answer2;
  const name = playerId === undefined ? t("reveal.house") : personOf(playerId).name;
  return t(matchup.kind === "walkover" ? "reveal.walkover" : "reveal.wins", { name });
}
