import type { CSSProperties } from "react";
import { avatarOf } from "../../../src-shared/catalog/avatars.ts";
import { avatarUrl } from "./avatarUrl.ts";
import styles from "./AvatarImage.module.css";
import { hiddenIfBroken } from "./hiddenIfBroken.ts";

interface AvatarImageProps {
  readonly src: string;
  /** Any CSS length; by default 120 px, the largest size on phones. */
  readonly size?: string;
  /** Whether screen readers announce its name; only where no name is shown beside it. */
  readonly named?: boolean;
  readonly lazy?: boolean;
}

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
      {...(!named && hiddenIfBroken)}
    />
  );
}
