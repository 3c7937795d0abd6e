import { avatarOf } from "../../../src-shared/catalog/avatars.ts";
import type { Pin } from "./NumberLine.tsx";

function extra(avatarSrc: string, id: number, value: number): Pin {
  // Example avatars have negative ids (specification, section 3).
  return { id, name: avatarOf(avatarSrc)?.name ?? "", avatarSrc, value };
}

/** The answer to the question in tutorial and example, and the numbers people guess, farthest first. */
export const SHOWN = {
  answer: 21,
  chart: { from: 0, to: 42 },
  pins: [
    extra("tomato.webp", -3, 50),
    extra("pear.webp", -1, 12),
    extra("donut.webp", -2, 24),
    extra("taco.webp", -4, 21),
  ],
} as const;
