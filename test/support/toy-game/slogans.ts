import * as z from "zod/mini";
import type { BackstageMode } from "../../../src-shared/catalog/settings.ts";
import type { Game, GameEvent, GameStage, Refusal } from "../../../src-rooms/games/game.ts";
import type { BackstageItem } from "../../../src-shared/protocol/entities.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";

const SAY_MS = 12_000;
const SHOW_MS = 3_000;

interface Slogan {
  readonly text: string;
  readonly status: BackstageItem["status"];
}

interface SloganState {
  readonly mode: BackstageMode;
  readonly round: number;
  readonly at: "SAY" | "SHOW" | "OVER";
  readonly players: readonly PlayerId[];
  readonly said: Readonly<Record<PlayerId, Slogan>>;
}

const moveSchema = z.object({ text: z.string().check(z.maxLength(60)) });
type SloganMove = z.infer<typeof moveSchema>;

const idOf = (player: PlayerId) => `slogan-${player}`;

function isShown({ mode }: SloganState, { status }: Slogan): boolean {
  return mode === "approve" ? status === "approved" : status !== "hidden";
}

function apply(state: SloganState, event: GameEvent<SloganMove>): SloganState | Refusal {
  switch (event.type) {
    case "roundStarted":
      return { ...state, round: event.round.roundCount, at: "SAY", said: {} };
    case "move": {
      const slogan = { text: event.move.text, status: "waiting" } as const;
      return { ...state, said: { ...state.said, [event.playerId]: slogan } };
    }
    case "moderated": {
      const id = state.players.find((player) => idOf(player) === event.itemId);
      const slogan = id === undefined ? undefined : state.said[id];
      if (id === undefined || !slogan) return state;
      const status = event.verdict === "approve" ? "approved" : "hidden";
      return { ...state, said: { ...state.said, [id]: { ...slogan, status } } };
    }
    case "stageEnded":
      return { ...state, at: state.at === "SAY" ? "SHOW" : "OVER" };
    case "playerJoined":
    case "playerLeft":
    case "gameEnding":
      return state;
  }
}

function stage(state: SloganState): GameStage {
  const key = `${state.round}.${state.at}`;
  if (state.at === "OVER") return { kind: "roundOver" };
  if (state.at === "SHOW") {
    return { kind: "show", name: "SHOW", key, ms: SHOW_MS, waitingFor: [], done: [] };
  }
  return {
    kind: "input",
    name: "SAY",
    key,
    ms: SAY_MS,
    waitingFor: state.players.filter((id) => !state.said[id]),
    done: state.players.filter((id) => state.said[id]),
  };
}

/** A toy game that shows what people write: everybody sends a text, then all texts are on the screen. */
export const sloganGame: Game<
  SloganState,
  SloganMove,
  { readonly shown: readonly string[] },
  object
> = {
  type: "SYNC_THINK",
  frame: { roundIntro: false, roundSummary: false },
  moveSchema,
  start: ({ players, settings }) => ({
    mode: settings.backstage,
    round: 0,
    at: "OVER",
    players,
    said: {},
  }),
  apply,
  stage,
  scores: (state) => Object.fromEntries(state.players.map((id) => [id, 0])),
  shared: (state) => ({
    shown:
      state.at === "SHOW"
        ? Object.values(state.said)
            .filter((slogan) => isShown(state, slogan))
            .map(({ text }) => text)
        : [],
  }),
  private: () => ({}),
  bot: () => ({ move: { text: "Beep" }, after: 1_000 }),
  summary: () => ({}),
  backstage: (state) =>
    playerIdsOf(state.said).flatMap((id) => {
      const slogan = state.said[id];
      return slogan ? [{ id: idOf(id), playerId: id, kind: "text" as const, ...slogan }] : [];
    }),
};
