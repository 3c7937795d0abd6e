import type { CSSProperties, SyntheticEvent } from "react";
import { avatarOf } from "../../../src-shared/catalog/avatars.ts";
import { avatarUrl } from "./avatarUrl.ts";
import styles from "./AvatarImage.module.css";

interface AvatarImageProps {
  readonly src: string;
  /** Any CSS length; by default 120 px, the largest size on phones. */
  readonly size?: string;
  /** Whether screen readers announce its name; only where no name is shown beside it. */
  readonly named?: boolean;
  readonly lazy?: boolean;
}

/** Hides the picture if it cannot be loaded, as without a network, instead of showing a broken image. */
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
