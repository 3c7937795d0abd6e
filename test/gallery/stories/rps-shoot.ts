import type { RpsPrivate, RpsStage } from "../../../src-rooms/games/rps-shoot/types.ts";
import { CALLS } from "../../../src-rooms/games/rps-shoot/facts.ts";
import { HANDS } from "../../../src-shared/catalog/games/rps-shoot.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Scene } from "../scene.ts";
import { every, type Story } from "../story.ts";

/** Fills every slot of these players' battles, with different moves for each. */
export function program({ table, ids }: Scene, who: readonly PlayerId[]): void {
  for (const id of who) {
    const at = ids.indexOf(id);
    // SAFETY: this story plays RPS_SHOOT.
    const { programs } = table.hand(id) as RpsPrivate;
    for (const battle of Object.keys(programs).map(Number)) {
      const moves = [0, 1, 2].map((slot) => HANDS[(at * 2 + slot + battle) % HANDS.length]);
      table.move(id, { type: "program", battle, moves });
    }
  }
}

function bet({ table }: Scene, who: readonly PlayerId[]): void {
  for (const [at, id] of who.entries()) {
    table.move(id, { type: "bet", call: CALLS[at % CALLS.length] });
  }
}

/** Two rounds of RPS_SHOOT, with every step of the first reveal. */
export const story: Story = {
  name: "rps",
  gameType: "RPS_SHOOT",
  players: 6,
  stages: every<RpsStage>({ PROGRAM: true, BET: true, SHOOT: true }),
  async tell(scene) {
    const { table, ids } = scene;
    const others = ids.slice(1);
    table.start({ numberOfRounds: 2 });
    await scene.shot("tutorial", 1_600);
    table.until("ROUND_INTRO");
    await scene.shot("intro");
    table.until("PROGRAM");
    await scene.shot("program-fresh");
    program(scene, others.slice(0, -1));
    await scene.on("player", (page) => page.locator("[role=group] button").first().click());
    await scene.shot("program-begun");
    program(scene, [scene.me]);
    await scene.shot("program-done");
    program(scene, ids);
    table.until("BET");
    await scene.shot("bet-fresh");
    bet(scene, ids.slice(0, 2));
    await scene.shot("bet-done");
    bet(scene, ids);
    table.until("SHOOT");
    table.wait(700);
    await scene.shot("shoot-shake", 150);
    table.wait(800);
    await scene.shot("shoot-one", 250);
    table.wait(3_100);
    await scene.shot("shoot-slam", 250);
    table.wait(500);
    await scene.shot("shoot-nets", 500);
    table.wait(900);
    await scene.shot("shoot-paid", 700);
    table.until("ROUND_SUMMARY");
    await scene.shot("summary", 1_900);
    table.until("PROGRAM");
    program(scene, ids);
    table.until("BET");
    await scene.shot("bet-history");
    table.until("GAME_END");
    table.wait(1_600);
    await scene.shot("podium-third", 500);
    table.wait(2_500);
    await scene.shot("podium", 1_500);
  },
};
