import { use, useMemo, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import { InLesson } from "../../../game-kit/inLesson.tsx";
import { ScoresProvider } from "../../../game-kit/scores.tsx";
import { currentLanguage } from "../../../i18n/language.ts";
import { RoomProvider } from "../../../room/index.ts";
import { Loading } from "../../../ui/feedback/Loading.tsx";
import type { AnyLesson } from "../../../game-kit/lesson.ts";
import { LessonEnd } from "./LessonEnd.tsx";
import { LessonFrame } from "./LessonFrame.tsx";
import type { LessonRoom } from "./LessonRoom.ts";
import { lessonSocket } from "./lessonSocket.ts";
import { lessonOf, useLessonRoom } from "./useLessonRoom.ts";

/** The reader's character. */
const READER = "pear.webp";
const noToken = () => "lesson";

interface LessonPlayerProps {
  readonly gameType: GameType;
  /** Returns to the page the reader came from. */
  readonly onLeave: () => void;
  /** Opens a real room. */
  readonly onPlay: () => void;
}

/** One round of a game, played alone against friends and robots in this page. Suspends while loading. */
export default function LessonPlayer({ gameType, onLeave, onPlay }: LessonPlayerProps) {
  const { t } = useTranslation("lesson");
  // Changing the language takes effect at the next visit, so that nobody loses the round.
  const [language] = useState(currentLanguage);
  const loaded = use(lessonOf(gameType, language));
  const [alias] = useState(() => t("you"));
  const [turn, setTurn] = useState(1);
  const room = useLessonRoom({ ...loaded, gameType, language, alias, avatarSrc: READER, turn });
  if (!room) return <Loading />;
  return (
    <Round
      key={turn}
      room={room}
      lesson={loaded.lesson}
      gameType={gameType}
      onLeave={onLeave}
      onPlay={onPlay}
      onAgain={() => setTurn(turn + 1)}
    />
  );
}

interface RoundProps extends LessonPlayerProps {
  readonly room: LessonRoom;
  readonly lesson: AnyLesson;
  readonly onAgain: () => void;
}

function Round({ room, lesson, gameType, onLeave, onPlay, onAgain }: RoundProps) {
  const socket = useMemo(() => lessonSocket(room), [room]);
  const progress = useSyncExternalStore(room.subscribe, () => room.progress);
  return (
    <RoomProvider gameCode="LEARN" purpose="player" token={noToken} socket={socket}>
      <ScoresProvider>
        <InLesson value={true}>
          {progress.isOver ? (
            <LessonEnd gameType={gameType} onLeave={onLeave} onPlay={onPlay} onAgain={onAgain} />
          ) : (
            <LessonFrame room={room} lesson={lesson} gameType={gameType} onLeave={onLeave} />
          )}
        </InLesson>
      </ScoresProvider>
    </RoomProvider>
  );
}
