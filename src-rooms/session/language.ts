import type { Language } from "../../src-shared/catalog/languages.ts";
import type { Refusal } from "../games/game.ts";
import { refusalOfRunning } from "./model/rights.ts";
import type { Transaction } from "./model/transaction.ts";
import { roomRow } from "./records/outbox.ts";

/** Changes the room's language, and with it that of the chosen game (SE75). */
export function speak(tx: Transaction, language: Language): Refusal | undefined {
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
