import type { Scene } from "../scene.ts";
import type { Story } from "../story.ts";
import { program } from "./rps-shoot.ts";

/** A game from its start to its podium, with programs of everybody. */
function playGame(scene: Scene): void {
  const { table, ids } = scene;
  table.host({ topic: "startGame", body: {} });
  while (table.stage !== "GAME_END") {
    if (table.stage === "PROGRAM") program(scene, ids);
    table.tick();
  }
}

/** An evening of several games: what is planned, how it stands, and who won it. */
export const evening: Story = {
  name: "evening",
  gameType: "RPS_SHOOT",
  players: 10,
  stages: ["LOBBY", "GAME_END", "STANDING", "EVENING_END"],
  async tell(scene) {
    const { table } = scene;
    const game = { gameType: "RPS_SHOOT", length: 1 } as const;
    const entries = [game, game, game, game, { gameType: "CANVAS_CLASH", length: 1 } as const];
    table.host({ topic: "playlist", body: { entries, handsFree: true } });
    await scene.shot("planned", 1_200);
    table.host({ topic: "startGame", body: {} });
    table.until("GAME_END");
    table.wait(4_500);
    await scene.shot("nobody", 1_500);
    table.until("STANDING");
    await scene.shot("pointless", 1_500);
    playGame(scene);
    table.wait(4_500);
    await scene.shot("podium", 1_500);
    table.until("STANDING");
    await scene.shot("standing", 1_500);
    playGame(scene);
    playGame(scene);
    table.host({ topic: "endEvening", body: {} });
    table.wait(700);
    await scene.shot("grand-third", 500);
    table.wait(5_500);
    await scene.shot("grand", 1_500);
  },
};
