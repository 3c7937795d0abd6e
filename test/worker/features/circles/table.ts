import { roomStub } from "../../../../src-worker/features/rooms/object/routing.ts";
import {
  avatar,
  bindings,
  client,
  guest,
  openRoom,
  roomLook,
  type Client,
} from "../../support/support.ts";
import { seatResponse } from "../../../../src-shared/api/gameSession.ts";

/** A person with a phone, who may be logged in and may have a seat. */
export interface Phone {
  readonly call: Client;
  readonly bearer?: string;
  readonly roomToken?: string;
}

/** A phone of a new guest. */
export async function phone(): Promise<Required<Pick<Phone, "call" | "bearer">>> {
  const { call, accessToken } = await guest();
  return { call, bearer: accessToken };
}

/** Takes a seat for this phone, by default for one that nobody is logged in on. */
export async function sit(gameCode: string, at: number, who: Phone = { call: client() }) {
  const { call, bearer } = who;
  const body = { gameCode, alias: `Player ${at}`, avatarSrc: avatar(at) };
  const answer = await call("POST", "/gameSession/join", {
    body,
    ...(bearer !== undefined && { bearer }),
  });
  return { ...who, ...seatResponse.parse(answer.body) };
}

/** Opens a room in which these phones have played a game to its podium. */
export async function podium(phones: readonly Phone[]) {
  const room = await openRoom({ initialGameType: "RPS_SHOOT" });
  const { gameCode, roomToken, host } = room;
  const seats = [];
  for (const [at, one] of phones.entries()) seats.push(await sit(gameCode, at, one));
  const stub = await roomStub(bindings, gameCode);
  await stub.command({ kind: "host" }, { topic: "startGame", body: {} });
  await host.call("POST", `/host/${gameCode}/endGame`, { roomToken });
  const { roomId } = await roomLook(gameCode);
  return { ...room, roomId, seats };
}
