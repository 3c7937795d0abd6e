import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { picture } from "../../game-kit/gameParts.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { CardPicture, useCardText } from "./CardPicture.tsx";
import { sample } from "./samples.ts";
import styles from "./Example.module.css";

/** The answer is revealed by itself after this long, ms. */
const REVEAL_AFTER_MS = 8_000;
/** How long the answer is shown before the next clue, ms. */
const STAND_MS = 4_500;

interface Demo {
  readonly clueKey: "example.first" | "example.second";
  readonly avatarSrc: string;
  readonly cards: readonly string[];
  readonly answer: string;
}

const DEMOS: readonly Demo[] = [
  {
    clueKey: "example.first",
    avatarSrc: "croissant.webp",
    cards: ["rope-snail", "piano-balloons", "books-to-moon", "door-sea"],
    answer: "books-to-moon",
  },
  {
    clueKey: "example.second",
    avatarSrc: "pear.webp",
    cards: ["fridge-winter", "planet-sheep", "bed-balloons", "clock-door"],
    answer: "planet-sheep",
  },
];

/** A clue and four cards, for the page about the game: guess, or wait and see. */
export default function Example() {
  const { t } = useTranslation("ab-thinking");
  const textOf = useCardText();
  const [turn, setTurn] = useState(0);
  const [guess, setGuess] = useState<string>();
  const [isOut, setOut] = useState(false);
  const demo = DEMOS[turn % DEMOS.length];
  useEffect(() => {
    const timeout = setTimeout(
      () => {
        if (!isOut) return setOut(true);
        setOut(false);
        setGuess(undefined);
        setTurn((count) => count + 1);
      },
      isOut ? STAND_MS : REVEAL_AFTER_MS,
    );
    return () => clearTimeout(timeout);
  }, [isOut]);
  if (!demo) return null;
  const scene = picture("games/ab-thinking/dream.webp");
  const caption = () => {
    if (!isOut) return t("example.ask");
    if (guess === undefined) return t("example.answer");
    return guess === demo.answer ? t("example.right") : t("example.wrong");
  };
  return (
    <figure className={styles["example"]} data-theme="AB_THINKING" aria-label={t("example.label")}>
      {scene && <img className={styles["scene"]} src={scene} alt="" />}
      <p key={`clue${turn}`} className={styles["clue"]}>
        <AvatarImage src={demo.avatarSrc} size="56px" />
        <q>{t(demo.clueKey)}</q>
      </p>
      <div key={`cards${turn}`} className={styles["cards"]}>
        {demo.cards.map((id) => (
          <button
            key={id}
            type="button"
            disabled={isOut}
            className={cx(
              styles["card"],
              id === guess && styles["mine"],
              isOut && (id === demo.answer ? styles["answer"] : styles["other"]),
            )}
            aria-label={textOf(id)}
            onClick={() => {
              setGuess(id);
              setOut(true);
            }}
          >
            <CardPicture card={sample(id)} sizes="140px" mute />
          </button>
        ))}
      </div>
      <figcaption className={styles["foot"]}>
        <span role="status">{caption()}</span>
      </figcaption>
    </figure>
  );
}
