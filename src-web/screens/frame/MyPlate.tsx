import { Pencil } from "lucide-react";
import { lazy, Suspense, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { isBetweenGames } from "../../room/frameStages.ts";
import { useMyId, useTopic } from "../../room/index.ts";
import { usePeople } from "../../room/people.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { BadgeShape } from "../../ui/avatar/BadgeShape.tsx";
import styles from "./MyPlate.module.css";
import { Optional } from "../../game-kit/Optional.tsx";
import { ReactionBubbles } from "./ReactionBubbles.tsx";

const LookSheet = lazy(() => import("./LookSheet.tsx"));

/**
 * The player's own name and character, in every stage. Between games and in a pause also the button to change
 * them.
 */
export function MyPlate() {
  const { t } = useTranslation("room");
  const personOf = usePeople();
  const myId = useMyId();
  const stage = useTopic("stage");
  const isCrowd = useTopic("crowd") !== undefined;
  const [isOpen, setOpen] = useState(false);
  const me = myId === undefined ? undefined : personOf(myId);
  const isOffered =
    !isCrowd && stage !== undefined && (isBetweenGames(stage.name) || stage.paused !== undefined);
  // Closes when the game goes on, since the task needs the screen. The next pause does not open it again.
  if (isOpen && !isOffered) setOpen(false);
  if (!me) return <span className={styles["me"]} />;
  const look = (
    <>
      <AvatarImage src={me.avatarSrc} size="48px" />
      <span className={styles["plate"]}>
        {me.badge && <BadgeShape badge={me.badge} color={me.hexColor} />}
        <span className={styles["name"]}>{me.name}</span>
        {isOffered && <Pencil aria-hidden="true" className={styles["pencil"]} />}
      </span>
    </>
  );
  return (
    <span className={styles["me"]} style={{ "--seat": me.hexColor } as CSSProperties}>
      <ReactionBubbles playerId={me.id} />
      {isOffered ? (
        <button
          type="button"
          className={styles["look"]}
          aria-label={t("me.change", { name: me.name })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {look}
        </button>
      ) : (
        <span className={styles["look"]}>{look}</span>
      )}
      <Optional open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && isOffered && (
          <Suspense fallback={null}>
            <LookSheet playerId={me.id} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </Optional>
    </span>
  );
}
