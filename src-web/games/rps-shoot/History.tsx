import { useTranslation } from "react-i18next";
import { habitOf, type HandCounts } from "./hands.ts";
import { HandSticker } from "./HandSticker.tsx";
import styles from "./History.module.css";

/** How often a player has shown each hand, which helps to predict them. */
export function HistoryChips({ history }: { readonly history: HandCounts }) {
  const { t } = useTranslation("rps-shoot");
  const { hands } = habitOf(history);
  if (hands.length === 0) return null;
  return (
    <span className={styles["chips"]}>
      {hands.map(({ hand, count }) => (
        <span
          key={hand}
          role="img"
          className={styles["chip"]}
          aria-label={t(`history.${hand}`, { count })}
        >
          <HandSticker hand={hand} />
          <b>{count}</b>
        </span>
      ))}
    </span>
  );
}

/** Returns a function that describes a player's habit without the name: 'loves rock'. */
export function useShortHabit(): (history: HandCounts) => string {
  const { t } = useTranslation("rps-shoot");
  return (history) => {
    const { favourite, hands } = habitOf(history);
    if (favourite) return t(`habit.${favourite}`);
    return hands.length === 0 ? t("habit.none") : t("habit.mixed");
  };
}

/** Returns a function that describes a player's habit: 'ADA loves rock', or that nobody can tell yet. */
export function useHabitText(): (name: string, history: HandCounts) => string {
  const { t } = useTranslation("rps-shoot");
  return (name, history) => {
    const { favourite, hands } = habitOf(history);
    if (favourite) return t(`loves.${favourite}`, { name });
    return hands.length === 0 ? t("history.none", { name }) : t("history.mixed", { name });
  };
}
