/** Renders every snap of SNAPTION, and writes what each one is about for the robots. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { webp, write } from "../lib/out.ts";
import type { Snap } from "./layers.ts";
import { SNAPS } from "./list/index.ts";
import { staged } from "./stage.ts";

const FACTS = fileURLToPath(new URL("../../../../src-rooms/content/snaps.json", import.meta.url));

async function take(snap: Snap): Promise<void> {
  const picture = await webp(await staged(snap), { most: 45, quality: 80 });
  write(`games/snaption/snaps/${snap.id}.webp`, picture);
}

function writeFacts(): void {
  const lines = SNAPS.map(({ id, tags }) => JSON.stringify({ id, tags }));
  writeFileSync(FACTS, `[\n  ${lines.join(",\n  ")}\n]\n`);
}

export const snapJobs = [
  ...SNAPS.map((one) => ({ name: `snaps/${one.id}`, run: () => take(one) })),
  { name: "snaps/facts", run: async () => writeFacts() },
];
