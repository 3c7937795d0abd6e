import * as z from "zod/mini";
import { verifyServerToken } from "../../../../src-shared/protocol/serverToken.ts";
import type { AuthSecrets } from "../../../../src-shared/protocol/roomToken.ts";
import type { RoomApi } from "../../../room/roomApi.ts";
import { packed, ROOM_CALLS, unpacked } from "./wire.ts";

const callSchema = z.object({ call: z.enum(ROOM_CALLS), args: z.array(z.unknown()) });

/** Most characters of a call: a photo of 8 MB as text, with room to spare. */
const MOST_CHARS = 12_000_000;

interface Call {
  readonly method: string;
  readonly authorization: string | null;
  readonly text: () => Promise<string>;
}

/**
 * Carries out a call by the HTTP side on a room that runs elsewhere. Only Hubbub itself may call, with a
 * token signed by its own keys. The arguments were checked by the caller's schemas and types.
 */
export async function handleCall(
  room: RoomApi,
  code: string,
  secrets: AuthSecrets,
  { method, authorization, text }: Call,
  nowMs: number,
): Promise<{ readonly status: number; readonly body: string }> {
  if (method !== "POST") return { status: 405, body: "" };
  const token = /^Bearer (\S+)$/u.exec(authorization ?? "")?.[1] ?? "";
  if ((await verifyServerToken(secrets, token, nowMs)) !== code) return { status: 401, body: "" };
  const body = await text();
  if (body.length > MOST_CHARS) return { status: 413, body: "" };
  const wanted = callSchema.safeParse(parsed(body));
  if (!wanted.success) return { status: 400, body: "" };
  const { call, args } = wanted.data;
  // SAFETY: the caller made the call through RoomApi's own types, and signed it.
  const answer: unknown = await (room[call] as (...args: unknown[]) => Promise<unknown>).apply(
    room,
    args.map((arg) => arg ?? undefined),
  );
  return { status: 200, body: packed(answer) };
}

function parsed(body: string): unknown {
  try {
    return unpacked(body);
  } catch {
    return undefined;
  }
}
