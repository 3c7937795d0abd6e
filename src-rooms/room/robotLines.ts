import type { Language } from "../../src-shared/catalog/languages.ts";
import { faultOf, log } from "../../src-shared/log.ts";
import type { PlayerId, StageId } from "../../src-shared/protocol/ids.ts";
import type { Input } from "../session/model/inputs.ts";
import type { RoomState } from "../session/model/state.ts";
import type { RoomServices } from "./platform.ts";

/** What a robot is about to say, and when. */
interface Moment {
  readonly stageId: StageId;
  readonly playerId: PlayerId;
  readonly about: string;
}

/** Where the host wants livelier robots: better lines for what they are about to say. */
export class RobotLines {
  readonly #services: RoomServices;
  readonly #commit: (input: Input) => void;
  /** What was asked for in the stage that has this id. */
  #askedFor = { stageId: 0, keys: new Set<string>() };

  constructor(services: RoomServices, commit: (input: Input) => void) {
    this.#services = services;
    this.#commit = commit;
  }

  /** Ask once for each line that is wanted now. */
  askFor({ room, game, clock }: RoomState): void {
    if (!game?.settings.livelyRobots) return;
    const { stageId } = clock.stage;
    if (this.#askedFor.stageId !== stageId) this.#askedFor = { stageId, keys: new Set() };
    const { keys } = this.#askedFor;
    const rules = this.#services.games()[game.gameType];
    for (const { playerId, about, longest } of rules?.lineRequests?.(game.state) ?? []) {
      const key = `${playerId} ${about}`;
      if (keys.has(key)) continue;
      keys.add(key);
      const moment = { stageId, playerId, about };
      void this.#ask(moment, game.settings.language, longest).catch((error: unknown) => {
        log("warn", "robot.line", { room: room.roomId, ...faultOf(error) });
      });
    }
  }

  /** A line that comes too late, or never, leaves the robot with its own. */
  async #ask(moment: Moment, language: Language, longest: number): Promise<void> {
    const text = await this.#services.robotLine(moment.about, language, longest);
    if (text !== undefined) this.#commit({ type: "robotLine", ...moment, text });
  }
}
