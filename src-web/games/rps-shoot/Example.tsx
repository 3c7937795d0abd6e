import { Zap } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Result, ShownMoves } from "../../../src-rooms/games/rps-shoot/types.ts";
import { avatarOf } from "../../../src-shared/catalog/avatars.ts";
import { picture } from "../../game-kit/gameParts.ts";
import { Button } from "../../ui/controls/Button.tsx";
import styles from "./Example.module.css";
import { FaceOff } from "./FaceOff.tsx";
import type { FaceOffFighter } from "./ThrowCards.tsx";
import { SHOOT_MARKS, shootStep } from "./timeline.ts";

/** The battle starts by itself after this long (specification, section 4), ms. */
const REVEAL_AFTER_MS = 8_000;
/** How long the result is shown before the example starts over, ms. */
const STAND_MS = 4_000;

interface Demo {
  readonly left: FaceOffFighter;
  readonly right: FaceOffFighter;
  readonly results: readonly [Result, Result, Result];
  readonly full: Result;
}

function fighter(avatarSrc: string, moves: ShownMoves, net: number): FaceOffFighter {
  const avatar = avatarOf(avatarSrc);
  const hexColor = avatar?.colour ?? "#ffd23f";
  return { name: avatar?.name ?? "", avatarSrc, hexColor, moves, net };
}

const DEMOS: readonly Demo[] = [
  {
    left: fighter("donut.webp", ["ROCK", "PAPER", "PAPER"], 400),
    right: fighter("broccoli.webp", ["SCISSORS", "SCISSORS", "ROCK"], 100),
    results: ["WIN", "LOSE", "WIN"],
    full: "WIN",
  },
  {
    left: fighter("pear.webp", ["PAPER", "SCISSORS", "ROCK"], 200),
    right: fighter("tomato.webp", ["PAPER", "ROCK", "SCISSORS"], 200),
    results: ["TIE", "LOSE", "WIN"],
    full: "TIE",
  },
];

/** A battle in miniature for the page about the game. It loops; a tap starts the battle immediately. */
export default function Example() {
  const { t } = useTranslation("rps-shoot");
  const [turn, setTurn] = useState(0);
  const [passed, setPassed] = useState<number>();
  const demo = DEMOS[turn % DEMOS.length];

  useEffect(() => {
    if (passed === undefined) {
      const timeout = setTimeout(() => setPassed(0), REVEAL_AFTER_MS);
      return () => clearTimeout(timeout);
    }
    const mark = SHOOT_MARKS[passed];
    const before = SHOOT_MARKS[passed - 1] ?? 0;
    const wait = mark === undefined ? STAND_MS : mark - before;
    const timeout = setTimeout(() => {
      if (mark !== undefined) return setPassed(passed + 1);
      setPassed(undefined);
      setTurn((count) => count + 1);
    }, wait);
    return () => clearTimeout(timeout);
  }, [passed]);

  const scene = picture("games/rps-shoot/arena.webp");
  if (!demo) return null;
  return (
    <figure className={styles["example"]} data-theme="RPS_SHOOT" aria-label={t("example.label")}>
      {scene && <img className={styles["scene"]} src={scene} alt="" />}
      <div className={styles["stage"]}>
        <FaceOff key={turn} {...demo} step={shootStep(passed ?? 0)} />
      </div>
      <figcaption className={styles["foot"]}>
        {passed === undefined ? (
          <Button icon={<Zap />} onClick={() => setPassed(0)} lockMs={300}>
            {t("example.shoot")}
          </Button>
        ) : (
          <span>{t("example.caption")}</span>
        )}
      </figcaption>
    </figure>
  );
}
