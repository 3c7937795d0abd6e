import { useTranslation } from "react-i18next";
import type { Hand } from "../../../src-shared/catalog/games/rps-shoot.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { HANDS } from "../../../src-shared/catalog/games/rps-shoot.ts";
import { HandSticker } from "./HandSticker.tsx";
import styles from "./HandButtons.module.css";

/** Rock, paper, scissors, as large as a phone allows. */
export function HandButtons({ onChoose }: { readonly onChoose: (hand: Hand) => void }) {
  const { t } = useTranslation("rps-shoot");
  return (
    <div className={styles["hands"]} role="group" aria-label={t("program.hands")}>
      {HANDS.map((hand) => (
        <button
          key={hand}
          type="button"
          className={cx(styles["hand"], styles[hand])}
          onClick={() => onChoose(hand)}
        >
          <span className={styles["picture"]}>
            <HandSticker hand={hand} from="up" />
          </span>
          <span className={styles["word"]}>{t(`hand.${hand}`)}</span>
          <i aria-hidden="true">{t(`letter.${hand}`)}</i>
        </button>
      ))}
    </div>
  );
}
