import { Megaphone } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { textLang, useGameLang } from "../../game-kit/useGameLang.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./ClueBubble.module.css";
import { useAb, useTeller } from "./controller.ts";

/** The storyteller's clue in a speech bubble, sized by the font around it. */
export function ClueBubble({ big = false }: { readonly big?: boolean }) {
  const { t } = useTranslation("ab-thinking");
  const clue = useAb()?.clue;
  const teller = useTeller();
  const lang = useGameLang();
  if (!clue || !teller) return null;
  return (
    <figure
      className={cx(styles["clue"], big && styles["big"])}
      style={{ "--seat": teller.hexColor } as CSSProperties}
    >
      <AvatarImage src={teller.avatarSrc} size="var(--figure)" />
      <blockquote className={styles["bubble"]}>
        <span className="visually-hidden">{t("clue.by", { name: teller.name })}</span>
        {clue.text === undefined ? (
          <span className={styles["spoken"]}>
            <Megaphone aria-hidden="true" />
            {t("clue.spoken", { name: teller.name })}
          </span>
        ) : (
          <q dir="auto" lang={textLang(clue.language, lang)}>
            {clue.text}
          </q>
        )}
        {clue.silent && <small>{t("clue.house", { name: teller.name })}</small>}
      </blockquote>
    </figure>
  );
}
