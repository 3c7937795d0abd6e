import type { CSSProperties } from "react";
import { AVATAR_TILE_COLUMNS, PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import tiles from "../../assets/avatarTiles.webp";
import styles from "./AvatarTile.module.css";
import { hiddenIfBroken } from "./hiddenIfBroken.ts";

const SHEET = {
  "--columns": AVATAR_TILE_COLUMNS,
  "--rows": Math.ceil(PLAYER_AVATARS.length / AVATAR_TILE_COLUMNS),
};

/**
 * A character as small as in a grid of all of them, as wide as its parent. `at`: its index in
 * `PLAYER_AVATARS`. All are cut out of one picture, which is loaded when the rest of the form stands.
 */
export function AvatarTile({ at }: { readonly at: number }) {
  const place = {
    ...SHEET,
    "--column": at % AVATAR_TILE_COLUMNS,
    "--row": Math.floor(at / AVATAR_TILE_COLUMNS),
  } as CSSProperties;
  return (
    <span className={styles["tile"]} style={place}>
      <img
        src={tiles}
        alt=""
        fetchPriority="low"
        decoding="async"
        draggable={false}
        {...hiddenIfBroken}
      />
    </span>
  );
}
