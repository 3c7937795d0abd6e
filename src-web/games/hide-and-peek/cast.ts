import { avatarOf } from "../../../src-shared/catalog/avatars.ts";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import type { Person } from "../../room/people.ts";

function extra(avatarSrc: string, number: number): Person {
  const avatar = avatarOf(avatarSrc);
  return {
    // Example avatars have negative ids (specification, section 3).
    id: playerId(number),
    name: avatar?.name ?? "",
    avatarSrc,
    hexColor: avatar?.colour ?? "#ffd23f",
    badge: undefined,
    robot: false,
  };
}

/** The characters that show how the game works. */
export const SHOWN = [
  extra("pear.webp", -1),
  extra("donut.webp", -2),
  extra("tomato.webp", -3),
] as const;
