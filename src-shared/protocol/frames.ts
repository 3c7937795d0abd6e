import * as z from "zod/mini";
import { MAX_FRAME_BYTES } from "../catalog/limits.ts";
import type { PlayerId } from "./ids.ts";
import type { Purpose } from "./party.ts";
import {
  COMMANDS,
  isCommandTopic,
  type Command,
  type EventTopic,
  type EventTopics,
  type Reply,
  type StateTopic,
  type StateTopics,
} from "./topics.ts";

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
export interface BatchFrame {
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

const envelope = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  topic: z.string(),
  body: z.optional(z.unknown()),
});

/** Most bytes that one UTF-16 unit of a text takes in UTF-8. */
const BYTES_PER_UNIT = 3;

/** Is the text over the limit in bytes? Only one that may be is measured. */
function isTooBig(text: string): boolean {
  if (text.length > MAX_FRAME_BYTES) return true;
  if (text.length * BYTES_PER_UNIT <= MAX_FRAME_BYTES) return false;
  return new TextEncoder().encode(text).byteLength > MAX_FRAME_BYTES;
}

/** Decode what a client sent. Size is tested before anything is parsed. */
export function decodeClientFrame(text: string): ClientFrame | BadFrame {
  if (isTooBig(text)) return { bad: "too_big" };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { bad: "not_json" };
  }
  const frame = envelope.safeParse(json);
  if (!frame.success) return { bad: "not_json" };
  const { id, topic } = frame.data;
  if (!isCommandTopic(topic)) return { bad: "unknown_topic", id };
  const body = COMMANDS[topic].schema.safeParse(frame.data.body ?? {});
  if (!body.success) return { bad: "invalid_body", id };
  // SAFETY: topic and body were just checked against the same entry of the table.
  return { id, command: { topic, body: body.data } as Command };
}
