import { Bot, Gamepad2, Layers, MonitorSmartphone, PartyPopper, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import styles from "./payment.module.css";

const PARTS = [
  ["games", Gamepad2],
  ["friends", PartyPopper],
  ["screens", MonitorSmartphone],
  ["packs", Layers],
  ["robots", Bot],
  ["cancel", Undo2],
] as const;

/** What is included in every plan. */
export function Included() {
  const { t } = useTranslation("payment");
  return (
    <section className={styles["included"]} aria-labelledby="included">
      <h2 id="included" className={styles["heading"]}>
        {t("included.heading")}
      </h2>
      <ul className={styles["parts"]}>
        {PARTS.map(([part, Icon]) => (
          <li key={part}>
            <Icon aria-hidden="true" />
            {t(`included.${part}`)}
          </li>
        ))}
      </ul>
      <p className={styles["fine"]}>{t("fine")}</p>
    </section>
  );
}
