import type { Language } from "../../src-shared/catalog/languages.ts";
import { faultOf, log } from "../../src-shared/log.ts";
import type { PlayerId, StageId } from "../../src-shared/protocol/ids.ts";
import type { Input } from "../session/model/inputs.ts";
import type { RoomState } from "../session/model/state.ts";
import type { RoomServices } from "./platform.ts";

/** What a robot is about to say, and in which stage. */
interface Moment {
  readonly stageId: StageId;
  readonly playerId: PlayerId;
  readonly about: string;
}

/** Requests better lines for robots, in games whose host wants livelier robots. */
export class RobotLines {
  readonly #services: RoomServices;
  readonly #commit: (input: Input) => void;
  /** Lines that were already requested in the stage with this id. */
  #askedFor = { stageId: 0, keys: new Set<string>() };

  constructor(services: RoomServices, commit: (input: Input) => void) {
    this.#services = services;
    this.#commit = commit;
  }

  /** Requests each line that is needed now, once. */
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

  /** If the line arrives too late or not at all, the robot says its own. */
  async #ask(moment: Moment, language: Language, longest: number): Promise<void> {
    const text = await this.#services.robotLine(moment.about, language, longest);
    if (text !== undefined) this.#commit({ type: "robotLine", ...moment, text });
  }
}
