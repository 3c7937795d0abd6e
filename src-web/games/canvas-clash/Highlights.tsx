import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CanvasHighlights } from "../../../src-rooms/games/canvas-clash/types.ts";
import { Replay } from "../../drawing/replay/Replay.tsx";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { useTopic } from "../../room/index.ts";
import { usePeople } from "../../room/people.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { bodyOf } from "./drawings.ts";
import styles from "./Highlights.module.css";
import { useDrawing } from "./useDrawing.ts";

/** How long each picture is shown, ms. */
const HANGS_MS = 4_500;
const REPLAY_MS = 2_800;

/** The game's drawings, one after the other, and who guessed a word fastest. */
export default function Highlights() {
  const { t } = useTranslation("canvas-clash");
  const lang = useGameLang();
  const personOf = usePeople();
  const end = useTopic("gameEnd");
  // SAFETY: a podium of this game carries this game's highlights.
  const highlights = (end?.highlights ?? {}) as CanvasHighlights;
  const { favourite, fastest } = highlights;
  const kept = (end?.keepsakes ?? []).filter((one) => bodyOf(one) !== undefined);
  // The drawing that helped most comes first.
  const gallery = [...kept].sort((a, b) => Number(b.id === favourite) - Number(a.id === favourite));
  const [turn, setTurn] = useState(0);
  const count = gallery.length;
  useEffect(() => {
    if (count < 2) return undefined;
    const interval = setInterval(() => setTurn((at) => at + 1), HANGS_MS);
    return () => clearInterval(interval);
  }, [count]);
  const shown = gallery[turn % Math.max(1, count)];
  const body = shown && bodyOf(shown);
  const drawing = useDrawing(shown?.id);
  const [painterId] = shown?.playerIds ?? [];
  const painter = painterId === undefined ? undefined : personOf(painterId);
  if (!body && !fastest) return null;
  return (
    <section className={styles["gallery"]} aria-label={t("highlights.title")}>
      {body && shown && (
        <figure key={shown.id} className={styles["figure"]}>
          <div className={styles["frame"]}>
            {drawing && (
              <Replay drawing={drawing} label={body.word} lastsMs={REPLAY_MS} delayMs={250} />
            )}
          </div>
          <figcaption className={styles["caption"]}>
            <b lang={lang}>{body.word}</b>
            {painter && (
              <span className={styles["painter"]}>
                <AvatarImage src={painter.avatarSrc} size="2em" />
                {painter.name}
              </span>
            )}
            {body.credits > 0 && <span>{t("highlights.credits", { count: body.credits })}</span>}
          </figcaption>
        </figure>
      )}
      {fastest && (
        <p>
          {t("highlights.fastest", {
            name: personOf(fastest.playerId).name,
            word: fastest.word,
            seconds: Math.round(fastest.ms / 1_000),
          })}
        </p>
      )}
    </section>
  );
}
