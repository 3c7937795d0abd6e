import { useTranslation } from "react-i18next";
import type { Reel } from "../../../src-shared/api/reel.ts";
import { displayName } from "../../../src-shared/text/displayName.ts";
import { useFormats } from "../../i18n/format.ts";
import { gameParts } from "../../games/parts.ts";
import { gameEntry } from "../../games/registry.ts";
import { useGameName } from "../../i18n/useGameName.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { peopleOf } from "./people.ts";
import styles from "./reel.module.css";
import { ReelPodium } from "./ReelPodium.tsx";
import type { Slide } from "./slides.ts";

/** Lines of a podium that fit on one slide. */
const PODIUM_LINES = 5;
const FACES = 16;

/** One slide of the slideshow. */
export function SlideView({ slide, reel }: { readonly slide: Slide; readonly reel: Reel }) {
  const { t } = useTranslation(["reel", "evening"]);
  const name = useGameName();
  const { list } = useFormats();
  switch (slide.kind) {
    case "opening":
      return (
        <div className={styles["title"]}>
          <h2>{t("heading")}</h2>
          <p>{t("cast")}</p>
          <Faces reel={reel} />
        </div>
      );
    case "game": {
      const { gameType } = slide.game;
      const { logo } = gameEntry(gameType);
      return (
        <div className={styles["title"]} data-theme={gameType}>
          <p>{t("game", { number: slide.number })}</p>
          <h2>{logo ? <img src={logo} alt={name(gameType)} /> : name(gameType)}</h2>
        </div>
      );
    }
    case "item": {
      const { game, item } = slide;
      const Keepsake = gameParts(game.gameType)?.Keepsake;
      if (!Keepsake) return null;
      return (
        <div className={styles["item"]} data-theme={game.gameType}>
          <Keepsake keepsake={item} people={peopleOf(game)} />
        </div>
      );
    }
    case "podium": {
      const { gameType, podium } = slide.game;
      const lines = podium.map((one) => ({ ...one, points: one.score }));
      return (
        <div className={styles["result"]} data-theme={gameType}>
          <h2>
            {name(gameType)}: {t("podium")}
          </h2>
          <ReelPodium lines={lines} most={PODIUM_LINES} />
        </div>
      );
    }
    case "champion": {
      const { standing = [] } = reel.evening ?? {};
      const champions = standing.filter(({ rank }) => rank === 1);
      const names = list(champions.map(({ alias }) => displayName(alias)));
      return (
        <div className={styles["result"]}>
          <h2>{t("evening:champion", { count: champions.length, names })}</h2>
          <ReelPodium lines={standing} most={PODIUM_LINES} />
        </div>
      );
    }
    case "end":
      return (
        <div className={styles["title"]}>
          <h2>{t("end")}</h2>
          <Faces reel={reel} />
        </div>
      );
  }
}

/** Everybody who took part, each once. */
function Faces({ reel }: { readonly reel: Reel }) {
  const people = new Map(
    reel.games.flatMap(({ podium }) => podium.map((one) => [one.playerId, one] as const)),
  );
  return (
    <ul className={styles["faces"]}>
      {[...people.values()].slice(0, FACES).map(({ playerId, alias, avatarSrc }) => (
        <li key={playerId}>
          <AvatarImage src={avatarSrc} size="clamp(52px, 11cqw, 110px)" />
          <b>{displayName(alias)}</b>
        </li>
      ))}
    </ul>
  );
}
