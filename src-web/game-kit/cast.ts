import { avatarOf } from "../../src-shared/catalog/avatars.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { Person } from "../room/people.ts";

/** The characters of an example; the player with id 1 is the first. */
const FACES = ["taco.webp", "pear.webp", "fries.webp", "cookie.webp"] as const;

/** A character who shows how a game works, under its own name. */
export function castAs(avatarSrc: string, id: PlayerId): Person {
  const avatar = avatarOf(avatarSrc);
  return {
    id,
    name: avatar?.name ?? "",
    avatarSrc,
    hexColor: avatar?.colour ?? "#ffd23f",
    badge: undefined,
    robot: false,
  };
}

/** The player with this id, from 1 to 4, in an example. */
export function castOf(id: PlayerId): Person {
  return castAs(FACES[id - 1] ?? FACES[0], id);
}
