import type { CircleReply } from "../../../src-shared/catalog/circles.ts";
import { playerSeat } from "../storage/roomKeys.ts";
import { call } from "./call.ts";

/** Adds the token of this phone's seat to the account's credentials. */
const atTable = (gameCode: string) => ({
  params: { gameCode },
  roomToken: playerSeat()?.token,
});

/** Fetch what the podium of this room may offer this player. */
export const fetchTonight = (gameCode: string) =>
  call("GET /gameSession/:gameCode/circle", atTable(gameCode));

/** Make this night an evening of a new circle, or of one the player belongs to. */
export const bringCircle = (gameCode: string, body: { name: string } | { circleId: string }) =>
  call("POST /gameSession/:gameCode/circle", { ...atTable(gameCode), body });

/** Join the circle of this night. */
export const joinTonight = (gameCode: string) =>
  call("POST /gameSession/:gameCode/circle/members", atTable(gameCode));

/** The user's circles, the newest first. */
export const fetchCircles = () => call("GET /circle");

export const fetchCircle = (circleId: string) =>
  call("GET /circle/:circleId", { params: { circleId } });

export const fetchEvening = (circleId: string, roomId: string) =>
  call("GET /circle/:circleId/evenings/:roomId", { params: { circleId, roomId } });

/** Fetch where a link leads. */
export const previewCircle = (token: string) => call("POST /circle/door", { body: { token } });

/** Join a circle with a link. */
export const joinCircle = (token: string, name: string, avatarSrc: string) =>
  call("POST /circle/members", { body: { token, name, avatarSrc } });

export const renameCircle = (circleId: string, name: string) =>
  call("PUT /circle/:circleId", { params: { circleId }, body: { name } });

export const deleteCircle = (circleId: string) =>
  call("DELETE /circle/:circleId", { params: { circleId } });

/** Replace a circle's link with a new one. */
export const renewLink = (circleId: string) =>
  call("POST /circle/:circleId/link", { params: { circleId } });

/** Make another member the leader. */
export const handOn = (circleId: string, memberId: string) =>
  call("PUT /circle/:circleId/leader", { params: { circleId }, body: { memberId } });

/** Leave, or remove another member. */
export const removeMember = (circleId: string, memberId: string) =>
  call("DELETE /circle/:circleId/members/:memberId", { params: { circleId, memberId } });

export const removeEvening = (circleId: string, roomId: string) =>
  call("DELETE /circle/:circleId/evenings/:roomId", { params: { circleId, roomId } });

/** Set the next date. `at`: ISO 8601. */
export const setDate = (circleId: string, at: string) =>
  call("PUT /circle/:circleId/date", { params: { circleId }, body: { at } });

/** Cancel this date, unless it has moved since. */
export const callDateOff = (circleId: string, at: string) =>
  call("DELETE /circle/:circleId/date", { params: { circleId }, query: { at } });

/** Reply whether the user will come. */
export const answerDate = (circleId: string, reply: CircleReply, at: string) =>
  call("PUT /circle/:circleId/reply", { params: { circleId }, body: { reply, at } });

/** The next date as a calendar file. */
export const fetchCalendar = (circleId: string) =>
  call("GET /circle/:circleId/calendar", { params: { circleId } });

/** Export everything that a circle shows. */
export const exportCircle = (circleId: string) =>
  call("GET /circle/:circleId/export", { params: { circleId } });
