import { questionOf } from "../../../src-rooms/games/nearest/questions.ts";
import type { NearestState } from "../../../src-rooms/games/nearest/types.ts";
import type { Scene } from "../scene.ts";
import { every, type Story } from "../story.ts";

function answerOf({ table }: Scene): number {
  // SAFETY: this story plays Nearest.
  const nearest = table.state.game?.state as NearestState | undefined;
  return questionOf(nearest?.deck[nearest.current])?.answer ?? 0;
}

/** Lets each player estimate; `offs` are the differences from the answer by place, as fractions of it. */
function guess(scene: Scene, offs: readonly number[]): void {
  const answer = answerOf(scene);
  for (const [at, id] of scene.ids.entries()) {
    const value = Math.max(0, Math.round(answer * (1 + (offs[at] ?? 0))));
    scene.table.move(id, { type: "estimate", value });
  }
}

/** A round of Nearest, the game of EXPERIMENTS. */
export const story: Story = {
  name: "nearest",
  gameType: "EXPERIMENTS",
  players: 9,
  stages: every<Exclude<NearestState["at"], "OVER">>({ ESTIMATE: true, REVEAL: true }),
  async tell(scene) {
    const { table } = scene;
    table.start({ numberOfRounds: 1 });
    await scene.shot("tutorial", 1_600);
    table.until("ROUND_INTRO");
    await scene.shot("intro");
    table.until("ESTIMATE");
    await scene.shot("estimate-fresh");
    // Some estimates are almost equal, and one is off the chart.
    guess(scene, [0.3, -0.2, -0.22, 0.31, 0.32, 3, -0.6, 0.9, 0.05]);
    await scene.shot("estimate-done");
    table.until("REVEAL");
    table.wait(4_000);
    await scene.shot("reveal-landing", 500);
    table.wait(4_500);
    await scene.shot("reveal", 700);
    table.until("ESTIMATE");
    guess(scene, [0.5, 0, -0.5, 0.6, 1.5, 2, -0.6, 0.9, 1]);
    table.until("REVEAL");
    table.wait(9_800);
    await scene.shot("reveal-exact", 1_000);
    table.until("ROUND_SUMMARY");
    await scene.shot("summary", 2_200);
    table.until("GAME_END");
    table.wait(6_000);
    await scene.shot("podium", 1_500);
  },
};
