import type {
  SnaptionPrivate,
  SnaptionShared,
  SnaptionStage,
} from "../../../src-rooms/games/snaption/types.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { linesIn } from "../lines.ts";
import type { Scene } from "../scene.ts";
import { every, type Story } from "../story.ts";

function caption({ table, ids, language }: Scene, who: readonly PlayerId[], first = 0): void {
  const { answers } = linesIn(language);
  for (const id of who) {
    // SAFETY: this story plays SNAPTION.
    const { photos } = table.hand(id) as SnaptionPrivate;
    for (const [at, { photo }] of photos.entries()) {
      if (at < first) continue;
      const text = `${answers[(ids.indexOf(id) + at) % answers.length]} ${photo}`;
      table.move(id, { type: "caption", photo, text });
    }
  }
}

function vote({ table }: Scene, who: readonly PlayerId[]): void {
  // SAFETY: this story plays SNAPTION.
  const { cards } = table.topic("stage").view as SnaptionShared;
  const letters = Object.keys(cards);
  for (const [at, id] of who.entries()) {
    for (const letter of [letters[at % 3 === 0 ? 1 : 0], ...letters]) {
      if (table.move(id, { type: "vote", letter }) === "ok") break;
    }
  }
}

/** A round of SNAPTION with built-in pictures. */
export const story: Story = {
  name: "snaption",
  gameType: "SNAPTION",
  players: 5,
  stages: every<SnaptionStage>({ SNAP: true, CAPTION: true, SHOW: true, VOTE: true, REVEAL: true }),
  async tell(scene) {
    const { table, ids, language } = scene;
    table.start({ numberOfRounds: 1, snaptionSettings: { photoSource: "players" } });
    await scene.shot("tutorial", 1_600);
    table.until("ROUND_INTRO");
    await scene.shot("intro");
    table.until("SNAP");
    await scene.shot("snap-fresh");
    for (const id of ids.slice(0, 3)) table.move(id, { type: "pack" });
    await scene.shot("snap-sent");
    table.until("CAPTION");
    caption(scene, ids.slice(2));
    await scene.shot("caption-fresh");
    const [line = ""] = linesIn(language).answers.slice(3);
    await scene.on("player", (page) => page.locator("main :is(input, textarea)").fill(line));
    await scene.shot("caption-typed");
    caption(scene, ids);
    table.until("SHOW");
    await scene.shot("show", 2_000);
    table.until("VOTE");
    await scene.shot("vote-fresh");
    vote(scene, ids.slice(0, 3));
    for (const id of ids) table.move(id, { type: "clap" });
    await scene.shot("vote-done");
    vote(scene, ids);
    table.until("REVEAL");
    table.wait(1_500);
    await scene.shot("reveal-votes", 400);
    table.wait(4_000);
    await scene.shot("reveal-all");
    table.until("ROUND_SUMMARY");
    await scene.shot("summary", 2_200);
    table.until("GAME_END");
    table.wait(6_000);
    await scene.shot("podium", 1_500);
  },
};
