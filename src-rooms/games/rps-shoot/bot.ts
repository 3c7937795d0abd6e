import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../random.ts";
import type { BotMove, BotSeat } from "../game.ts";
import { HURRIED_ROBOT_MS, ROBOT_THINKS_MS } from "../../../src-shared/catalog/limits.ts";
import { counterOf } from "./score.ts";
import type { Call, RpsPrivate, RpsShared, Shown } from "./types.ts";
import { HANDS, type Hand } from "../../../src-shared/catalog/games/rps-shoot.ts";
import type { RpsMove } from "./schemas.ts";

const PLAYS_AT_RANDOM = 0.5;
const CALLS_A_TIE = 0.1;

/** The hand a fighter has shown most often so far; undefined when none is known. */
function favouriteOf(shared: RpsShared, id: PlayerId): Hand | undefined {
  const shown = shared.history[id];
  if (!shown) return undefined;
  const most = Math.max(shown.ROCK, shown.PAPER, shown.SCISSORS);
  return most === 0 ? undefined : HANDS.find((hand) => shown[hand] === most);
}

function chooseHand(shared: RpsShared, rival: PlayerId, random: Random): Hand {
  const favourite = favouriteOf(shared, rival);
  const anyHand = random.pick(HANDS) ?? "ROCK";
  return favourite === undefined || random.chance(PLAYS_AT_RANDOM) ? anyHand : counterOf(favourite);
}

/** Calls the fighter who has won more battles so far, by a coin toss when they are level; sometimes a TIE. */
function likelierCall(shared: RpsShared, first: PlayerId, second: PlayerId, random: Random): Call {
  if (random.chance(CALLS_A_TIE)) return "TIE";
  let lead = 0;
  for (const battle of Object.values(shared.battles)) {
    const { result } = battle;
    if (!result) continue;
    const won = result.fullResult === "WIN" ? result.playerId : result.opponentId;
    if (result.fullResult !== "WIN" && result.fullResult !== "LOSE") continue;
    if (won === first) lead += 1;
    if (won === second) lead -= 1;
  }
  const coin: Call = random.chance(0.5) ? "WIN" : "LOSE";
  if (lead === 0) return coin;
  return lead > 0 ? "WIN" : "LOSE";
}

/** Robot: programs its next unfinished battle, or calls the current one (RS19). */
export function rpsBot(
  { shared, privateView, stage, hurry }: BotSeat<RpsShared, RpsPrivate>,
  random: Random,
): BotMove<RpsMove> | undefined {
  const after = hurry ? HURRIED_ROBOT_MS : random.between(...ROBOT_THINKS_MS);
  if (stage === "BET") {
    const current = shared.battles[shared.battle];
    if (!current || privateView?.call) return undefined;
    return {
      move: { type: "bet", call: likelierCall(shared, current.first, current.second, random) },
      after,
    };
  }
  const unfinished = Object.entries(privateView?.programs ?? {}).find(([, own]) =>
    own.moves.includes("NOTHING"),
  );
  if (!unfinished) return undefined;
  const [battle, { opponentId, moves }] = unfinished;
  // When standing in for a person, it leaves the hands they chose.
  const filled = (move: Shown) =>
    move === "NOTHING" ? chooseHand(shared, opponentId, random) : move;
  return {
    move: {
      type: "program",
      battle: Number(battle),
      moves: [filled(moves[0]), filled(moves[1]), filled(moves[2])],
    },
    after,
  };
}
