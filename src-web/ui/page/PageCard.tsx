import type { ReactNode } from "react";
import { AvatarImage } from "../avatar/AvatarImage.tsx";
import { cx } from "../hooks/cx.ts";
import styles from "./PageCard.module.css";

interface CardProps {
  readonly heading: string;
  /** Two characters that look over the card's edge. */
  readonly cast: readonly [string, string];
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A card about one subject, with two characters looking on. */
export function Card({ heading, cast, wide = false, children }: CardProps) {
  return (
    <div className={styles["page"]}>
      <section className={cx(styles["card"], wide && styles["wide"])}>
        <div className={styles["peek"]} aria-hidden="true">
          {cast.map((src) => (
            <AvatarImage key={src} src={src} size="104px" />
          ))}
        </div>
        <h1 className={styles["heading"]}>{heading}</h1>
        {children}
      </section>
    </div>
  );
}
