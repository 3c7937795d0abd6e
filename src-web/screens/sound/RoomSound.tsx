import { lazy, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { hostPlays } from "../../../src-shared/catalog/hostTypes.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { cue, playCuesOn } from "../../audio/cue.ts";
import type { VoiceCue, VoiceName } from "../../audio/files.ts";
import { roomSounds, type RoomSoundFacts } from "../../audio/roomSounds.ts";
import type { SoundManager } from "../../audio/SoundManager.ts";
import { maySay } from "../../audio/smallTalk.ts";
import { tensionOf } from "../../audio/layers.ts";
import { musicFor } from "../../audio/score.ts";
import { variantOf } from "../../audio/variants.ts";
import { VOICES } from "../../audio/voices.ts";
import { onVolume, volumes } from "../../audio/volume.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { useIsHost, useMyId, useRoomEvent, useSeats, useTopic } from "../../room/index.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { nobodyIsLate } from "./nobodyIsLate.ts";
import { isEffect, openSound } from "./openSound.ts";
import { useLastSeconds } from "../../room/useLastSeconds.ts";
import { useRounds } from "../../room/useRounds.ts";
import { Extra } from "../../game-kit/Extra.tsx";

const RobotVoice = lazy(() => import("./RobotVoice.tsx"));

/** Seed for the order of the robot's lines, different each time a screen opens. */
const EVENING = String(Date.now());
/** How many lines the robot has had for each moment; a new audio context continues the count. */
const said = new Map<VoiceCue, number>();
/** When the robot last spoke for each moment, ms since 1970. */
const saidAt = new Map<VoiceCue, number>();

/** A browser that needs no tap starts playing sound within this time, ms. */
const STARTS_MS = 600;

/**
 * Effects that are worthless when they play late and may occur in any game, so they are prepared in advance.
 */
const ON_THE_BEAT = ["tick", "tock", "hurry", "timeUp", "go", "podiumStep", "fanfare"] as const;

/**
 * Plays the room's sound on this screen: music by stage, effects by event. A television always does; of the
 * phones only the owner's, and only without a television.
 */
export function RoomSound() {
  const hostType = useTopic("gameSessionUpdated")?.hostType;
  const isHost = useIsHost();
  const isTv = useMyId() === undefined;
  const sounds = isTv || (isHost && hostType !== undefined && hostPlays(hostType));
  // A new audio context after `resetSoundContext`.
  const [turn, setTurn] = useState(0);
  useRoomEvent("resetSoundContext", () => setTurn((now) => now + 1));
  return sounds ? <Sound key={turn} /> : null;
}

function Sound() {
  const { t } = useTranslation("room");
  const [manager, setManager] = useState<SoundManager>();
  const dropHurry = useRef<() => void>(undefined);
  const stageId = useTopic("stage")?.stageId;
  // Nobody has to hurry in a stage that is over.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => dropHurry.current?.(), [stageId]);
  // Both use the language the screen has by then: a change of language must not restart the music.
  const caption = useEffectEvent((name: VoiceName) => toast(t(`voice.${name}`)));
  const askForTap = useEffectEvent(() => toast(t("sound.unlock")));
  useEffect(() => {
    let isGone = false;
    const opening = openSound();
    let stopHearing: (() => void) | undefined;
    const hear = (opened: SoundManager) => {
      if (isGone) return;
      stopHearing = playCuesOn({
        effect: (name) => void opened.effect(name),
        voice: (moment) => {
          if (!maySay(moment, Date.now(), saidAt)) return;
          saidAt.set(moment, Date.now());
          const count = said.get(moment) ?? 0;
          said.set(moment, count + 1);
          const name = variantOf(VOICES[moment], EVENING, count);
          void opened.voice(name, currentLanguage());
          const drop = caption(name);
          if (moment === "hurry") dropHurry.current = drop;
        },
      });
      setManager(opened);
      // Even where no tap is needed, sound starts a moment later.
      setTimeout(() => isGone || opened.isUnlocked || askForTap(), STARTS_MS);
    };
    // The room works without sound, too.
    opening.then(hear).catch((error: unknown) => console.warn("no sound", error));
    return () => {
      isGone = true;
      stopHearing?.();
      setManager(undefined);
      opening.then((opened) => opened.close()).catch(() => undefined);
    };
  }, []);
  const levels = useSyncExternalStore(onVolume, volumes);
  useEffect(() => manager?.setVolumes(levels), [manager, levels]);
  const isSilent = levels.effects === 0;
  useEffect(() => {
    if (!isSilent) manager?.prepare(ON_THE_BEAT);
  }, [manager, isSilent]);
  useUnlock(manager);
  useMusic(manager);
  useHappenings();
  useTaps();
  return manager ? (
    <Extra>
      <RobotVoice />
    </Extra>
  ) : null;
}

/** Unlocks the sound: browsers let a page play it after the first tap or key press. */
function useUnlock(manager: SoundManager | undefined): void {
  useEffect(() => {
    if (!manager) return undefined;
    const unlock = () => void manager.unlock();
    const events = ["pointerup", "keydown"] as const;
    for (const name of events) addEventListener(name, unlock);
    return () => {
      for (const name of events) removeEventListener(name, unlock);
    };
  }, [manager]);
}

function useMusic(manager: SoundManager | undefined): void {
  const stage = useTopic("stage");
  const gameType = useTopic("gameSessionUpdated")?.gameType;
  const settings = useTopic("gameSettingsUpdated");
  const isOn = settings?.musicEnabled ?? true;
  const round = useTopic("listenNewRound")?.roundCount;
  const rounds = useRounds();
  const [hurried, setHurried] = useState<number>();
  useRoomEvent("timeRunningOut", ({ stageId }) => setHurried(stageId));
  const name = stage?.name ?? "LOBBY";
  const isHurrying = stage !== undefined && hurried === stage.stageId;
  const isLastRound = round !== undefined && round > 1 && round === rounds;
  const music = isOn && !stage?.paused ? musicFor(name, gameType) : undefined;
  useEffect(() => void manager?.music(music), [manager, music]);
  const tension = tensionOf({ stage: name, gameType, isHurrying, isLastRound });
  useEffect(() => void manager?.tension(tension), [manager, tension]);
}

/** Elements that can be pressed. A label passes its click on to its checkbox, so it is not one of them. */
const PRESSED = "button, a, summary, input:is([type=checkbox], [type=radio])";

/** Plays a sound for everything pressed on a screen with sound: on a sofa nobody feels a button. */
function useTaps(): void {
  useEffect(() => {
    const tap = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(PRESSED)) cue("tap");
    };
    addEventListener("click", tap);
    return () => removeEventListener("click", tap);
  }, []);
}

/** Effects that every game shares; a game's own are cued by its views. */
function useHappenings(): void {
  const stage = useTopic("stage");
  const presence = useTopic("websocketConnectionUpdated")?.players;
  const seats = useSeats();
  const before = useRef<RoomSoundFacts>(undefined);
  /** Seats that were connected before: a phone that has just got its seat is on its way, not away. */
  const met = useRef(new Set<PlayerId>());
  useEffect(() => {
    const isHere = (id: PlayerId) => presence?.[id] === "here";
    const ids = seats.map(({ sessionPlayerId }) => sessionPlayerId);
    for (const id of ids) if (isHere(id)) met.current.add(id);
    const now: RoomSoundFacts = {
      stageId: stage?.stageId,
      stage: stage?.name ?? "LOBBY",
      seats: new Map(seats.map(({ sessionPlayerId, robot }) => [sessionPlayerId, robot])),
      away: new Set(ids.filter((id) => met.current.has(id) && !isHere(id))),
      done: Object.keys(stage?.done ?? {}).length,
    };
    for (const name of roomSounds(before.current, now)) cue(name);
    before.current = now;
  }, [stage, seats, presence]);
  // There are enough players to start now.
  useRoomEvent("playerMinReached", () => cue("ready"));
  useRoomEvent("timeRunningOut", () => cue("hurry"));
  useLastSeconds((left) => {
    if (stage && !nobodyIsLate(stage)) cue(left % 2 === 0 ? "tick" : "tock");
  });
  useRoomEvent("reaction", ({ reaction }) => cue(reaction));
  useRoomEvent("playSound", ({ sound }) => {
    if (isEffect(sound)) cue(sound);
  });
}
