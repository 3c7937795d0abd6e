/** Draws everything, or only what matches a word on the command line. */
import { brandJobs } from "./brand/index.ts";
import { posterJobs } from "./brand/og-games.ts";
import { avatarJobs, moodJobs } from "./cast/index.ts";
import { requipCardJobs } from "./games/requip-card.ts";
import { clubJobs } from "./games/requip-club.ts";
import { canvasCardJobs } from "./games/canvas-card.ts";
import { studioJobs } from "./games/canvas-studio.ts";
import { abCardJobs } from "./games/ab-card.ts";
import { dreamScenes } from "./games/ab-dream.ts";
import { arenaJobs } from "./games/rps-arena.ts";
import { cardJobs } from "./games/rps-card.ts";
import { handJobs } from "./games/rps-hands.ts";
import { iconJobs } from "./games/rps-icons.ts";
import { hideJobs } from "./games/hide/index.ts";
import { labJobs } from "./games/lab.ts";
import { syncCardJobs } from "./games/sync-card.ts";
import { mindsJobs } from "./games/sync-minds.ts";
import { dreamJobs } from "./cards/build.ts";
import { snaptionCardJobs } from "./games/snaption-card.ts";
import { galleryJobs } from "./games/snaption-gallery.ts";
import { snapJobs } from "./snaps/build.ts";
import { kungfuJobs } from "./kungfu/index.ts";
import { crowdJobs } from "./scenes/crowd.ts";
import { emptyJobs } from "./scenes/empties.ts";
import { hostingJobs } from "./scenes/hosting.ts";
import { tableJobs } from "./scenes/table.ts";

interface Job {
  name: string;
  run: () => Promise<void>;
}

const wanted = process.argv.slice(2);
const jobs: readonly Job[] = [
  ...avatarJobs,
  ...moodJobs,
  ...handJobs,
  ...iconJobs,
  ...clubJobs,
  ...requipCardJobs,
  ...arenaJobs,
  ...cardJobs,
  ...mindsJobs,
  ...syncCardJobs,
  ...studioJobs,
  ...canvasCardJobs,
  ...brandJobs,
  ...kungfuJobs,
  ...hostingJobs,
  ...emptyJobs,
  ...crowdJobs,
  ...tableJobs,
  ...hideJobs,
  ...dreamJobs,
  ...dreamScenes,
  ...abCardJobs,
  ...snapJobs,
  ...galleryJobs,
  ...snaptionCardJobs,
  ...labJobs,
  // Last, because they are made from the backdrops.
  ...posterJobs,
];
const matches = (name: string): boolean =>
  wanted.length === 0 || wanted.some((word) => name.includes(word));

const started = Date.now();
for (const job of jobs.filter((j) => matches(j.name))) await job.run();
console.log(`done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
