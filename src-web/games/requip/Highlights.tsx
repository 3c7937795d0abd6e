import { Bot, Quote } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { RequipHighlights } from "../../../src-rooms/games/requip/types.ts";
import { useFormats } from "../../i18n/format.ts";
import { useTopic } from "../../room/index.ts";
import { usePeople } from "../../room/people.ts";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import styles from "./Highlights.module.css";

/** What this game will be remembered for: the funniest answers, and who spotted most machines. */
export default function Highlights() {
  const { t } = useTranslation("requip");
  const { list } = useFormats();
  const personOf = usePeople();
  const lang = useGameLang();
  // SAFETY: a podium of this game carries this game's highlights.
  const found = useTopic("gameEnd")?.highlights as RequipHighlights | undefined;
  if (!found) return null;
  const names = found.detectives.map((id) => personOf(id).name);
  if (found.best.length === 0 && names.length === 0) return null;
  return (
    <ul className={styles["list"]} aria-label={t("highlights.title")}>
      {found.best.slice(0, 2).map(({ prompt, text, playerId }) => (
        <li key={`${prompt}${text}`}>
          <Quote aria-hidden="true" />
          <span>
            <small dir="auto" lang={lang}>
              {prompt}
            </small>
            <b dir="auto" lang={lang}>
              {text}
            </b>{" "}
            {t("highlights.by", { name: personOf(playerId).name })}
          </span>
        </li>
      ))}
      {names.length > 0 && (
        <li>
          <Bot aria-hidden="true" />
          {t("highlights.detective", { names: list(names), count: found.spotted })}
        </li>
      )}
    </ul>
  );
}
