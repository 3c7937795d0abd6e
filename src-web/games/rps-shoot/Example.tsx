import { Zap } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Result, ShownMoves } from "../../../src-rooms/games/rps-shoot/types.ts";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import { castAs } from "../../game-kit/cast.ts";
import { ExampleFrame } from "../../game-kit/ExampleFrame.tsx";
import { picture } from "../../game-kit/gameParts.ts";
import { useRepeats } from "../../game-kit/useRepeats.ts";
import { Button } from "../../ui/controls/Button.tsx";
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

/** The battle starts with the first mark. */
const MARKS = [0, ...SHOOT_MARKS];

function fighter(avatarSrc: string, moves: ShownMoves, net: number): FaceOffFighter {
  return { ...castAs(avatarSrc, playerId(-1)), moves, net };
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
  const waits = { readMs: REVEAL_AFTER_MS, standMs: STAND_MS };
  const { turn, passed, advance } = useRepeats(MARKS, waits);
  const demo = DEMOS[turn % DEMOS.length];
  if (!demo) return null;
  return (
    <ExampleFrame
      gameType="RPS_SHOOT"
      scene={picture("games/rps-shoot/arena.webp")}
      label={t("example.label")}
      foot={
        passed === 0 ? (
          <Button icon={<Zap />} onClick={advance} lockMs={300}>
            {t("example.shoot")}
          </Button>
        ) : (
          t("example.caption")
        )
      }
    >
      <FaceOff key={turn} {...demo} step={shootStep(Math.max(0, passed - 1))} />
    </ExampleFrame>
  );
}
