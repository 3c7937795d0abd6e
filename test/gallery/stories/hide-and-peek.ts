import type { HideStage } from "../../../src-rooms/games/hide-and-peek/types.ts";
import type { Scene } from "../scene.ts";
import { every, type Story } from "../story.ts";

const SPOTS = ["house1", "blue_bucket", "house6", "house3", "blue_bucket", "house5"] as const;

/** Sends the player in place `at` to spot number `to`. */
function go({ table, ids }: Scene, at: number, to = at): void {
  const id = ids[at];
  if (id !== undefined) table.move(id, { type: "spot", spotName: SPOTS[to % SPOTS.length] });
}

/** A lap of HIDE_AND_PEEK. */
export const story: Story = {
  name: "hide",
  gameType: "HIDE_AND_PEEK",
  players: 6,
  stages: every<HideStage>({ LIGHT: true, DARK: true, GUESS: true, REVEAL: true }),
  async tell(scene) {
    const { table, ids } = scene;
    table.start({ numberOfTurns: 1 });
    await scene.shot("tutorial", 1_600);
    table.until("ROUND_INTRO");
    await scene.shot("intro");
    table.until("LIGHT");
    await scene.shot("light-fresh");
    for (const at of ids.keys()) if (at !== 4) go(scene, at);
    await scene.shot("light", 2_600);
    go(scene, 4);
    table.until("DARK");
    for (const at of [0, 2, 3]) go(scene, at, at + 1);
    await scene.shot("dark", 1_500);
    table.until("GUESS");
    await scene.shot("guess-fresh");
    for (const [at, id] of ids.entries()) {
      const spotName = SPOTS[at % SPOTS.length];
      table.move(id, { type: "guess", spotName, doubled: at === 1 });
    }
    await scene.shot("guess-done");
    table.until("REVEAL");
    await scene.shot("reveal", 1_500);
    table.until("ROUND_SUMMARY");
    await scene.shot("summary", 2_200);
    table.until("GAME_END");
    table.wait(6_000);
    await scene.shot("podium", 1_500);
  },
};
