import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { GAME_FACTS, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { GameSettingsPatch } from "../../../src-shared/catalog/settings.ts";
import {
  choicesOf,
  isSame,
  keepChoices,
  keepRoomChoices,
  keptChoices,
  keptRoomChoices,
  usualOf,
  type HostChoices,
} from "../../client/storage/hostChoices.ts";
import { hostedRoom } from "../../client/storage/roomKeys.ts";
import { store, stored, type LobbyMoment } from "../../client/storage/storage.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { useTopic } from "../../room/index.ts";
import { useSend } from "../../room/useSend.ts";
import { announce } from "../../ui/feedback/announcer.ts";
import styles from "./LastChoices.module.css";
import { packsToChoose } from "./packsToChoose.ts";

/**
 * Returns the lobby's current settings in a room that this device opened. Undefined during an evening, which
 * brings its own settings.
 */
function useMoment(): LobbyMoment | undefined {
  const settings = useTopic("gameSettingsUpdated");
  const session = useTopic("gameSessionUpdated");
  const hasReel = useTopic("reel")?.on;
  const hasEvening = useTopic("evening") !== undefined;
  const { gameType } = session ?? {};
  if (!settings || !session || !gameType || hasEvening) return undefined;
  if (hostedRoom()?.gameCode !== session.gameCode) return undefined;
  const { filterLevel: _strict, ...rest } = settings;
  // In a public room the filter is the room's choice, not the host's (SE71).
  const own = session.isPublic ? { ...rest, filterLevel: "moderate" as const } : settings;
  const { gameCode, language, isPublic } = session;
  return { gameCode, gameType, settings: own, language, hasReel, isPublic };
}

/** The choices last restored in this tab: `LastChoicesNote` tells the host and offers to undo them. */
let offered: { readonly gameType: GameType; readonly choices: HostChoices } | undefined;

/** Returns the ids of the packs that still exist for this game and have entries. */
async function stillThere(ids: readonly string[], gameType: GameType): Promise<string[]> {
  const packs = await packsToChoose(GAME_FACTS[gameType].packs, ids);
  const there = packs.filter(({ entryCount }) => entryCount > 0);
  return ids.filter((id) => there.some((pack) => pack.id === id));
}

/** Reads the kept choices, without packs that are known not to exist any more. */
async function choicesToday(gameType: GameType): Promise<HostChoices> {
  const { wordPackIds, ...choices } = keptChoices(gameType);
  if (!wordPackIds) return choices;
  try {
    const there = await stillThere(wordPackIds, gameType);
    return there.length > 0 ? { ...choices, wordPackIds: there } : choices;
  } catch (error) {
    console.warn("last packs not loaded", error);
    // Most likely they are all there. Left out, they would be forgotten; a game starts without one that is gone.
    return { ...choices, wordPackIds };
  }
}

/** Keeps what is chosen now. In a public room the host's own filter is not among it, and stays as it was kept. */
function keepAll({ gameType, settings, isPublic }: LobbyMoment): void {
  const choices = choicesOf(gameType, settings);
  const { filterLevel } = keptChoices(gameType);
  keepChoices(gameType, { ...choices, ...(isPublic && filterLevel && { filterLevel }) });
}

function keepWhatChanged(before: LobbyMoment, now: LobbyMoment): void {
  const choices = choicesOf(now.gameType, now.settings);
  if (!isSame(choices, choicesOf(before.gameType, before.settings))) {
    keepAll(now);
  }
  keepWhatRoomChanged(before, now);
}

/**
 * Keeps changes of the settings that belong to the room whatever is played, and that can also change outside
 * the lobby.
 */
function keepWhatRoomChanged(before: LobbyMoment, now: LobbyMoment): void {
  const ofRoom = ({ gameType, settings }: LobbyMoment): HostChoices => {
    const { musicEnabled, timerMode } = choicesOf(gameType, settings);
    return { musicEnabled, timerMode };
  };
  if (!isSame(ofRoom(before), ofRoom(now))) {
    keepChoices(now.gameType, { ...keptChoices(now.gameType), ...ofRoom(now) });
  }
  if (before.language !== now.language) {
    const site = currentLanguage();
    const isOther = now.language !== site;
    keepRoomChoices({ language: isOther ? { site, room: now.language } : undefined });
  }
  if (before.hasReel !== undefined && before.hasReel !== now.hasReel) {
    keepRoomChoices({ reel: now.hasReel ? undefined : false });
  }
}

/**
 * In the lobby of a room that this device opened: restores what its host chose last time, once for each game
 * whose settings are unchanged, and keeps every later change for the next time.
 */
export default function LastChoices() {
  const { t } = useTranslation("room");
  const { send } = useSend();
  const now = useMoment();
  const last = useRef<LobbyMoment>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = now;
    if (!now) return;
    const { gameCode, gameType, settings, language, hasReel, isPublic } = now;
    const known = stored("lobbySeen");
    const seen = known?.gameCode === gameCode ? known : undefined;
    store("lobbySeen", now);
    if (before?.gameType === gameType) {
      keepWhatChanged(before, now);
      return;
    }
    if (seen) keepWhatRoomChanged(seen, now);
    const chosen = choicesOf(gameType, settings);
    const { musicEnabled: _music, timerMode: _timer, ...own } = chosen;
    if (Object.keys(own).length > 0) {
      // Chosen already, before this page was loaded or while the game ran.
      keepAll(now);
      return;
    }
    const offer = async () => {
      const room = keptRoomChoices();
      if (!before && room.reel === false && hasReel) await send("keepReel", { on: false });
      const spoken = room.language?.site === language ? room.language.room : undefined;
      const choices = { ...(await choicesToday(gameType)), ...chosen };
      const patch: GameSettingsPatch = {
        ...choices,
        ...(!before && spoken !== undefined && spoken !== language && { language: spoken }),
      };
      if (Object.keys(patch).length === 0 || isSame(patch, chosen)) return;
      // Somebody changed a setting in the meantime, and that counts. The reel is ignored, since it was
      // changed just above, and so is who may see the room.
      if (!isSame({ ...last.current, hasReel, isPublic }, now)) return;
      offered = { gameType, choices };
      if (await send("gameSettings", { settings: patch })) announce(t("settings.asLastTime"));
    };
    void offer();
  });
  return null;
}

/** A note among the settings: says that they are those of last time, with a button back to the defaults. */
export function LastChoicesNote() {
  const { t } = useTranslation("room");
  const { send } = useSend();
  const now = useMoment();
  if (!now || offered?.gameType !== now.gameType) return null;
  const { gameType, isPublic } = now;
  const choices = choicesOf(gameType, now.settings);
  const { filterLevel: _own, ...others } = offered.choices;
  const last = isPublic ? others : offered.choices;
  if (Object.keys(choices).length === 0 || !isSame(choices, last)) return null;
  return (
    <p className={styles["note"]}>
      {t("settings.asLastTime")}
      <button
        type="button"
        className={styles["reset"]}
        onClick={() => void send("gameSettings", { settings: usualOf(gameType, choices) })}
      >
        {t("settings.reset")}
      </button>
    </p>
  );
}
