import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { NAMES, type Story } from "../story.ts";

/** A room before its first game and after it. */
export const lobby: Story = {
  name: "lobby",
  gameType: "REQUIP",
  players: 1,
  stages: ["LOBBY"],
  async tell(scene) {
    const { rig, table } = scene;
    await scene.shot("one");
    for (const alias of NAMES.slice(1, 4)) table.join(alias);
    await scene.shot("four", 1_200);
    const [ada, bo] = playerIdsOf(table.state.seats);
    if (!ada || !bo) throw new Error("nobody joined");
    table.player(ada, { topic: "reaction", body: { reaction: "laugh" } });
    table.player(bo, { topic: "reaction", body: { reaction: "fire" } });
    await scene.shot("reactions", 350);
    for (const alias of NAMES.slice(4, 9)) table.join(alias);
    table.robot();
    await scene.shot("ten", 1_200);
    for (const alias of NAMES.slice(9, 15)) table.join(alias);
    await scene.shot("sixteen", 1_200);
    table.start({ numberOfRounds: 1 });
    table.until("GAME_END");
    table.host({ topic: "requestNewGameType", body: { gameType: "REQUIP" } });
    for (const alias of ["Zoe", "Yann"]) table.join(alias, { audience: true });
    await scene.shot("again", 1_200);
    rig.drop(1012);
    await scene.shot("reconnecting", 300);
  },
};
