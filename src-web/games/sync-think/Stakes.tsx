import { Magnet, Trophy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { useMyId } from "../../room/index.ts";
import { useSync } from "./controller.ts";
import styles from "./Stakes.module.css";

/** The current level on the ladder, and what it is worth for this player. */
export function Stakes() {
  const { t } = useTranslation("sync-think");
  const { number } = useFormats();
  const myId = useMyId();
  const sync = useSync();
  if (!sync) return null;
  const isAnchor = myId !== undefined && sync.synced[myId] !== undefined;
  const points = number(sync.bonuses[sync.level] ?? 0);
  return (
    <p className={styles["stakes"]}>
      <span className={styles["rungs"]} aria-hidden="true">
        {sync.bonuses.map((_, level) => (
          <i key={level} data-state={stateOf(level, sync.level)} />
        ))}
      </span>
      <span className={styles["worth"]}>
        {isAnchor ? <Magnet aria-hidden="true" /> : <Trophy aria-hidden="true" />}
        {isAnchor
          ? t("stakes.anchor", { points: number(sync.anchorBonus) })
          : t("stakes.worth", { points, level: sync.level + 1, count: sync.bonuses.length })}
      </span>
    </p>
  );
}

function stateOf(level: number, now: number): "past" | "now" | "next" {
  if (level === now) return "now";
  return level < now ? "past" : "next";
}
