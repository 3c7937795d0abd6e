import { settingsOfLength, usualLength } from "../../src-shared/catalog/gameLengths.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import { STANDING_MS } from "../../src-shared/catalog/limits.ts";
import type { PlaylistEntry } from "../../src-shared/catalog/playlist.ts";
import type { GameSettings } from "../../src-shared/catalog/settings.ts";
import { defaultSettings } from "../../src-shared/catalog/defaultSettings.ts";
import type { StageId } from "../../src-shared/protocol/ids.ts";
import type { Refusal } from "../games/game.ts";
import { eveningOn, setEvening } from "./model/eveningState.ts";
import { toLobby } from "./play/ending.ts";
import { enter } from "./play/stages.ts";
import { roomRow } from "./records/outbox.ts";
import { queueReel } from "./records/reel.ts";
import { refusalOfChoice } from "./model/rights.ts";
import { seatAudience, removeSurplus } from "./people/seats.ts";
import type { EveningSection } from "./model/state.ts";
import type { Transaction } from "./model/transaction.ts";

/** Settings of a newly chosen game: its defaults, with what the host set for any game. */
export function settingsFor(
  tx: Transaction,
  gameType: GameType,
  length: number | undefined,
): GameSettings {
  const { language, chosen } = tx.state.room;
  const own = defaultSettings(gameType, language);
  const kept = chosen?.settings;
  return {
    ...own,
    ...(kept && { musicEnabled: kept.musicEnabled, timerMode: kept.timerMode }),
    // The same people play all evening, so rating, filter and backstage stay as the host set them.
    ...(kept &&
      length !== undefined && {
        rating: kept.rating,
        filterLevel: kept.filterLevel,
        backstage: kept.backstage,
      }),
    ...(length !== undefined && settingsOfLength(gameType, length)),
  };
}

/** Chooses the next game of the evening, even if the host has to pay before it starts (SE32). */
export function chooseNext(tx: Transaction): void {
  const [entry] = tx.state.room.evening?.next ?? [];
  if (!entry) return;
  tx.set("room", {
    chosen: {
      gameId: tx.newGameId(),
      gameType: entry.gameType,
      settings: settingsFor(tx, entry.gameType, entry.length),
    },
  });
  tx.outbox.push(roomRow(tx.state));
  removeSurplus(tx);
  seatAudience(tx);
}

/**
 * Whether the next game stays the same one. If so, the host's settings for it are kept, except for a changed
 * length (SE61).
 */
function keepNext(tx: Transaction, before: PlaylistEntry | undefined): boolean {
  const { chosen, evening } = tx.state.room;
  const next = evening?.next[0];
  if (!before || !next || !chosen) return false;
  if (next.gameType !== before.gameType || next.gameType !== chosen.gameType) return false;
  if (next.length === before.length) return true;
  const settings = { ...chosen.settings, ...settingsOfLength(next.gameType, next.length) };
  tx.set("room", { chosen: { ...chosen, settings } });
  return true;
}

/** Goes back to single games. */
export function dropEvening(tx: Transaction): void {
  setEvening(tx, undefined);
}

function showStanding(tx: Transaction): void {
  const isHandsFree = tx.state.room.evening?.handsFree === true;
  enter(tx, {
    name: "STANDING",
    kind: "lobby",
    key: "",
    ...(isHandsFree && { ms: STANDING_MS }),
  });
}

/** Shows the grand podium (SE66). */
function finish(tx: Transaction, evening: EveningSection): void {
  setEvening(tx, { ...evening, next: [], isOver: true });
  enter(tx, { name: "EVENING_END", kind: "lobby", key: "" });
  queueReel(tx);
}

/** Goes from a game's podium to the standing, the grand podium or the lobby (SE62). */
export function leavePodium(tx: Transaction): void {
  toLobby(tx);
  const evening = eveningOn(tx.state);
  if (!evening) return;
  if (evening.next.length === 0) return finish(tx, evening);
  chooseNext(tx);
  showStanding(tx);
}

/** The host chose a game by hand: puts it in the place of the next one (SE61). */
export function swapNext(tx: Transaction, gameType: GameType): void {
  const evening = eveningOn(tx.state);
  const swapped = { gameType, length: usualLength(gameType) };
  setEvening(tx, evening && { ...evening, next: [swapped, ...evening.next.slice(1)] });
}

/** Starts the next game when the time between two games is up (SE65). */
export function goOn(tx: Transaction, start: () => Refusal | undefined): void {
  const isEmpty = tx.state.presence.emptySince !== undefined;
  if (!isEmpty && !start()) return;
  // Nobody is here, or the game cannot start: wait for the host.
  const { endsAt: _endsAt, fullEndsAt: _full, ...stage } = tx.state.clock.stage;
  tx.set("clock", { stage });
}

/** Plans the games to come (SE60, SE61). */
export function setPlaylist(
  tx: Transaction,
  { entries, handsFree }: { entries: readonly PlaylistEntry[]; handsFree: boolean },
): Refusal | undefined {
  for (const { gameType } of entries) {
    const refused = refusalOfChoice(tx, gameType);
    if (refused) return refused;
  }
  const before = eveningOn(tx.state);
  const stage = tx.state.clock.stage.name;
  // Another device emptied the list first: the grand podium stays until the host goes on.
  if (!before && entries.length === 0) return undefined;
  if (stage === "EVENING_END") toLobby(tx);
  const { game } = tx.state;
  const played = before?.played ?? [];
  const plannedDuring = before ? before.plannedDuring : game?.gameId;
  const evening = {
    next: entries,
    handsFree,
    played,
    ...(plannedDuring !== undefined && { plannedDuring }),
  };
  const hasBegun = game ? game.gameId !== plannedDuring : played.length > 0;
  if (entries.length === 0 && !hasBegun) {
    setEvening(tx, undefined);
    return undefined;
  }
  setEvening(tx, evening);
  if (game) return undefined;
  if (entries.length === 0) {
    finish(tx, evening);
    return undefined;
  }
  if (!keepNext(tx, before?.next[0])) chooseNext(tx);
  const isOtherPace = before?.handsFree !== handsFree;
  if (stage === "STANDING" && isOtherPace) showStanding(tx);
  return undefined;
}

/**
 * Shows the grand podium now. If it was already shown, or no game was played yet, there is no evening any
 * more (SE66). `stageId`: where the host pressed; the grand podium that another device asked for at the same
 * moment stays.
 */
export function endEvening(tx: Transaction, stageId: StageId | undefined): Refusal | undefined {
  const { game, room, clock } = tx.state;
  if (!room.evening) return { refused: "not_found" };
  const isOfEarlier = stageId !== undefined && stageId !== clock.stage.stageId;
  if (clock.stage.name === "EVENING_END" && isOfEarlier) return undefined;
  if (game && clock.stage.name !== "GAME_END") return { refused: "game_running" };
  const evening = eveningOn(tx.state);
  if (game || clock.stage.name !== "LOBBY") toLobby(tx);
  if (evening && evening.played.length > 0) finish(tx, evening);
  else setEvening(tx, undefined);
  return undefined;
}
