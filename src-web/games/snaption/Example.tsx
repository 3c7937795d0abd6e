import { useTranslation } from "react-i18next";
import type { SharedCard, SnaptionShared } from "../../../src-rooms/games/snaption/types.ts";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import { AgainButton } from "../../game-kit/AgainButton.tsx";
import { castOf } from "../../game-kit/cast.ts";
import { ExampleFrame } from "../../game-kit/ExampleFrame.tsx";
import { picture } from "../../game-kit/gameParts.ts";
import { useRepeats } from "../../game-kit/useRepeats.ts";
import { Reveal } from "./RevealStage.tsx";
import { REVEAL_MARKS, revealStep } from "./timeline.ts";

/** How long the captions can be read before votes fly, ms. */
const READ_MS = 2_800;
/** How long the result is shown before the example starts over, ms. */
const STAND_MS = 4_000;

const set = (...ids: readonly number[]) =>
  Object.fromEntries(ids.map((id) => [playerId(id), true as const]));

/** A photo in miniature that reveals its captions, again and again. */
export default function Example() {
  const { t } = useTranslation("snaption");
  const { turn, passed, again } = useRepeats(REVEAL_MARKS, { readMs: READ_MS, standMs: STAND_MS });
  const card = (letter: string, text: string, rest: Partial<SharedCard>): SharedCard => {
    return { letter, text, ...rest };
  };
  const snaption: SnaptionShared = {
    bringOwn: false,
    photo: 1,
    photoCount: 2,
    written: [],
    source: { kind: "pack", id: "dentist-donut" },
    cards: {
      A: card("A", t("example.captionA"), {
        authors: set(1),
        voters: set(2, 3),
        points: 766,
        isTop: true,
      }),
      B: card("B", t("example.captionB"), { authors: set(2), voters: set(4), points: 333 }),
      C: card("C", t("example.captionC"), { authors: set(3), voters: {}, points: 0 }),
    },
    claps: 0,
    isUnanimous: false,
    photographers: {},
  };
  return (
    <ExampleFrame
      gameType="SNAPTION"
      scene={picture("games/snaption/gallery.webp")}
      label={t("example.label")}
      foot={<AgainButton text={t("example.again")} onAgain={again} />}
    >
      <Reveal key={turn} snaption={snaption} step={revealStep(passed)} personOf={castOf} />
    </ExampleFrame>
  );
}
