import { useTranslation } from "react-i18next";
import { HostTypeArt, type HostTypeName } from "../HostTypeArt.tsx";
import styles from "./howto.module.css";
import type { Variant } from "./variants.ts";

type Way = "laptop" | "smartTv" | "chromecast" | "window" | "discord" | "phone";

/** The setups for each of the three ways to play. */
const WAYS: Readonly<Record<Variant, readonly Way[]>> = {
  central_screen: ["laptop", "smartTv", "chromecast"],
  video_call: ["window", "discord"],
  mobile_only: ["phone"],
};
const PICTURES: Readonly<Record<Way, HostTypeName>> = {
  laptop: "HOST",
  smartTv: "SMART_TV",
  chromecast: "CHROMECAST",
  window: "video_call",
  discord: "DISCORD",
  phone: "HOST_AND_PLAY",
};

/** What to do to play this way: on a laptop, a television, in a call. */
export function Ways({ variant }: { readonly variant: Variant }) {
  const { t } = useTranslation("pages");
  return (
    <section className={styles["ways"]}>
      <h2 className={styles["question"]}>{t(`howTo.ways.heading.${variant}`)}</h2>
      <ul className={styles["wayList"]}>
        {WAYS[variant].map((way) => (
          <li key={way} className={styles["way"]}>
            <HostTypeArt hostType={PICTURES[way]} lazy />
            <div>
              <h3 className={styles["wayName"]}>{t(`howTo.ways.${way}.name`)}</h3>
              <p className={styles["text"]}>{t(`howTo.ways.${way}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
