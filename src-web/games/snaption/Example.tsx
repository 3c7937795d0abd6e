import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { avatarOf } from "../../../src-shared/catalog/avatars.ts";
import type { SharedCard, SnaptionShared } from "../../../src-rooms/games/snaption/types.ts";
import { playerId, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { ExampleFrame } from "../../game-kit/ExampleFrame.tsx";
import { picture } from "../../game-kit/gameParts.ts";
import type { Person } from "../../room/people.ts";
import { Reveal } from "./RevealStage.tsx";
import { REVEAL_MARKS, revealStep } from "./timeline.ts";

/** How long the captions can be read before votes fly, ms. */
const READ_MS = 2_800;
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

const set = (...ids: readonly number[]) =>
  Object.fromEntries(ids.map((id) => [playerId(id), true as const]));

/** A photo in miniature that reveals its captions, again and again. */
export default function Example() {
  const { t } = useTranslation("snaption");
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
      againText={t("example.again")}
      onAgain={() => setShow({ turn: turn + 1, passed: 0 })}
    >
      <Reveal key={turn} snaption={snaption} step={revealStep(passed)} personOf={personOf} />
    </ExampleFrame>
  );
}
