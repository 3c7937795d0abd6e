import { afterEach, describe, expect, it, vi } from "vitest";
import type { Drawing } from "../../../../../src-shared/catalog/drawing.ts";
import { playerId } from "../../../../../src-shared/protocol/ids.ts";
import type { Moment } from "../../../../../src-web/game-kit/moment.ts";
import { firstShown, withoutLeftOut } from "../../../../../src-web/screens/stages/card/pieces.ts";

const [ada, bo] = [playerId(1), playerId(2)];
const line = (text: string, ...playerIds: Moment["playerIds"]): Moment => ({ playerIds, text });

afterEach(() => vi.unstubAllGlobals());

describe("what a picture of the game may show", () => {
  it("is nothing of whoever wants to be in no reel", () => {
    const moments = [line("hers", ada), line("theirs", ada, bo), line("his", bo), line("nobody's")];
    expect(withoutLeftOut(moments)).toEqual(moments);
    expect(withoutLeftOut(moments, [ada]).map(({ text }) => text)).toEqual(["his", "nobody's"]);
  });

  it("is the next moment where a drawing cannot be had", async () => {
    const gone = (): Promise<Drawing> => Promise.reject(new Error("offline"));
    const drawn: Moment = { ...line("cat", ada), picture: { kind: "drawing", drawing: gone } };
    expect(await firstShown([drawn, line("words", bo)])).toEqual({ moment: line("words", bo) });
    expect(await firstShown([drawn])).toBeUndefined();
  });

  it("is the words alone where a photo cannot be had", async () => {
    vi.stubGlobal(
      "Image",
      class {
        src = "";
        decode = () => Promise.reject(new Error("offline"));
      },
    );
    const photo: Moment = {
      ...line("caption", ada),
      picture: { kind: "photo", address: () => "/photo.webp" },
    };
    expect(await firstShown([photo])).toEqual({ moment: photo, piece: undefined });
  });
});
