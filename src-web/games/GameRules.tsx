import { Star } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import { Spinner } from "../ui/feedback/Spinner.tsx";
import styles from "./GameRules.module.css";
import { gameParts } from "./parts.ts";

/** A game in short: what players do, in three pictures, and how they earn points. */
export function GameRules({ gameType }: { readonly gameType: GameType }) {
  const { t } = useTranslation("games");
  const parts = gameParts(gameType);
  return (
    <div className={styles["rules"]} data-theme={gameType}>
      <div className={styles["panels"]}>
        <Suspense fallback={<Spinner />}>{parts && <parts.Tutorial />}</Suspense>
      </div>
      <p className={styles["points"]}>
        <Star aria-hidden="true" fill="currentColor" />
        {t(`${gameType}.points`)}
      </p>
    </div>
  );
}
