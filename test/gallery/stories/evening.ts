import type { RpsPrivate } from "../../../src-rooms/games/rps-shoot/types.ts";
import type { Scene } from "../scene.ts";
import type { Story } from "../story.ts";
import { program } from "./rps-shoot.ts";

/**
 * Number of players with the same hands: enough that more of them share first place than a podium has steps,
 * whatever the pairings.
 */
const ALIKE = 5;

/** Plays a game from its start to its podium, with every player's programs. */
function playGame(scene: Scene): void {
  const { table, ids } = scene;
  table.host({ topic: "startGame", body: {} });
  while (table.stage !== "GAME_END") {
    if (table.stage === "PROGRAM") program(scene, ids);
    table.tick();
  }
}

/** Plays a game in which some players choose the same hands and the others nothing. */
function playAlike({ table, ids }: Scene): void {
  table.host({ topic: "startGame", body: {} });
  while (table.stage !== "GAME_END") {
    if (table.stage === "PROGRAM") {
      for (const id of ids.slice(0, ALIKE)) {
        // SAFETY: this story plays RPS_SHOOT.
        const { programs } = table.hand(id) as RpsPrivate;
        for (const battle of Object.keys(programs).map(Number)) {
          table.move(id, { type: "program", battle, moves: ["ROCK", "ROCK", "ROCK"] });
        }
      }
    }
    table.tick();
  }
}

/** An evening of several games: its plan, its standings, and its winners. */
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

/** A game and an evening with more winners than a podium has steps. */
export const champions: Story = {
  name: "champions",
  gameType: "RPS_SHOOT",
  players: 10,
  stages: ["GAME_END", "EVENING_END"],
  async tell(scene) {
    const { table } = scene;
    const game = { gameType: "RPS_SHOOT", length: 1 } as const;
    table.host({ topic: "playlist", body: { entries: [game, game], handsFree: true } });
    playAlike(scene);
    table.wait(4_500);
    await scene.shot("tie", 1_500);
    table.host({ topic: "endEvening", body: {} });
    table.wait(6_500);
    await scene.shot("joint", 1_500);
  },
};
