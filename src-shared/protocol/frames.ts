import type { PlayerId } from "./ids.ts";
import type { Purpose } from "./party.ts";
import type { Command } from "./commands.ts";
import type { EventTopic, EventTopics, Reply, StateTopic, StateTopics } from "./topics.ts";

/** Who a socket turned out to be. */
export interface You {
  readonly purpose: Purpose;
  readonly playerId?: PlayerId;
}

/** Everything a screen needs, in one frame: the first after connecting, after `resync` and after the room slept. */
export interface SnapshotFrame {
  readonly topic: "snapshot";
  readonly seq: number;
  readonly body: {
    readonly serverTime: number;
    readonly you: You;
    readonly topics: Partial<StateTopics>;
    /** The build that speaks; another one than before: the page is outdated. */
    readonly build?: string;
  };
}

/** A change of one state topic: its whole value, a merge patch (RFC 7396), or neither: it is gone. */
export type StateChange = {
  [Topic in StateTopic]: {
    readonly topic: Topic;
    readonly body?: StateTopics[Topic];
    readonly patch?: unknown;
  };
}[StateTopic];

export type EventFrame = {
  [Topic in EventTopic]: { readonly topic: Topic; readonly body: EventTopics[Topic] };
}[EventTopic];

/** All that one input changed for one screen, in one frame. */
interface BatchFrame {
  readonly topic: "batch";
  readonly seq: number;
  readonly body: readonly (StateChange | EventFrame | Reply)[];
}

export type ServerFrame =
  | SnapshotFrame
  | ((StateChange | EventFrame | Reply) & { readonly seq: number })
  | BatchFrame;

export interface ClientFrame {
  /** Unique for this client; a command sent again keeps its id. */
  readonly id: string;
  readonly command: Command;
}

/** Why a text is not a client frame. `id` is there when the sender can be told which frame it was. */
export interface BadFrame {
  readonly bad: "too_big" | "not_json" | "unknown_topic" | "invalid_body";
  readonly id?: string;
}
