import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { Result, SweepKeepsake } from "../../../src-rooms/games/rps-shoot/types.ts";
import type { KeepsakePerson, KeepsakeProps } from "../../game-kit/gameParts.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { HandSticker } from "./HandSticker.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import card from "../../game-kit/KeepsakeCard.module.css";
import styles from "./Keepsake.module.css";

/** A battle that one fighter swept: both fighters, and their three throws between them. */
export default function Keepsake({ keepsake, people }: KeepsakeProps) {
  const { t } = useTranslation("rps-shoot");
  // SAFETY: keepsakes of kind `sweep` are made by this game's rules.
  const { winner, loser } = keepsake.body as SweepKeepsake;
  const [first, second] = [people[winner.playerId], people[loser.playerId]];
  if (!first || !second) return null;
  const [firstName, secondName] = [displayName(first.alias), displayName(second.alias)];
  return (
    <figure className={cx(card["card"], styles["sweep"])} data-theme="RPS_SHOOT">
      <div className={styles["fight"]}>
        <Fighter person={first} name={firstName} />
        <ol className={styles["throws"]} aria-label={t("shoot.throws")}>
          {winner.moves.map((hand, at) => {
            const answer = loser.moves[at] ?? "NOTHING";
            return (
              <li key={at}>
                <HandSticker hand={hand} from="left" />
                <HandSticker hand={answer} from="right" />
                <span className="visually-hidden">
                  {threw(firstName, hand, "WIN")}. {threw(secondName, answer, "LOSE")}.
                </span>
              </li>
            );
          })}
        </ol>
        <Fighter person={second} name={secondName} />
      </div>
      <figcaption>{t("keepsake", { winner: firstName, loser: secondName })}</figcaption>
    </figure>
  );

  function threw(name: string, hand: SweepKeepsake["winner"]["moves"][number], result: Result) {
    return t("shoot.threw", { name, hand: t(`hand.${hand}`), result: t(`result.${result}`) });
  }
}

function Fighter({ person, name }: { readonly person: KeepsakePerson; readonly name: string }) {
  return (
    <span className={styles["fighter"]} style={{ "--seat": person.hexColor } as CSSProperties}>
      <AvatarImage src={person.avatarSrc} size="3.4em" lazy />
      <b>{name}</b>
    </span>
  );
}
