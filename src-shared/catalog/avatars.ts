import avatarList from "./avatars.json" with { type: "json" };

type AvatarKind = "food" | "robot" | "oldRobot" | "unknown";

interface Avatar {
  /** File name under the avatar path, and the value that calls carry as `avatarSrc`. */
  readonly src: string;
  /** Display name, the same in every language. */
  readonly name: string;
  readonly kind: AvatarKind;
  /** The character's strongest colour, `#rrggbb`. */
  readonly colour: string;
}

// SAFETY: the list is part of this repository; a test checks each entry's fields and its picture.
const all = avatarList as readonly Avatar[];

/** Characters a person may pick. */
export const PLAYER_AVATARS: readonly Avatar[] = all.filter((avatar) => avatar.kind === "food");

/** `src-web/assets/avatarTiles.webp` has all of them small, in this order, row by row, in so many columns. */
export const AVATAR_TILE_COLUMNS = 8;

/** Faces of robots that the host adds. */
export const ROBOT_AVATARS: readonly Avatar[] = all.filter(
  (avatar) => avatar.kind === "robot" || avatar.kind === "oldRobot",
);

/** The face of the crowd, unless somebody else has it. */
export const CROWD_AVATAR_SRC = "popcorn.webp";

/** Shown where a picture is missing. */
export const UNKNOWN_AVATAR_SRC = "unknown.webp";

/** The avatar with this file name; undefined when there is none. */
export function avatarOf(src: string): Avatar | undefined {
  return all.find((avatar) => avatar.src === src);
}
