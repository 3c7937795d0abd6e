import type { EffectName } from "./files.ts";

/** The facts behind the effects that all rooms share; a game's own effects are played by its views. */
export interface RoomSoundFacts {
  readonly stageId: number | undefined;
  readonly stage: string;
  /** Whether a robot has the seat, by seat id. */
  readonly seats: ReadonlyMap<number, boolean>;
  /** People whose connection is lost. */
  readonly away: ReadonlySet<number>;
  /** How many players are done with this stage. */
  readonly done: number;
}

/** Returns the effects for a change of the room; the first state a screen receives is not a change. */
export function roomSounds(
  before: RoomSoundFacts | undefined,
  now: RoomSoundFacts,
): readonly EffectName[] {
  if (!before) return [];
  const heard: EffectName[] = [];
  const came = [...now.seats].filter(([id]) => !before.seats.has(id));
  const left = [...before.seats].filter(([id]) => !now.seats.has(id));
  if (came.some(([, isRobot]) => !isRobot)) heard.push("join");
  else if (came.length > 0) heard.push("robotIn");
  if (left.some(([, isRobot]) => !isRobot)) heard.push("leave");
  else if (left.length > 0) heard.push("unpop");
  const isBack = [...before.away].some((id) => !now.away.has(id) && now.seats.has(id));
  if (isBack) heard.push("reconnect");
  if (now.stage !== before.stage) heard.push(...stageBegins(before.stage, now.stage));
  else if (now.stageId === before.stageId && now.done > before.done) heard.push("ready");
  return heard;
}

function stageBegins(before: string, now: string): readonly EffectName[] {
  switch (now) {
    case "LOBBY":
      return [];
    case "ROUND_INTRO":
      return ["roundIntro"];
    case "ROUND_SUMMARY":
      return ["countUp"];
    case "GAME_END":
    case "EVENING_END":
      // The podium's own component cheers, once the winner is revealed.
      return ["drumRoll"];
    default:
      return [before === "ROUND_INTRO" ? "go" : "wipe"];
  }
}
