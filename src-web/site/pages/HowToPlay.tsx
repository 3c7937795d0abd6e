import { useTranslation } from "react-i18next";
import type { Variant } from "./howto/variants.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import styles from "./HowToPlay.module.css";

const STEPS = [
  { title: "how.step1", text: "how.step1Text", guide: "robot1.webp" },
  { title: "how.step2", text: "how.step2Text", guide: "fries.webp" },
  { title: "how.step3", text: "how.step3Text", guide: "donut.webp" },
  { title: "how.step4", text: "how.step4Text", guide: "tomato.webp" },
] as const;

/**
 * A party in four steps. With a `variant` the first step describes that way to play, and the heading is
 * hidden because the page has its own.
 */
export function HowToPlay({ variant }: { readonly variant?: Variant }) {
  const { t } = useTranslation("site");
  return (
    <section id="how-to-play" className={styles["how"]}>
      <h2 className={variant ? "visually-hidden" : styles["heading"]}>{t("how.heading")}</h2>
      <ol className={styles["steps"]}>
        {STEPS.map(({ title, text, guide }, at) => (
          <li key={title} className={styles["step"]}>
            <span className={styles["number"]} aria-hidden="true">
              {at + 1}
            </span>
            <span className={styles["guide"]}>
              <AvatarImage src={guide} size="clamp(84px, 9vw, 160px)" lazy />
            </span>
            <h3 className={styles["title"]}>{t(title)}</h3>
            <p className={styles["text"]}>
              {variant && at === 0 ? t(`how.first.${variant}`) : t(text)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
