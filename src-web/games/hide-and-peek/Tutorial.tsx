import { useEffect, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { StagePlace } from "../../stage/gameParts.ts";
import { cx } from "../../ui/cx.ts";
import { SHOWN } from "./cast.ts";
import { Garden } from "./Garden.tsx";
import styles from "./Tutorial.module.css";
import "./theme.css";

const PANEL_MS = 3_200;
const PANELS = 3;

/** The game in three pictures: run in the light, move in the dark, be looked for. */
export default function Tutorial({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("hide");
  const [lit, setLit] = useState(0);
  useEffect(() => {
    const interval = setInterval(() => setLit((at) => (at + 1) % PANELS), PANEL_MS);
    return () => clearInterval(interval);
  }, []);
  const [pear, donut] = SHOWN;
  const panels = [
    {
      text: t("tutorial.light"),
      picture: (
        <Garden
          showLetters={false}
          guests={[
            { person: pear, spotName: lit === 0 ? "house5" : "blue_bucket" },
            { person: donut, spotName: lit === 0 ? "red_bucket" : "house6" },
          ]}
        />
      ),
    },
    { text: t("tutorial.dark"), picture: <Garden showLetters={false} isDark guests={[]} /> },
    {
      text: t("tutorial.guess"),
      picture: (
        <Garden
          showLetters={false}
          guests={[{ person: pear, spotName: "house5", found: true }]}
          lit="house5"
        />
      ),
    },
  ];
  return (
    <ol className={cx(styles["panels"], styles[place])}>
      {panels.map(({ text, picture }, at) => (
        <li
          key={text}
          className={cx(styles["panel"], at === lit && styles["lit"])}
          style={{ "--at": at } as CSSProperties}
        >
          <b className={styles["number"]} aria-hidden="true">
            {at + 1}
          </b>
          <div className={styles["picture"]}>{picture}</div>
          <span className={styles["text"]}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
