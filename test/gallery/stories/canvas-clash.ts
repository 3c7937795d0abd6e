import { CANVAS_CONTENT } from "../../../src-rooms/games/canvas-clash/canvasClash.ts";
import type {
  CanvasStage,
  CanvasState,
  CanvasTurn,
} from "../../../src-rooms/games/canvas-clash/types.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { linesIn, withTheme } from "../lines.ts";
import { RigInk } from "../rigInk.ts";
import type { Scene } from "../scene.ts";
import { every, type Story } from "../story.ts";

/** What is painted on each canvas; the first is the word. */
const DRAWN = ["cat", "dog", "fish", "house"] as const;

function drawing(id: string) {
  const found = CANVAS_CONTENT.drawingOf(id);
  if (!found) throw new Error(`there is no drawing of ${id}`);
  return found;
}

function stateOf({ table }: Scene): CanvasState {
  // SAFETY: this story plays CANVAS_CLASH.
  return table.state.game?.state as CanvasState;
}

function turnOf(scene: Scene): CanvasTurn {
  const { turn } = stateOf(scene);
  if (!turn) throw new Error("no turn is running");
  return turn;
}

function painters(scene: Scene): PlayerId[] {
  return turnOf(scene).canvases.flatMap(({ painter }) => (painter === undefined ? [] : [painter]));
}

function guessers(scene: Scene): PlayerId[] {
  const { guessers: all, knows } = turnOf(scene);
  return playerIdsOf(all).filter((id) => !knows.includes(id));
}

/** Makes this built-in word the turn's word. */
function setWord(scene: Scene, id: string): string {
  const { game } = scene.table.state;
  const words = CANVAS_CONTENT.inAllLanguages(id);
  const text = words[scene.language] ?? words.en;
  if (!game || text === undefined) throw new Error(`unknown word ${id}`);
  const word = { id, text, language: scene.language };
  const state = { ...stateOf(scene), turn: { ...turnOf(scene), word } };
  scene.table.state = { ...scene.table.state, game: { ...game, state } };
  return text;
}

function paint(scene: Scene, ink: RigInk, share: number): void {
  for (const canvas of turnOf(scene).canvases.keys()) {
    ink.paint(canvas, drawing(DRAWN[canvas] ?? "cat"), share * (1 - canvas * 0.1));
  }
}

/** A turn of CANVAS_CLASH on the phones of a painter and of a guesser, and the end of the game. */
export const story: Story = {
  name: "canvas",
  gameType: "CANVAS_CLASH",
  players: 6,
  stages: every<CanvasStage>({ READY: true, DRAW: true, CREDIT: true, REVEAL: true }),
  async tell(scene) {
    const { table, language } = scene;
    const ink = new RigInk(scene.rig);
    const { guesses } = linesIn(language);
    table.start({ numberOfTurns: 1, ...withTheme(table, language) });
    await scene.shot("tutorial", 1_800);
    table.until("READY");
    const word = setWord(scene, DRAWN[0]);
    const [painter] = painters(scene);
    const [guesser, second] = guessers(scene);
    if (!painter || !guesser || !second) throw new Error("there are too few players");
    await scene.leave("player");
    await scene.watch("painter", painter);
    await scene.watch("guesser", guesser);
    await scene.shot("ready");
    table.until("DRAW");
    await scene.shot("draw-blank");
    paint(scene, ink, 0.5);
    table.wait(18_000);
    for (const [at, id] of guessers(scene).slice(1).entries()) {
      table.move(id, { type: "guess", text: guesses[1 + (at % 5)] });
    }
    // More guesses than a screen can show, most of several lines. The last visible one has room to spare in
    // every engine.
    table.wait(2_100);
    for (const [at, id] of guessers(scene).slice(1).entries()) {
      const text = guesses.slice(1, at % 2 === 0 ? 5 : 4).join(" ");
      table.move(id, { type: "guess", text: text.slice(0, 40) });
    }
    table.wait(2_100);
    table.move(guesser, { type: "guess", text: guesses[0] });
    await scene.shot("draw-ink");
    table.wait(25_000);
    paint(scene, ink, 1);
    table.move(guesser, { type: "guess", text: word });
    await scene.shot("draw-solved", 1_600);
    table.until("CREDIT");
    ink.whole();
    await scene.shot("credit-fresh");
    for (const id of playerIdsOf(turnOf(scene).guessers)) {
      table.move(id, { type: "credit", canvas: id % 3 === 0 ? 1 : 0 });
    }
    if (table.stage === "CREDIT") await scene.shot("credit-done");
    table.until("REVEAL");
    table.wait(500);
    await scene.shot("reveal-word", 400);
    table.wait(2_400);
    await scene.shot("reveal-credits", 600);
    table.wait(1_600);
    await scene.shot("reveal-points");
    await scene.leave("guesser");
    for (let turns = 0; table.stage !== "GAME_END" && turns < 16; turns++) {
      table.wait(9_000);
      if (["ROUND_SUMMARY", "ROUND_INTRO"].includes(table.stage)) await scene.shot(table.stage);
      if (table.stage !== "DRAW") continue;
      paint(scene, ink, 1);
      table.until("CREDIT");
      for (const id of guessers(scene)) table.move(id, { type: "credit", canvas: turns % 2 });
    }
    table.until("GAME_END");
    table.wait(5_000);
    await scene.shot("podium", 3_500);
  },
};
