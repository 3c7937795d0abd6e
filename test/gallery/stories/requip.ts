import type {
  RequipPrivate,
  RequipShared,
  RequipStage,
} from "../../../src-rooms/games/requip/types.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { linesIn, withTheme } from "../lines.ts";
import type { Scene } from "../scene.ts";
import { every, type Story } from "../story.ts";

function write({ table, ids, language }: Scene, who: readonly PlayerId[]): void {
  const { answers } = linesIn(language);
  for (const id of who) {
    const at = ids.indexOf(id);
    // SAFETY: this story plays REQUIP.
    const { prompts } = table.hand(id) as RequipPrivate;
    for (const prompt of Object.keys(prompts).map(Number)) {
      const text = `${answers[(at + prompt) % answers.length]}${"!".repeat(at % 3)}`;
      table.move(id, { type: "answer", prompt, text });
    }
  }
}

/** Lets these players vote: most for the first card. Every second one suspects a machine. */
function vote({ table }: Scene, who: readonly PlayerId[]): void {
  // SAFETY: this story plays REQUIP.
  const { matchup } = table.topic("stage").view as RequipShared;
  if (!matchup) return;
  for (const [at, id] of who.entries()) {
    const { promptResponseId } = at % 3 === 0 ? matchup.answer2 : matchup.answer1;
    table.move(id, { type: "vote", promptResponseId });
    if (at % 2 === 0) table.move(id, { type: "spotAi", promptResponseId, on: true });
  }
}

/** A round of REQUIP, with the first of its duels in every step. */
export const story: Story = {
  name: "requip",
  gameType: "REQUIP",
  players: 5,
  stages: every<RequipStage>({ WRITE: true, DUEL: true, REVEAL: true }),
  async tell(scene) {
    const { table, ids, language } = scene;
    const { answers } = linesIn(language);
    table.start({ numberOfRounds: 1, ...withTheme(table, language) });
    await scene.shot("tutorial", 1_600);
    table.until("ROUND_INTRO");
    await scene.shot("intro");
    table.until("WRITE");
    write(scene, ids.slice(2));
    await scene.shot("write-fresh");
    await scene.on("player", (page) => page.locator("main input").fill(answers[4] ?? ""));
    await scene.shot("write-typed");
    write(scene, ids.slice(0, 1));
    await scene.shot("write-sent");
    write(scene, ids);
    table.until("DUEL");
    await scene.shot("duel-fresh", 2_000);
    vote(scene, ids.slice(0, 3));
    for (const id of ids) table.move(id, { type: "clap" });
    await scene.shot("duel-voted");
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
