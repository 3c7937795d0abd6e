import type { PaymentStatus } from "../../src-shared/protocol/entities.ts";
import type { Refusal } from "../games/game.ts";
import type { Input, Outcome } from "../session/model/inputs.ts";
import { isUnpaid } from "../session/model/rights.ts";
import type { RoomState } from "../session/model/state.ts";
import type { RoomServices } from "./platform.ts";

type Answer = { readonly paidUntil: number | undefined } | undefined;

interface Ways {
  readonly state: () => RoomState | undefined;
  readonly commit: (input: Input) => Outcome | Refusal;
  /** Logs what could not be loaded; the room goes on without it. */
  readonly note: (event: string, error: unknown) => void;
}

/**
 * How long the host has paid for, which only D1 knows. Responses can overtake each other: the one to the
 * latest request counts, in whatever order they arrive.
 */
export class HostPayment {
  readonly #services: RoomServices;
  readonly #ways: Ways;
  #asked = 0;
  /**
   * Number of the latest request that was answered, and of the latest that brought the status of a payment.
   */
  #answered = 0;
  #told = 0;

  constructor(services: RoomServices, ways: Ways) {
    this.#services = services;
    this.#ways = ways;
  }

  /**
   * Called after every change. The next game of a hands-free evening starts by itself, so what the host has
   * paid meanwhile is asked for while the standing is shown (SE32).
   */
  follow({ clock: { stage: before } }: RoomState, after: RoomState): void {
    const { stage } = after.clock;
    const startsAt = stage.name === "STANDING" ? stage.endsAt : undefined;
    if (startsAt === undefined || stage.stageId === before.stageId) return;
    if (isUnpaid(after, startsAt)) void this.ask();
  }

  /** Loads how long the host has paid for; if D1 is down, what the room already knew counts. */
  async ask(status?: PaymentStatus["status"]): Promise<Outcome | Refusal> {
    const { state, commit, note } = this.#ways;
    const { hostUserId } = state()?.room ?? {};
    if (hostUserId === undefined) return { refused: "game_not_found" };
    const number = ++this.#asked;
    const answer = await this.#services.loadPaidUntil(hostUserId).then(
      (until): Answer => ({ paidUntil: until }),
      (error: unknown): Answer => {
        note("payment.unread", error);
        return undefined;
      },
    );
    const isNewest = answer !== undefined && number > this.#answered;
    if (isNewest) this.#answered = number;
    // Read only now: a payment may have been stored since the request was sent.
    const paidUntil = isNewest ? answer.paidUntil : state()?.room.paidUntil;
    const isNews = status !== undefined && number > this.#told;
    if (isNews) this.#told = number;
    return commit({
      type: "payment",
      ...(paidUntil !== undefined && { paidUntil }),
      ...(isNews && { status }),
    });
  }
}
