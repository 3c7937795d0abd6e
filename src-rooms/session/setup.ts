import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../src-shared/catalog/languages.ts";
import type { GameSettingsPatch } from "../../src-shared/catalog/settings.ts";
import type { Refusal } from "../games/game.ts";
import { chooseNext, dropEvening, leavePodium, settingsFor, swapNext } from "./evening.ts";
import { eveningOn } from "./model/eveningState.ts";
import { refusalOfChoice, refusalOfRunning } from "./model/rights.ts";
import type { Transaction } from "./model/transaction.ts";
import { seatAudience, removeSurplus } from "./people/seats.ts";
import { toLobby } from "./play/ending.ts";
import { roomRow } from "./records/outbox.ts";

/** Changes the room's language, and with it that of the chosen game (SE75). */
export function changeLanguage(tx: Transaction, language: Language): Refusal | undefined {
  const { chosen } = tx.state.room;
  const isSpoken = (chosen?.settings.language ?? language) === language;
  if (tx.state.room.language === language && isSpoken) return undefined;
  const running = refusalOfRunning(tx);
  if (running) return running;
  tx.set("room", {
    language,
    // The packs were chosen for the previous language.
    ...(chosen && {
      chosen: { ...chosen, settings: { ...chosen.settings, language, wordPackIds: [] } },
    }),
  });
  tx.outbox.push(roomRow(tx.state));
  return undefined;
}

/** Chooses a game. The host's settings that do not depend on the game are kept (`settingsFor`). */
export function chooseGame(tx: Transaction, gameType: GameType): Refusal | undefined {
  const { room, game } = tx.state;
  const refused = refusalOfChoice(tx, gameType);
  if (refused) return refused;
  if (game && tx.state.clock.stage.name !== "GAME_END") return { refused: "game_running" };
  if (eveningOn(tx.state)) {
    swapNext(tx, gameType);
    if (game) leavePodium(tx);
    else chooseNext(tx);
    return undefined;
  }
  if (game || tx.state.clock.stage.name === "EVENING_END") toLobby(tx);
  if (room.evening) dropEvening(tx);
  const chosen = {
    gameId: tx.newGameId(),
    gameType,
    settings: settingsFor(tx, gameType, undefined),
  };
  tx.set("room", { chosen });
  tx.outbox.push(roomRow(tx.state));
  removeSurplus(tx);
  seatAudience(tx);
  return undefined;
}

/** Changes settings; while a game runs, only those that cannot affect its rules. */
export function changeSettings(tx: Transaction, patch: GameSettingsPatch): Refusal | undefined {
  const { chosen } = tx.state.room;
  if (!chosen) return { refused: "no_game_running" };
  const { game } = tx.state;
  const running = refusalOfRunning(tx);
  const { musicEnabled, timerMode, ...rules } = patch;
  if (running && Object.keys(rules).length > 0) return running;
  const refused = patch.language === undefined ? undefined : changeLanguage(tx, patch.language);
  if (refused) return refused;
  const change = Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== undefined),
  );
  const settings = { ...(tx.state.room.chosen ?? chosen).settings, ...change };
  tx.set("room", { chosen: { ...chosen, settings } });
  if (!running || !game) return undefined;
  tx.setGame({
    settings: {
      ...game.settings,
      ...(musicEnabled !== undefined && { musicEnabled }),
      ...(timerMode !== undefined && { timerMode }),
    },
  });
  return undefined;
}
