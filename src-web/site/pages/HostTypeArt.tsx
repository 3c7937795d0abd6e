import type { HostType } from "../../../src-shared/catalog/hostTypes.ts";
import styles from "./HostTypeArt.module.css";

const urls = import.meta.glob<string>("../../assets/hosting/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** What each way to host looks like; a video call is a central screen that is shared. */
const PICTURES = {
  HOST: "central_screen",
  HOST_AND_PLAY: "mobile_only",
  CHROMECAST: "chromecast",
  SMART_TV: "smart_tv",
  DISCORD: "discord",
  video_call: "video_call",
} as const satisfies Readonly<Record<HostType | "video_call", string>>;

/** A way to host that there is a picture of. */
export type HostTypeName = keyof typeof PICTURES;

interface HostTypeArtProps {
  readonly hostType: HostTypeName;
  /** It stands below what one sees first. */
  readonly lazy?: boolean;
}

/** A picture of a way to host: which screens there are, and who looks at what. */
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
