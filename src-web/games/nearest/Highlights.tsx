import { Crosshair, Rocket, Target } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { NearestHighlights } from "../../../src-rooms/games/nearest/types.ts";
import { useTopic } from "../../room/index.ts";
import { usePeople } from "../../room/people.ts";
import { useNumberText } from "./controller.ts";
import styles from "../../game-kit/HighlightList.module.css";
import { bullseye, sharpest, wildest } from "./remembered.ts";

/** What this game will be remembered for: the sharpest eye, the exact hits, the wildest number. */
export default function Highlights() {
  const { t } = useTranslation("nearest");
  const numberText = useNumberText();
  const personOf = usePeople();
  const end = useTopic("gameEnd");
  // SAFETY: a podium of this game carries this game's highlights.
  const answered = (end?.highlights as NearestHighlights | undefined)?.answered ?? [];
  const sharp = sharpest(answered);
  const exact = bullseye(answered);
  const wild = wildest(answered);
  if (!sharp && !exact && !wild) return null;
  return (
    <ul className={styles["list"]} aria-label={t("highlights.title")}>
      {sharp && (
        <li>
          <Crosshair aria-hidden="true" />
          {t("highlights.sharp", { name: personOf(sharp.id).name, count: sharp.count })}
        </li>
      )}
      {exact && (
        <li>
          <Target aria-hidden="true" />
          {t("highlights.exact", { name: personOf(exact.id).name, count: exact.count })}
        </li>
      )}
      {wild && (
        <li>
          <Rocket aria-hidden="true" />
          {t("highlights.wild", {
            name: personOf(wild.landing.playerId).name,
            value: numberText(wild.landing.value, wild.isYear),
            answer: numberText(wild.answer, wild.isYear),
          })}
        </li>
      )}
    </ul>
  );
}
