import { useSend } from "../room/useSend.ts";
import { useTranslation } from "react-i18next";
import { REACTIONS } from "../../src-shared/protocol/entities.ts";
import { haptic, RHYTHM } from "../ui/effects/haptics.ts";
import { ReactionIcon } from "./ReactionIcon.tsx";
import styles from "./ReactionButtons.module.css";

/** Something to play with while others think: a tap makes the player's character jump on the big screen. */
export function ReactionButtons() {
  const { t } = useTranslation("room");
  const { send } = useSend("inline");
  return (
    <div className={styles["row"]} role="group" aria-label={t("reaction.label")}>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          className={styles["button"]}
          aria-label={t(`reaction.${reaction}`)}
          onClick={() => {
            haptic(...RHYTHM.tap);
            void send("reaction", { reaction });
          }}
        >
          <ReactionIcon reaction={reaction} />
        </button>
      ))}
    </div>
  );
}
