import type { SyncStage } from "../../../src-rooms/games/sync-think/types.ts";
import { seen } from "../../support/syncStories.ts";
import { linesIn, withTheme } from "../lines.ts";
import type { Scene } from "../scene.ts";
import { every, type Story } from "../story.ts";

/** Lets every player from place `from` on submit a word; those with the same number submit the same one. */
function say({ table, ids, language }: Scene, numbers: readonly number[], from = 0): void {
  const { words } = linesIn(language);
  for (const [at, id] of ids.entries()) {
    if (at < from) continue;
    const number = numbers[at] ?? at;
    const word = words[number % words.length] ?? "";
    table.move(id, { type: "word", word: number < words.length ? word : `${word} ${number}` });
  }
}

/** A round of SYNC_THINK, from nobody to everybody in sync. */
export const story: Story = {
  name: "sync",
  gameType: "SYNC_THINK",
  players: 6,
  stages: every<SyncStage>({ CUE: true, THINK: true, REVEAL: true }),
  async tell(scene) {
    const { table, ids } = scene;
    table.start({ numberOfRounds: 1, ...withTheme(table, scene.language) });
    await scene.shot("tutorial", 1_800);
    table.until("ROUND_INTRO");
    await scene.shot("intro");
    table.until("CUE");
    await scene.shot("cue");
    table.until("THINK");
    say(scene, [], 3);
    await scene.shot("think-fresh");
    const [one] = seen(table).cue;
    await scene.on("player", (page) => page.locator("main input").fill(one.toUpperCase()));
    await scene.shot("think-used", 400);
    say(scene, []);
    table.until("REVEAL");
    await scene.shot("reveal-drum", 700);
    table.wait(5_100);
    await scene.shot("reveal-words");
    table.wait(5_100);
    await scene.shot("reveal-struck", 1_200);
    table.until("THINK");
    await scene.shot("think-again");
    say(scene, [6, 7, 6, 7, 6, 0]);
    table.until("REVEAL");
    table.wait(11_600);
    await scene.shot("reveal-some", 1_200);
    table.until("THINK");
    await scene.shot("think-anchor");
    for (const id of ids) table.move(id, { type: "word", word: "Zucchini" });
    table.until("REVEAL");
    table.wait(11_600);
    await scene.shot("reveal-full", 1_400);
    table.until("ROUND_SUMMARY");
    await scene.shot("summary", 2_200);
    table.until("GAME_END");
    table.wait(6_000);
    await scene.shot("podium", 1_800);
  },
};
