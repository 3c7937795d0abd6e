import type { HostType } from "../../../src-shared/catalog/hostTypes.ts";
import styles from "./HostTypeArt.module.css";

const urls = import.meta.glob<string>("../../assets/hosting/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The picture of each host type; a video call is a shared central screen. */
const PICTURES = {
  HOST: "central_screen",
  HOST_AND_PLAY: "mobile_only",
  CHROMECAST: "chromecast",
  SMART_TV: "smart_tv",
  DISCORD: "discord",
  video_call: "video_call",
} as const satisfies Readonly<Record<HostType | "video_call", string>>;

/** A host type that has a picture. */
export type HostTypeName = keyof typeof PICTURES;

interface HostTypeArtProps {
  readonly hostType: HostTypeName;
  /** Whether it is below the fold and loads lazily. */
  readonly lazy?: boolean;
}

/** Picture of a host type: which screens there are, and who looks at which. */
export function HostTypeArt({ hostType, lazy = false }: HostTypeArtProps) {
  return (
    <img
      className={styles["art"]}
      src={urls[`../../assets/hosting/${PICTURES[hostType]}.webp`]}
      alt=""
      width={720}
      height={450}
      loading={lazy ? "lazy" : undefined}
      decoding="async"
      draggable={false}
    />
  );
}
