import { useTranslation } from "react-i18next";
import type { Profile } from "../../../src-shared/api/profile.ts";
import { GAME_TYPES } from "../../../src-shared/catalog/gameTypes.ts";
import { useFormats } from "../../i18n/format.ts";
import "../../games/themes.ts";
import { useGameName } from "../../i18n/useGameName.ts";
import styles from "./profile.module.css";

/** How many games were played and won, in total and by game. */
export function Stats({ stats }: { readonly stats: Profile["stats"] }) {
  const { t } = useTranslation("profile");
  const { number } = useFormats();
  const name = useGameName();
  if (stats.games === 0) return null;
  const played = GAME_TYPES.flatMap((gameType) => {
    const tally = stats.byGameType[gameType];
    return tally ? [{ gameType, ...tally }] : [];
  });
  const most = Math.max(1, ...played.map(({ games }) => games));
  return (
    <section className={styles["card"]} aria-labelledby="stats">
      <h2 id="stats" className={styles["heading"]}>
        {t("stats.heading")}
      </h2>
      <dl className={styles["sums"]}>
        <div>
          <dt>{t("stats.games")}</dt>
          <dd className="tabular">{number(stats.games)}</dd>
        </div>
        <div>
          <dt>{t("stats.wins")}</dt>
          <dd className="tabular">{number(stats.wins)}</dd>
        </div>
      </dl>
      <ul className={styles["bars"]}>
        {played.map(({ gameType, games, wins }) => (
          <li key={gameType} data-theme={gameType}>
            <span className={styles["barName"]}>{name(gameType)}</span>
            <span className={styles["bar"]} aria-hidden="true">
              <i style={{ width: `${(games / most) * 100}%` }}>
                <b style={{ width: `${(wins / Math.max(1, games)) * 100}%` }} />
              </i>
            </span>
            <span className={styles["barText"]}>
              {t("stats.line", { count: games, wins: number(wins) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
