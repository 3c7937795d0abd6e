import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { EstimateKeepsake } from "../../../src-rooms/games/nearest/types.ts";
import type { KeepsakeProps } from "../../game-kit/gameParts.ts";
import { useNumberText } from "./controller.ts";
import { intlTag } from "../../../src-shared/catalog/languages.ts";
import styles from "./Example.module.css";
import { NumberLine } from "./NumberLine.tsx";

/** A number that was exactly right, or gloriously wrong. */
export default function Keepsake({ keepsake, people }: KeepsakeProps) {
  const { t } = useTranslation("nearest");
  const numberText = useNumberText();
  const [id] = keepsake.playerIds;
  const person = id === undefined ? undefined : people[id];
  if (id === undefined || !person) return null;
  // SAFETY: keepsakes of kind `estimate` are made by this game's rules.
  const { question, language, answer, isYear, value, chart } = keepsake.body as EstimateKeepsake;
  const name = displayName(person.alias);
  const isHit = value === answer;
  const said = { name, value: numberText(value, isYear), answer: numberText(answer, isYear) };
  const pin = { id, name, avatarSrc: person.avatarSrc, value };
  return (
    <figure className={styles["example"]} data-theme="EXPERIMENTS">
      {question && <p lang={language && intlTag(language)}>{question}</p>}
      <div className={styles["line"]}>
        <NumberLine
          chart={chart}
          isYear={isYear}
          pins={[isHit ? { ...pin, mark: "exact" } : pin]}
          answer={answer}
          place="phone"
        />
      </div>
      <figcaption>{isHit ? t("keepsake.hit", said) : t("keepsake.wild", said)}</figcaption>
    </figure>
  );
}
