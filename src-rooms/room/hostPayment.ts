import type { PaymentStatus } from "../../src-shared/protocol/entities.ts";
import type { Refusal } from "../games/game.ts";
import type { Input, Outcome } from "../session/model/inputs.ts";
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
