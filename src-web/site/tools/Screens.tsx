import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import styles from "./playground.module.css";

interface ScreensProps {
  readonly gameType: GameType;
  readonly at: number;
  /** Seats whose phone can be shown. */
  readonly viewers: readonly { readonly id: number; readonly name: string }[];
}

interface ScreenProps {
  readonly title: string;
  readonly address: string;
  readonly size: readonly [number, number];
}

/** A frame of that size with a complete page in it, scaled to the available space. */
function Screen({ title, address, size: [width, height] }: ScreenProps) {
  return (
    <figure className={styles["screen"]} data-kind={width > height ? "tv" : "phone"}>
      <div className={styles["glass"]} style={{ aspectRatio: `${width} / ${height}` }}>
        {/* Hubbub's own page needs scripts and storage; a sandbox that allows both protects nothing. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          title={title}
          src={address}
          style={{ width, height, "--w": String(width) } as CSSProperties}
          loading="lazy"
        />
      </div>
      <figcaption>
        <a href={address} target="_blank" rel="noreferrer">
          {title}
        </a>
      </figcaption>
    </figure>
  );
}

/** The television and some phones at the same moment. */
export function Screens({ gameType, at, viewers }: ScreensProps) {
  const { t, i18n } = useTranslation("tools");
  const address = (who: string) => `/playground/screen/${gameType.toLowerCase()}/${at}/${who}`;
  return (
    <div className={styles["screens"]} key={`${i18n.language} ${at}`}>
      <Screen title={t("playground.tv")} address={address("tv")} size={[1920, 1080]} />
      {viewers.map(({ id, name }) => (
        <Screen
          key={id}
          title={t("playground.phoneOf", { name })}
          address={address(String(id))}
          size={[390, 844]}
        />
      ))}
    </div>
  );
}
