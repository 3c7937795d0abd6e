import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../src-shared/catalog/languages.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import { leavePodium } from "../session/evening.ts";
import type { Input } from "../session/model/inputs.ts";
import { seatedIds } from "../session/model/people.ts";
import type { Games, RoomState } from "../session/model/state.ts";
import { Transaction } from "../session/model/transaction.ts";
import type { RoomServices } from "./platform.ts";

type Room = RoomState | undefined;

interface Ways {
  readonly state: () => Room;
  readonly commit: (input: Input) => void;
  /** Logs what could not be loaded; the room goes on without it. */
  readonly note: (event: string, error: unknown) => void;
}

/** Packs that a game would use if it started now, and that the room has not fetched yet. */
function lackingPacks(state: Room): { ids: readonly string[]; hostUserId: string } | undefined {
  const { chosen, hostUserId } = state?.room ?? {};
  const ids = chosen?.settings.wordPackIds ?? [];
  const fetched = state?.packs.ids ?? [];
  if (hostUserId === undefined || ids.length === 0 || ids.join() === fetched.join())
    return undefined;
  return { ids, hostUserId };
}

/**
 * The room as it is once the podium was left: after a game of an evening, the next one is chosen then (SE62).
 */
function offPodium(state: RoomState, games: Games, now: number): RoomState {
  if (state.clock.stage.name !== "GAME_END") return state;
  const tx = new Transaction(state, games, now);
  leavePodium(tx);
  return tx.state;
}

/**
 * What the chosen game uses and only D1 has: the host's packs, answers of earlier players, and the content
 * that these people saw on other evenings. If D1 is down or slow, the game starts without it.
 */
export class GameContent {
  readonly #services: RoomServices;
  readonly #ways: Ways;

  constructor(services: RoomServices, ways: Ways) {
    this.#services = services;
    this.#ways = ways;
  }

  /**
   * The room as the start of a game finds it; undefined while one is running, since what is fetched then would be
   * old for the next. `isNext`: a podium is left first, for an evening's next game.
   */
  #starting(isNext: boolean): Room {
    const state = this.#ways.state();
    if (state?.game && state.clock.stage.name !== "GAME_END") return undefined;
    if (!state || !isNext) return state;
    return offPodium(state, this.#services.games(), this.#services.now());
  }

  /** Whether a game that starts now would use anything that the room has not fetched yet. */
  lacksAny(isNext: boolean): boolean {
    const state = this.#starting(isNext);
    return [lackingPacks(state), this.#lackingExisting(state), this.#lackingSeen(state)].some(
      (lack) => lack !== undefined,
    );
  }

  /**
   * Fetches what is missing. If the choice of game or settings changes while it is loading, fetches what is
   * missing then as well. Never throws.
   */
  async fetch(isNext: boolean): Promise<void> {
    const chosen = this.#ways.state()?.room.chosen;
    const state = this.#starting(isNext);
    await Promise.all([
      this.#fetchPacks(state, isNext),
      this.#fetchExisting(state),
      this.#fetchSeen(state),
    ]);
    const isAsAsked = this.#ways.state()?.room.chosen === chosen;
    if (!isAsAsked && this.lacksAny(isNext)) await this.fetch(isNext);
  }

  /**
   * The chosen game and its language, if it uses answers of earlier players that the room has not fetched
   * yet.
   */
  #lackingExisting(state: Room): { gameType: GameType; language: Language } | undefined {
    const { chosen } = state?.room ?? {};
    if (!chosen || !this.#services.games()[chosen.gameType]?.leftBehind) return undefined;
    const { gameType } = chosen;
    const { language } = chosen.settings;
    const known = state?.packs.existing;
    const isKnown = known?.gameType === gameType && known.language === language;
    return isKnown ? undefined : { gameType, language };
  }

  /**
   * The chosen game and the people whose earlier evenings with it count, if the room has not fetched all of
   * these yet.
   */
  #lackingSeen(
    state: Room,
  ): { gameType: GameType; people: PlayerId[]; userIds: string[] } | undefined {
    const { chosen, hostUserId } = state?.room ?? {};
    if (!state || !chosen || !this.#services.games()[chosen.gameType]?.used) return undefined;
    const { gameType } = chosen;
    const people = seatedIds(state).filter((id) => state.seats[id]?.userId !== undefined);
    const known = state.packs.seen;
    const isKnown = known?.gameType === gameType && people.every((id) => known.people.includes(id));
    if (isKnown) return undefined;
    const theirs = people.flatMap((id) => state.seats[id]?.userId ?? []);
    const userIds = [...new Set([...(hostUserId === undefined ? [] : [hostUserId]), ...theirs])];
    return { gameType, people, userIds };
  }

  async #fetchPacks(state: Room, isNext: boolean): Promise<void> {
    const wanted = lackingPacks(state);
    if (!wanted) return;
    const { ids, hostUserId } = wanted;
    try {
      const packs = await this.#services.loadPacks(ids, hostUserId);
      // By now the host may have picked other packs, and those may already have loaded.
      const isStillWanted = lackingPacks(this.#starting(isNext))?.ids.join() === ids.join();
      if (isStillWanted) this.#ways.commit({ type: "packs", ids, packs });
    } catch (error) {
      this.#ways.note("packs.unread", error);
    }
  }

  async #fetchExisting(state: Room): Promise<void> {
    const wanted = this.#lackingExisting(state);
    if (!wanted) return;
    try {
      const answers = await this.#services.loadExisting(wanted.gameType, wanted.language);
      this.#ways.commit({ type: "existing", existing: { ...wanted, answers } });
    } catch (error) {
      this.#ways.note("answers.unread", error);
    }
  }

  async #fetchSeen(state: Room): Promise<void> {
    const wanted = this.#lackingSeen(state);
    if (!wanted) return;
    const { gameType, people, userIds } = wanted;
    try {
      const ids = await this.#services.loadSeen(gameType, userIds);
      this.#ways.commit({ type: "seen", seen: { gameType, people, ids } });
    } catch (error) {
      this.#ways.note("seen.unread", error);
    }
  }
}
