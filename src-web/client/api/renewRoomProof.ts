import { request } from "../http/request.ts";
import { keepRenewed } from "../storage/renewedProof.ts";

/**
 * Have a proof of a place in a room signed for another day, and keep it wherever this browser keeps the one
 * before. Throws `ApiError` when the place is gone or nobody answers; nobody is logged out over it.
 */
export async function renewRoomProof(gameCode: string, token: string): Promise<string> {
  const parts = { params: { gameCode }, roomToken: token };
  const { roomToken } = await request("GET /gameSession/:gameCode/token", parts);
  keepRenewed(token, roomToken);
  return roomToken;
}
