import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../src-shared/catalog/languages.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { Input } from "../session/model/inputs.ts";
import { seatedIds } from "../session/model/people.ts";
import type { RoomState } from "../session/model/state.ts";
import type { RoomServices } from "./platform.ts";

type Room = RoomState | undefined;

interface Ways {
  readonly state: () => Room;
  readonly commit: (input: Input) => void;
  /** Says what the room had to do without. */
  readonly note: (event: string, error: unknown) => void;
}

/** Packs that a game which starts now uses and the room has not fetched yet. */
function lackingPacks(state: Room): { ids: readonly string[]; hostUserId: string } | undefined {
  const { chosen, hostUserId } = state?.room ?? {};
  const ids = chosen?.settings.wordPackIds ?? [];
  const fetched = state?.packs.ids ?? [];
  if (hostUserId === undefined || ids.length === 0 || ids.join() === fetched.join())
    return undefined;
  return { ids, hostUserId };
}

/**
 * What the chosen game plays with and only D1 knows: the host's packs, what earlier players left, what
 * these people saw on other evenings. Without D1, or with a slow one, the game starts without it.
 */
export class GameContent {
  readonly #services: RoomServices;
  readonly #ways: Ways;

  constructor(services: RoomServices, ways: Ways) {
    this.#services = services;
    this.#ways = ways;
  }

  /** Does a game that starts now use anything the room has not fetched yet? */
  lacksAny(): boolean {
    const state = this.#ways.state();
    return [lackingPacks(state), this.#lackingExisting(state), this.#lackingSeen(state)].some(
      (lack) => lack !== undefined,
    );
  }

  /** Fetch what is lacking, also of what is chosen instead meanwhile; never throws. */
  async fetch(): Promise<void> {
    const state = this.#ways.state();
    await Promise.all([
      this.#fetchPacks(state),
      this.#fetchExisting(state),
      this.#fetchSeen(state),
    ]);
    const isAsAsked = this.#ways.state()?.room.chosen === state?.room.chosen;
    if (!isAsAsked && this.lacksAny()) await this.fetch();
  }

  /** The chosen game, when players leave answers for it that the room has not fetched yet. */
  #lackingExisting(state: Room): { gameType: GameType; language: Language } | undefined {
    const { chosen } = state?.room ?? {};
    if (!chosen || !this.#services.games()[chosen.gameType]?.leftBehind) return undefined;
    const { gameType } = chosen;
    const { language } = chosen.settings;
    const known = state?.packs.existing;
    const isKnown = known?.gameType === gameType && known.language === language;
    return isKnown ? undefined : { gameType, language };
  }

  /** The chosen game and whose evenings with it the room has not heard of yet. */
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

  async #fetchPacks(state: Room): Promise<void> {
    const wanted = lackingPacks(state);
    if (!wanted) return;
    const { ids, hostUserId } = wanted;
    try {
      const packs = await this.#services.loadPacks(ids, hostUserId);
      // Others may have been chosen, and have come, meanwhile.
      const isStillWanted = lackingPacks(this.#ways.state())?.ids.join() === ids.join();
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
