import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { avatarOf } from "../../../src-shared/catalog/avatars.ts";
import { playerId, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { SharedMatchup } from "../../../src-rooms/games/requip/types.ts";
import { ExampleFrame } from "../../game-kit/ExampleFrame.tsx";
import { picture } from "../../game-kit/gameParts.ts";
import type { Person } from "../../room/people.ts";
import { Reveal } from "./RevealStage.tsx";
import { REVEAL_MARKS, revealStep } from "./timeline.ts";

/** How long the cards can be read before votes fly, ms. */
const READ_MS = 2_500;
/** How long the result is shown before the example starts over, ms. */
const STAND_MS = 4_000;

const FACES = ["taco.webp", "pear.webp", "fries.webp", "cookie.webp"] as const;

function personOf(id: PlayerId): Person {
  const src = FACES[id - 1] ?? FACES[0];
  const avatar = avatarOf(src);
  return {
    id,
    name: avatar?.name ?? "",
    avatarSrc: src,
    hexColor: avatar?.colour ?? "#ffd23f",
    badge: undefined,
    robot: false,
  };
}

/** A duel in miniature that reveals itself again and again. */
export default function Example() {
  const { t } = useTranslation("requip");
  const [{ turn, passed }, setShow] = useState({ turn: 0, passed: 0 });
  useEffect(() => {
    const mark = REVEAL_MARKS[passed];
    const before = REVEAL_MARKS[passed - 1] ?? -READ_MS;
    const wait = mark === undefined ? STAND_MS : mark - before;
    const timeout = setTimeout(() => {
      setShow(mark === undefined ? { turn: turn + 1, passed: 0 } : { turn, passed: passed + 1 });
    }, wait);
    return () => clearTimeout(timeout);
  }, [passed, turn]);
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
      againText={t("example.again")}
      onAgain={() => setShow({ turn: turn + 1, passed: 0 })}
    >
      <Reveal key={turn} matchup={matchup} step={revealStep(passed)} personOf={personOf} />
    </ExampleFrame>
  );
}
