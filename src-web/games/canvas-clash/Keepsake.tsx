import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import { intlTag } from "../../../src-shared/catalog/languages.ts";
import { Replay } from "../../drawing/replay/Replay.tsx";
import { TakeHome } from "../../drawing/replay/TakeHome.tsx";
import type { KeepsakeProps } from "../../game-kit/gameParts.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { bodyOf } from "./drawings.ts";
import styles from "./Keepsake.module.css";

/** A drawing of a past game: it replays how it was drawn, and can be saved as a picture. */
export default function Keepsake({ keepsake, people }: KeepsakeProps) {
  const { t } = useTranslation(["canvas-clash", "drawing"]);
  const body = bodyOf(keepsake);
  if (!body?.drawing) return null;
  const { word, language, credits, drawing } = body;
  const [painterId] = keepsake.playerIds;
  const painter = painterId === undefined ? undefined : people[painterId];
  return (
    <figure className={styles["keepsake"]}>
      <div className={styles["frame"]}>
        <Replay drawing={drawing} label={t("drawing:canvas.of", { word })} lastsMs={4_000} small />
      </div>
      <figcaption className={styles["caption"]}>
        <b lang={intlTag(language)}>{word}</b>
        {painter && (
          <span className={styles["painter"]}>
            <AvatarImage src={painter.avatarSrc} size="32px" lazy />
            {t("highlights.by", { name: displayName(painter.alias) })}
          </span>
        )}
        {credits > 0 && <span>{t("highlights.credits", { count: credits })}</span>}
      </figcaption>
      <TakeHome drawing={drawing} title={word} />
    </figure>
  );
}
