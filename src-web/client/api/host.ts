import type { EveningPlan } from "../../../src-shared/catalog/playlist.ts";
import { call } from "./call.ts";

/** Plan the coming games of the evening. */
export const planEvening = (gameCode: string, { entries, handsFree }: EveningPlan, token: string) =>
  call("PUT /host/:gameCode/playlist", {
    params: { gameCode },
    body: { entries: [...entries], handsFree },
    roomToken: token,
  });
