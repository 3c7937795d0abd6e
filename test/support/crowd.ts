import { PLAYER_AVATARS } from "../../src-shared/catalog/avatars.ts";
import { TIMER_MODES } from "../../src-shared/catalog/settings.ts";
import { playerId, playerIdsOf, stageId, type PlayerId } from "../../src-shared/protocol/ids.ts";
import { REACTIONS } from "../../src-shared/protocol/entities.ts";
import type { Command } from "../../src-shared/protocol/commands.ts";
import type { Random } from "../../src-rooms/games/random.ts";
import type { Actor } from "../../src-rooms/session/model/inputs.ts";
import { crowdSeat, seatedIds } from "../../src-rooms/session/model/people.ts";
import type { SimulatedGame } from "./simulatedGame.ts";
import type { Table } from "./table.ts";

/** Picks who sends a command: mostly the host or a player. */
export function anyActor(table: Table, random: Random): Actor {
  const kind = random.below(10);
  if (kind < 4) return { kind: "host" };
  if (kind === 4) return { kind: "spectator" };
  if (kind === 5) return { kind: "onlooker" };
  return { kind: "player", playerId: anySeat(table, random) };
}

/** Picks a seat of the room, open or closed; sometimes one that never existed. */
export function anySeat(table: Table, random: Random): PlayerId {
  if (random.chance(0.03)) return playerId(99);
  return random.pick(playerIdsOf(table.state.seats)) ?? playerId(1);
}

export function anyFace(random: Random): string {
  return random.pick(PLAYER_AVATARS)?.src ?? "unknown.webp";
}

function anySettings(random: Random): Command {
  const settings = random.pick([
    { timerMode: random.pick(TIMER_MODES) ?? "x1" },
    { musicEnabled: random.chance(0.5) },
    { numberOfRounds: random.between(1, 2) },
    { maxScore: random.pick([5, 500]) ?? 5 },
  ]);
  return { topic: "gameSettings", body: { settings: settings ?? {} } };
}

function anyPlaylist(random: Random, { gameType }: SimulatedGame) {
  const entries = Array.from({ length: random.below(3) }, () => ({ gameType, length: 1 }));
  return { entries, handsFree: random.chance(0.5) };
}

/** Returns a random command, for the current stage or the one before. */
export function anyCommand(table: Table, random: Random, game: SimulatedGame): Command {
  const now = table.state.clock.stage.stageId;
  const stage = { stageId: random.chance(0.8) ? now : stageId(Math.max(1, now - 1)) };
  const seat = { playerId: anySeat(table, random) };
  const commands: readonly (() => Command)[] = [
    () => ({ topic: "startGame", body: {} }),
    () => ({ topic: "newGameSamePlayers", body: {} }),
    () => ({ topic: "requestNewGameType", body: { gameType: game.gameType } }),
    () => anySettings(random),
    () => ({ topic: "requestPlayerKick", body: seat }),
    () => ({ topic: "requestAddAiPlayer", body: {} }),
    () => ({ topic: "requestSkipTimer", body: stage }),
    () => ({ topic: "requestNextStage", body: stage }),
    () => ({ topic: "pause", body: { paused: random.chance(0.4) } }),
    () => ({ topic: "autopilot", body: { ...seat, on: random.chance(0.8) } }),
    () => ({ topic: "playSound", body: { sound: "boing" } }),
    () => ({ topic: "playerHeartbeat", body: {} }),
    () => ({ topic: "ready", body: stage }),
    () => ({ topic: "move", body: { ...stage, move: game.hostileMove(random) } }),
    () => ({ topic: "reaction", body: { reaction: random.pick(REACTIONS) ?? "boo" } }),
    () => ({ topic: "resync", body: {} }),
    () => ({ topic: "playlist", body: anyPlaylist(random, game) }),
    () => ({ topic: "endEvening", body: {} }),
    () => ({ topic: "keepReel", body: { on: random.chance(0.5) } }),
    () => ({ topic: "reel", body: { on: random.chance(0.5) } }),
  ];
  if (random.chance(0.01)) return { topic: "requestEndGame", body: {} };
  const command = random.pick(commands);
  return command ? command() : { topic: "resync", body: {} };
}

/** Lets a member join or leave the crowd. */
function crowdChanges(table: Table, random: Random): void {
  const member = random.between(1, 3);
  if (table.members.has(member)) table.members.delete(member);
  else if (crowdSeat(table.state) !== undefined) table.members.add(member);
  table.sockets();
}

/** Lets a person, a member of the crowd or a screen come, go or change. */
export function comeAndGo(table: Table, random: Random): void {
  const id = anySeat(table, random);
  const isSeated = seatedIds(table.state, true).includes(id);
  const isRobot = table.state.seats[id]?.robot ?? true;
  switch (random.below(11)) {
    case 0:
    case 1: {
      const join = { alias: "Late", avatarSrc: anyFace(random), audience: random.chance(0.5) };
      table.try({ type: "join", ...join, asHost: random.chance(0.1) });
      return;
    }
    case 2:
      if (!isRobot) table.try({ type: "quit", playerId: id });
      return;
    case 3:
    case 4:
      table.try({ type: "rejoin", playerId: id });
      return;
    case 5:
      table.try({ type: "updateSeat", playerId: id, avatarSrc: anyFace(random) });
      return;
    case 6:
      if (!isRobot) table.disconnect(id);
      return;
    case 7:
      if (isSeated && !isRobot) table.connect(id);
      return;
    case 8:
      if (table.silent.has(id)) table.silent.delete(id);
      else table.silent.set(id, table.now);
      return;
    case 9:
      crowdChanges(table, random);
      return;
    default:
      table.screens(random.below(3));
  }
}
