import { Check } from "lucide-react";
import { useEffect, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { StagePlace } from "../../stage/gameParts.ts";
import { AvatarImage } from "../../ui/AvatarImage.tsx";
import { cx } from "../../ui/cx.ts";
import { CardBack, CardPicture } from "./CardPicture.tsx";
import { sample } from "./samples.ts";
import styles from "./Tutorial.module.css";
import "./theme.css";

const PANEL_MS = 3_600;
const PANELS = 3;

/** The game in three pictures: tell, add, find. Each takes the light in turn. */
export default function Tutorial({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("ab");
  const [lit, setLit] = useState(0);
  useEffect(() => {
    const interval = setInterval(() => setLit((at) => (at + 1) % PANELS), PANEL_MS);
    return () => clearInterval(interval);
  }, []);
  const panels = [
    { text: t("tutorial.tell"), picture: <Tell /> },
    { text: t("tutorial.add"), picture: <Add /> },
    { text: t("tutorial.find"), picture: <Find /> },
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
          <span key={String(at === lit)} className={styles["picture"]} aria-hidden="true">
            {picture}
          </span>
          <span className={styles["text"]}>{text}</span>
        </li>
      ))}
    </ol>
  );
}

function Tell() {
  const { t } = useTranslation("ab");
  return (
    <span className={styles["tell"]}>
      <span className={styles["card"]}>
        <CardPicture card={sample("whale-hearts")} sizes="200px" mute />
      </span>
      <span className={styles["says"]}>
        <q>{t("tutorial.clue")}</q>
        <AvatarImage src="croissant.webp" size="var(--figure)" />
      </span>
    </span>
  );
}

function Add() {
  return (
    <span className={styles["add"]}>
      {["house-balloons", undefined, "pig-crown"].map((id, at) => (
        <span key={id ?? "back"} className={styles["card"]} style={{ "--at": at } as CSSProperties}>
          {id === undefined ? <CardBack /> : <CardPicture card={sample(id)} sizes="200px" mute />}
        </span>
      ))}
    </span>
  );
}

const GRID = ["pig-crown", "whale-hearts", "elephant-balloons", "house-balloons"];

function Find() {
  return (
    <span className={styles["find"]}>
      {GRID.map((id, at) => (
        <span key={id} className={cx(styles["card"], at === 1 && styles["right"])}>
          <CardPicture card={sample(id)} sizes="120px" mute />
          {at === 1 && (
            <i className={styles["tick"]}>
              <Check />
            </i>
          )}
        </span>
      ))}
    </span>
  );
}
