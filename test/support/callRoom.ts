import { signServerToken } from "../../src-shared/protocol/serverToken.ts";
import { ROOM_PARTY } from "../../src-shared/protocol/party.ts";
import type { AuthSecrets } from "../../src-shared/protocol/roomToken.ts";
import type { RoomApi } from "../../src-rooms/room/roomApi.ts";
import {
  packed,
  ROOM_CALLS,
  unpacked,
  type RoomCall,
} from "../../src-rooms/platforms/partykit/rpc/wire.ts";

interface Server {
  /** Base URL of the server that runs the rooms, without a trailing slash. */
  readonly address: string;
  readonly secrets: AuthSecrets;
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

/**
 * Returns the room behind a code (upper-case) that runs on another server. Calls reject when that server
 * fails or cannot be reached.
 */
export function callRoom({ address, secrets, fetch, now }: Server, code: string): RoomApi {
  const ask = async (call: RoomCall, args: readonly unknown[]): Promise<unknown> => {
    const token = await signServerToken(secrets, code, now());
    const answer = await fetch(`${address}/parties/${ROOM_PARTY}/${code}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: packed({ call, args }),
    });
    if (!answer.ok) throw new Error(`the rooms' server answered ${call} with ${answer.status}`);
    return unpacked(await answer.text()) ?? undefined;
  };
  const calls: Partial<Record<RoomCall, unknown>> = {};
  for (const call of ROOM_CALLS) calls[call] = (...args: unknown[]) => ask(call, args);
  // SAFETY: the loop adds one function for every call of RoomApi; the other side (handleCall.ts) is checked
  // against it.
  return calls as RoomApi;
}
