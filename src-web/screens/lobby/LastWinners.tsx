import { Trophy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import { useFormats } from "../../i18n/format.ts";
import { useTopic } from "../../room/index.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { winnersOf } from "../../game-kit/winners.ts";
import styles from "./LastWinners.module.css";

/** The winners of the previous game. */
export function LastWinners() {
  const { t } = useTranslation("room");
  const { list, number } = useFormats();
  const end = useTopic("gameEnd");
  const winners = winnersOf(end?.podium ?? []);
  const [best] = winners;
  if (!best) return null;
  const names = list(winners.map((entry) => displayName(entry.alias)));
  return (
    <p className={styles["strip"]}>
      <Trophy aria-hidden="true" />
      {winners.slice(0, 3).map((entry) => (
        <span key={entry.playerId} className={styles["face"]}>
          <AvatarImage src={entry.avatarSrc} size="1.9em" />
        </span>
      ))}
      <span>
        {t("lobby.lastWinner", { count: winners.length, names, points: number(best.score) })}
      </span>
    </p>
  );
}
