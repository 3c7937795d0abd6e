import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ExampleFrame } from "../../game-kit/ExampleFrame.tsx";
import { picture } from "../../game-kit/gameParts.ts";
import { useRepeats } from "../../game-kit/useRepeats.ts";
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
  const waits = { readMs: REVEAL_AFTER_MS, standMs: STAND_MS };
  const { turn, passed, advance } = useRepeats([0], waits);
  const [tapped, setTapped] = useState<{ readonly turn: number; readonly id: string }>();
  const guess = tapped?.turn === turn ? tapped.id : undefined;
  const isOut = passed > 0;
  const demo = DEMOS[turn % DEMOS.length];
  if (!demo) return null;
  const caption = () => {
    if (!isOut) return t("example.ask");
    if (guess === undefined) return t("example.answer");
    return guess === demo.answer ? t("example.right") : t("example.wrong");
  };
  return (
    <ExampleFrame
      gameType="AB_THINKING"
      scene={picture("games/ab-thinking/dream.webp")}
      label={t("example.label")}
      className={styles["example"]}
      foot={<span role="status">{caption()}</span>}
    >
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
              setTapped({ turn, id });
              advance();
            }}
          >
            <CardPicture card={sample(id)} sizes="140px" mute />
          </button>
        ))}
      </div>
    </ExampleFrame>
  );
}
