import type { CSSProperties, SyntheticEvent } from "react";
import { avatarOf } from "../../../src-shared/catalog/avatars.ts";
import { avatarUrl } from "./avatarUrl.ts";
import styles from "./AvatarImage.module.css";

interface AvatarImageProps {
  readonly src: string;
  /** Any CSS length; 120 px when left out, the cap on phones. */
  readonly size?: string;
  /** Named for screen readers only where no name stands beside it. */
  readonly named?: boolean;
  readonly lazy?: boolean;
}

/** Without a network no picture comes: then there is none, and no frame with a crack in it. */
const show = (isThere: boolean) => (event: SyntheticEvent<HTMLImageElement>) => {
  event.currentTarget.style.visibility = isThere ? "" : "hidden";
};
const came = show(true);
const failed = show(false);

/** A character, cut out like a sticker. */
export function AvatarImage({
  src,
  size = "120px",
  named = false,
  lazy = false,
}: AvatarImageProps) {
  return (
    <img
      className={styles["avatar"]}
      style={{ "--avatar": size } as CSSProperties}
      src={avatarUrl(src)}
      alt={named ? (avatarOf(src)?.name ?? "") : ""}
      width={256}
      height={256}
      loading={lazy ? "lazy" : "eager"}
      fetchPriority={lazy ? "low" : "auto"}
      decoding="async"
      draggable={false}
      onLoad={came}
      onError={named ? undefined : failed}
    />
  );
}
