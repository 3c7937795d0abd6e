import type { PlayerId } from "./ids.ts";
import type { Purpose } from "./party.ts";
import type { Command } from "./commands.ts";
import type { EventTopic, EventTopics, Reply, StateTopic, StateTopics } from "./topics.ts";

/** Who the room takes this socket's client to be. */
export interface You {
  readonly purpose: Purpose;
  readonly playerId?: PlayerId;
}

/**
 * Everything a screen needs, in one frame: sent first after connecting, after `resync` and after the room
 * slept.
 */
export interface SnapshotFrame {
  readonly topic: "snapshot";
  readonly seq: number;
  readonly body: {
    readonly serverTime: number;
    readonly you: You;
    readonly topics: Partial<StateTopics>;
    /** The room's build; when it differs from an earlier one, the page is outdated. */
    readonly build?: string;
  };
}

/**
 * A change of one state topic: its complete value (`body`), a merge patch (RFC 7396), or neither when the
 * topic is removed.
 */
export type StateChange = {
  [Topic in StateTopic]: {
    readonly topic: Topic;
    readonly body?: StateTopics[Topic];
    readonly patch?: unknown;
  };
}[StateTopic];

/** One event, as it is sent. */
export type EventFrame = {
  [Topic in EventTopic]: { readonly topic: Topic; readonly body: EventTopics[Topic] };
}[EventTopic];

/** All changes that one input made for one screen, in one frame. */
interface BatchFrame {
  readonly topic: "batch";
  readonly seq: number;
  readonly body: readonly (StateChange | EventFrame | Reply)[];
}

/** Any text frame from the room. */
export type ServerFrame =
  | SnapshotFrame
  | ((StateChange | EventFrame | Reply) & { readonly seq: number })
  | BatchFrame;

export interface ClientFrame {
  /** Unique for this client; a command that is sent again keeps its id. */
  readonly id: string;
  readonly command: Command;
}

/**
 * Why a text is not a client frame. `id` is present when the text has one, so that the sender can be told
 * which frame it was.
 */
export interface BadFrame {
  readonly bad: "too_big" | "not_json" | "unknown_topic" | "invalid_body";
  readonly id?: string;
}
