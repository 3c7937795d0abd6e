import { settingsOfLength, usualLength } from "../../src-shared/catalog/gameLengths.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import { STANDING_MS } from "../../src-shared/catalog/limits.ts";
import type { PlaylistEntry } from "../../src-shared/catalog/playlist.ts";
import type { GameSettings } from "../../src-shared/catalog/settings.ts";
import { defaultSettings } from "../../src-shared/catalog/settings.ts";
import type { Refusal } from "../games/game.ts";
import { gameId } from "../../src-shared/protocol/ids.ts";
import { eveningOn, setEvening } from "./model/eveningState.ts";
import { toLobby } from "./play/ending.ts";
import { enter } from "./play/stages.ts";
import { reelRow, roomRow } from "./records/outbox.ts";
import { refusalOfChoice } from "./model/rights.ts";
import { seatAudience, unseatSurplus } from "./people/seats.ts";
import type { EveningSection } from "./model/state.ts";
import type { Turn } from "./model/turn.ts";
import { uuid } from "./model/uuid.ts";

/** Settings of a newly chosen game: its own, with what the host set for whatever is played. */
export function settingsFor(
  turn: Turn,
  gameType: GameType,
  length: number | undefined,
): GameSettings {
  const { language, chosen } = turn.state.room;
  const own = defaultSettings(gameType, language);
  const kept = chosen?.settings;
  return {
    ...own,
    ...(kept && { musicEnabled: kept.musicEnabled, timerMode: kept.timerMode }),
    // Within one evening a family stays a family.
    ...(kept &&
      length !== undefined && {
        rating: kept.rating,
        filterLevel: kept.filterLevel,
        backstage: kept.backstage,
      }),
    ...(length !== undefined && settingsOfLength(gameType, length)),
  };
}

/** The next game of the evening becomes the chosen one. */
export function chooseNext(turn: Turn): void {
  const [entry] = turn.state.room.evening?.next ?? [];
  // The host may not have it any more: then what was chosen stays, and starting it says why not.
  if (!entry || refusalOfChoice(turn, entry.gameType)) return;
  turn.set("room", {
    chosen: {
      gameId: gameId(uuid(turn.now, turn.random)),
      gameType: entry.gameType,
      settings: settingsFor(turn, entry.gameType, entry.length),
    },
  });
  turn.outbox.push(roomRow(turn.state));
  unseatSurplus(turn);
  seatAudience(turn);
}

/** Back to single games. */
export function dropEvening(turn: Turn): void {
  setEvening(turn, undefined);
}

function showStanding(turn: Turn): void {
  const isHandsFree = turn.state.room.evening?.handsFree === true;
  enter(turn, {
    name: "STANDING",
    kind: "lobby",
    key: "",
    ...(isHandsFree && { ms: STANDING_MS }),
  });
}

/** The grand podium (SE66). */
function finish(turn: Turn, evening: EveningSection): void {
  setEvening(turn, { ...evening, next: [], isOver: true });
  enter(turn, { name: "EVENING_END", kind: "lobby", key: "" });
  turn.outbox.push(...reelRow(turn.state, true));
}

/** From a game's podium on: the standing, the grand podium, or the lobby (SE62). */
export function leavePodium(turn: Turn): void {
  toLobby(turn);
  const evening = eveningOn(turn.state);
  if (!evening) return;
  if (evening.next.length === 0) return finish(turn, evening);
  chooseNext(turn);
  showStanding(turn);
}

/** The host chose a game by hand: it is played in the place of the next one (SE61). */
export function swapNext(turn: Turn, gameType: GameType): void {
  const evening = eveningOn(turn.state);
  const swapped = { gameType, length: usualLength(gameType) };
  setEvening(turn, evening && { ...evening, next: [swapped, ...evening.next.slice(1)] });
}

/** The time between two games is up (SE65). */
export function goOn(turn: Turn, start: () => Refusal | undefined): void {
  const isEmpty = turn.state.presence.emptySince !== undefined;
  if (!isEmpty && !start()) return;
  // Nobody is here, or it cannot start: it waits for the host.
  const { endsAt: _endsAt, fullEndsAt: _full, ...stage } = turn.state.clock.stage;
  turn.set("clock", { stage });
}

/** Plan the games to come (SE60, SE61). */
export function setPlaylist(
  turn: Turn,
  { entries, handsFree }: { entries: readonly PlaylistEntry[]; handsFree: boolean },
): Refusal | undefined {
  for (const { gameType } of entries) {
    const refused = refusalOfChoice(turn, gameType);
    if (refused) return refused;
  }
  const before = eveningOn(turn.state);
  const stage = turn.state.clock.stage.name;
  if (stage === "EVENING_END") toLobby(turn);
  if (!before && entries.length === 0) {
    setEvening(turn, undefined);
    return undefined;
  }
  const played = before?.played ?? [];
  const evening = { next: entries, handsFree, played };
  if (entries.length === 0 && played.length === 0 && !turn.state.game) {
    setEvening(turn, undefined);
    return undefined;
  }
  setEvening(turn, evening);
  if (turn.state.game) return undefined;
  if (entries.length === 0) {
    finish(turn, evening);
    return undefined;
  }
  chooseNext(turn);
  const isOtherPace = before?.handsFree !== handsFree;
  if (stage === "STANDING" && isOtherPace) showStanding(turn);
  return undefined;
}

/** The grand podium now; after it, or before the first game, no evening any more (SE66). */
export function endEvening(turn: Turn): Refusal | undefined {
  const { game, room, clock } = turn.state;
  if (!room.evening) return { refused: "not_found" };
  if (game && clock.stage.name !== "GAME_END") return { refused: "game_running" };
  const evening = eveningOn(turn.state);
  if (game || clock.stage.name !== "LOBBY") toLobby(turn);
  if (evening && evening.played.length > 0) finish(turn, evening);
  else setEvening(turn, undefined);
  return undefined;
}
