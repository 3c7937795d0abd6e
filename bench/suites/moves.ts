import type { Servers } from "../lib/servers.ts";
import { connectAll, type Client } from "../lib/socket.ts";

/** Players per room. */
export const PLAYERS = 8;

/** How to play on a server: one frame per move, and how to recognise what the server sends about it. */
interface Game {
  /** The frame for this player's move with the number `count`. */
  move(player: number, count: number): string;
  /** Whether this text reports somebody's move. */
  isUpdate(text: string): boolean;
  /** Whether this text responds to this player's own move. */
  isAnswer(text: string, player: number): boolean;
}

/** A room in play and its players' sockets. */
export interface Table {
  readonly clients: readonly Client[];
  readonly game: Game;
}

/** A state of about 1 kB of which little changes, as a game without patches sends it to everybody. */
function wholeState(player: number, count: number): string {
  const players = Array.from({ length: PLAYERS }, (_, at) => ({
    playerId: at + 1,
    alias: `Player ${at + 1}`,
    avatarSrc: `/avatars/sticker-${at + 1}.webp`,
    hexColor: "#4fa3ff",
    score: at * 100,
    rank: at + 1,
    done: at === player ? count % 2 === 0 : at % 2 === 0,
  }));
  return JSON.stringify({ topic: "state", by: `p${player}`, count, stage: "PROGRAM", players });
}

const relayed: Game = {
  move: wholeState,
  isUpdate: (text) => text.startsWith('{"topic":"state"'),
  isAnswer: (text, player) => text.includes(`"by":"p${player}"`),
};

/**
 * Players of our room toggle the last slot of a program, so that their tick, which everybody sees, appears
 * and disappears. Neighbours toggle in opposite phase, because the stage would end if everybody were done at
 * the same time.
 */
function toggling(stageId: number, battles: readonly number[]): Game {
  return {
    move: (player, count) => {
      const moves = ["ROCK", "PAPER", (player + count) % 2 === 0 ? "SCISSORS" : "NOTHING"];
      const move = { type: "program", battle: battles[player], moves };
      return JSON.stringify({ id: `m${count}`, topic: "move", body: { stageId, move } });
    },
    isUpdate: (text) => text.includes('"topic":"stage"'),
    isAnswer: (text) => text.includes('"topic":"ack"'),
  };
}

interface Hand {
  readonly programs: Readonly<Record<string, unknown>>;
}

/** Reads what only this player sees from a fresh snapshot. */
async function privateViewOf(client: Client): Promise<Hand> {
  const text = await new Promise<string>((resolve) => {
    client.onText = (text) => {
      if (text.includes('"topic":"snapshot"')) resolve(text);
    };
    client.send(JSON.stringify({ id: "hand", topic: "resync", body: {} }));
  });
  client.onText = () => undefined;
  const snapshot = JSON.parse(text) as { body: { topics: { hand: Hand } } };
  return snapshot.body.topics.hand;
}

/**
 * Fills all of a player's programs except the first, which is toggled later. Returns the battle of that one.
 */
async function prepare(client: Client, stageId: number): Promise<number> {
  const [first, ...others] = Object.keys((await privateViewOf(client)).programs).map(Number);
  if (first === undefined) throw new Error("the player has no battles");
  for (const battle of others) {
    const move = { type: "program", battle, moves: ["ROCK", "PAPER", "ROCK"] };
    client.send(JSON.stringify({ id: `p${battle}`, topic: "move", body: { stageId, move } }));
  }
  return first;
}

/** Opens a Hubbub room with all players in PROGRAM. */
export async function openRoom(
  { room }: Servers,
  code: string,
  /** Called when the players are connected, before the game starts. */
  beforePlay?: () => Promise<void>,
): Promise<Table> {
  const query = { code, players: String(PLAYERS), game: "RPS_SHOOT" };
  const addresses = (await room.ask("open", query)) as string[];
  const clients = await connectAll(addresses.slice(0, PLAYERS).map((path) => room.socket(path)));
  await beforePlay?.();
  const stageId = (await room.ask("play", { code })) as number;
  const battles = await Promise.all(clients.map((client) => prepare(client, stageId)));
  return { clients, game: toggling(stageId, battles) };
}

/** Opens a room on the relay; `party` names its kind. */
export async function openRelay({ relay }: Servers, party: string, code: string): Promise<Table> {
  const address = relay.socket(`/parties/${party}/${code}`);
  return { clients: await connectAll(Array(PLAYERS).fill(address)), game: relayed };
}
