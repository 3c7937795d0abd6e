import type {
  AbPrivate,
  AbShared,
  AbStage,
  AbState,
} from "../../../src-rooms/games/ab-thinking/types.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { linesIn, withTheme } from "../lines.ts";
import type { Scene } from "../scene.ts";
import { every, type Story } from "../story.ts";

// SAFETY for the three casts below: this story plays AB_THINKING.
const game = ({ table }: Scene) => table.state.game?.state as AbState;
const view = ({ table }: Scene) => table.topic("stage").view as AbShared;
const hand = ({ table }: Scene, id: PlayerId) => table.hand(id) as AbPrivate;

function teller(scene: Scene): PlayerId {
  const { storyteller } = view(scene);
  if (storyteller === undefined) throw new Error("there is no storyteller");
  return storyteller;
}

function tellClue(scene: Scene): void {
  const id = teller(scene);
  const cardId = hand(scene, id).hand[0]?.cardId;
  scene.table.move(id, { type: "clue", cardId, text: linesIn(scene.language).clue });
}

function pick(scene: Scene, who: readonly PlayerId[]): void {
  for (const id of who) {
    if (!game(scene).submitters.includes(id)) continue;
    scene.table.move(id, { type: "pick", cardId: hand(scene, id).hand[0]?.cardId });
  }
}

/** Lets these players vote; every third votes right. */
function vote(scene: Scene, who: readonly PlayerId[]): void {
  const { played, board, storyteller } = game(scene);
  const answer = storyteller === undefined ? undefined : played[storyteller]?.cardId;
  for (const id of who) {
    if (id === storyteller) continue;
    const wrong = board.filter((card) => card !== played[id]?.cardId && card !== answer);
    const card = id % 3 === 0 ? answer : wrong[id % Math.max(1, Math.min(2, wrong.length))];
    scene.table.move(id, { type: "vote", cardIds: [card] });
  }
}

/** Plays a turn without looking at its stages. */
function turn(scene: Scene): void {
  const { table, ids } = scene;
  table.until("CLUE");
  tellClue(scene);
  table.until("PICK");
  pick(scene, ids);
  table.until("VOTE");
  vote(scene, ids);
  table.until("REVEAL");
  table.wait(10_100);
}

/** A turn of AB_THINKING on the phones of its storyteller and of a guesser, and the end of the game. */
export const story: Story = {
  name: "ab",
  gameType: "AB_THINKING",
  players: 5,
  stages: every<AbStage>({
    DEAL: true,
    CLUE: true,
    PICK: true,
    SHOW: true,
    VOTE: true,
    REVEAL: true,
  }),
  async tell(scene) {
    const { table, ids, language } = scene;
    table.start({ maxScore: 5, ...withTheme(table, scene.language) });
    await scene.shot("tutorial", 2_000);
    table.until("DEAL");
    for (let turns = 0; teller(scene) === scene.me && turns < 3; turns++) {
      turn(scene);
      table.until("DEAL");
    }
    await scene.watch("storyteller", teller(scene));
    await scene.shot("deal", 1_600);
    table.until("CLUE");
    await scene.shot("clue-fresh");
    await scene.on("storyteller", async (page) => {
      await page.getByRole("radio").nth(2).click();
      await page.getByRole("textbox").fill(linesIn(language).clue);
    });
    await scene.shot("clue-typed");
    tellClue(scene);
    table.until("PICK");
    await scene.shot("pick-fresh");
    if (game(scene).submitters.includes(scene.me)) {
      await scene.on("player", (page) => page.getByRole("radio").nth(3).click());
      await scene.shot("pick-chosen");
    }
    pick(scene, [scene.me]);
    await scene.shot("pick-done");
    pick(scene, ids);
    table.until("SHOW");
    await scene.shot("show", 1_400);
    table.until("VOTE");
    await scene.shot("vote-fresh");
    vote(scene, [scene.me]);
    await scene.shot("vote-done");
    vote(scene, ids);
    table.until("REVEAL");
    table.wait(1_200);
    await scene.shot("reveal-votes", 1_000);
    table.wait(2_200);
    await scene.shot("reveal-answer");
    table.wait(3_200);
    await scene.shot("reveal-points", 1_200);
    await scene.leave("storyteller");
    table.wait(10_100);
    for (let turns = 0; table.stage !== "GAME_END" && turns < 16; turns++) turn(scene);
    table.wait(4_500);
    await scene.shot("podium", 2_000);
  },
};
