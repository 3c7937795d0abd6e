/** Renders the deck of AB_THINKING in two sizes, and writes what is on each card for the robots. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { resize, webp, write } from "../lib/out.ts";
import { resetIds } from "../lib/svg.ts";
import { DECK } from "./deck.ts";
import type { DreamCard } from "./dream.ts";
import { H, W } from "./paint.ts";

const FACTS = fileURLToPath(
  new URL("../../../../src-rooms/content/ab-cards.json", import.meta.url),
);
/** For a hand and the grid; `most` is the budget in kB. */
const SMALL = { width: 240, height: 360, most: 11 } as const;
/** For a card that is looked at closely. */
const LARGE = { width: 600, height: 900, most: 34 } as const;

async function render({ id, draw }: DreamCard): Promise<void> {
  resetIds();
  const painted = await sharp(Buffer.from(draw()), { unlimited: true })
    .resize(W, H)
    .flatten()
    .png()
    .toBuffer();
  for (const [folder, { width, height, most }] of [
    ["small", SMALL],
    ["large", LARGE],
  ] as const) {
    const picture = await resize(painted, width, height);
    write(
      `games/ab-thinking/cards/${folder}/${id}.webp`,
      await webp(picture, { most, quality: 82 }),
    );
  }
}

function writeFacts(): void {
  const lines = DECK.map(({ id, tags }) => JSON.stringify({ id, tags }));
  writeFileSync(FACTS, `[\n  ${lines.join(",\n  ")}\n]\n`);
}

export const dreamJobs = [
  ...DECK.map((one) => ({ name: `cards/${one.id}`, run: () => render(one) })),
  { name: "cards/facts", run: async () => writeFacts() },
];
