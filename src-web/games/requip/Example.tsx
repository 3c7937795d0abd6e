import { useTranslation } from "react-i18next";
import { playerId, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { SharedMatchup } from "../../../src-rooms/games/requip/types.ts";
import { AgainButton } from "../../game-kit/AgainButton.tsx";
import { castOf } from "../../game-kit/cast.ts";
import { ExampleFrame } from "../../game-kit/ExampleFrame.tsx";
import { picture } from "../../game-kit/gameParts.ts";
import { useRepeats } from "../../game-kit/useRepeats.ts";
import { Reveal } from "./RevealStage.tsx";
import { REVEAL_MARKS, revealStep } from "./timeline.ts";

/** How long the cards can be read before votes fly, ms. */
const READ_MS = 2_500;
/** How long the result is shown before the example starts over, ms. */
const STAND_MS = 4_000;

/** A duel in miniature that reveals itself again and again. */
export default function Example() {
  const { t } = useTranslation("requip");
  const { turn, passed, again } = useRepeats(REVEAL_MARKS, { readMs: READ_MS, standMs: STAND_MS });
  const [ada, ben, cleo, dora] = [1, 2, 3, 4].map(playerId) as [
    PlayerId,
    PlayerId,
    PlayerId,
    PlayerId,
  ];
  const matchup: SharedMatchup = {
    matchup: 1,
    promptText: t("example.prompt"),
    promptId: "example",
    roundId: 1,
    answer1: {
      promptResponseId: "a",
      responseText: t("example.answerA"),
      playerId: ada,
      machine: false,
      playerIdsWithChoice: [ben, cleo],
      points: 766,
    },
    answer2: {
      promptResponseId: "b",
      responseText: t("example.answerB"),
      machine: true,
      playerIdsWithChoice: [dora],
      points: 333,
    },
    kind: "votes",
    winner: 1,
    existingAnswerCount: 1,
    existingAnswers: [t("example.other")],
  };
  return (
    <ExampleFrame
      gameType="REQUIP"
      scene={picture("games/requip/club.webp")}
      label={t("example.label")}
      foot={<AgainButton text={t("example.again")} onAgain={again} />}
    >
      <Reveal key={turn} matchup={matchup} step={revealStep(passed)} personOf={castOf} />
    </ExampleFrame>
  );
}
