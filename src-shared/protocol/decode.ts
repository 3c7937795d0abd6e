import * as z from "zod/mini";
import { MAX_FRAME_BYTES } from "../catalog/limits.ts";
import { COMMANDS, isCommandTopic, type Command } from "./commands.ts";
import type { BadFrame, ClientFrame } from "./frames.ts";

const envelope = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  topic: z.string(),
  body: z.optional(z.unknown()),
});

/** Most bytes in UTF-8 for one UTF-16 unit of a text. */
const BYTES_PER_UNIT = 3;

/** Whether a text exceeds the limit in bytes. It is only encoded when its length leaves that open. */
function isTooBig(text: string): boolean {
  if (text.length > MAX_FRAME_BYTES) return true;
  if (text.length * BYTES_PER_UNIT <= MAX_FRAME_BYTES) return false;
  return new TextEncoder().encode(text).byteLength > MAX_FRAME_BYTES;
}

/** Decodes a client's text frame. Its size is checked before anything is parsed. */
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
  // SAFETY: topic and body were just validated against the same entry of the table.
  return { id, command: { topic, body: body.data } as Command };
}
