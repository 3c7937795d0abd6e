import { afterEach, describe, expect, it, vi } from "vitest";
import type { Drawing } from "../../../../../src-shared/catalog/drawing.ts";
import { playerId } from "../../../../../src-shared/protocol/ids.ts";
import type { Moment } from "../../../../../src-web/game-kit/moment.ts";
import { firstShown, withoutLeftOut } from "../../../../../src-web/screens/stages/card/pieces.ts";

const [ada, bo] = [playerId(1), playerId(2)];
const line = (text: string, ...playerIds: Moment["playerIds"]): Moment => ({ playerIds, text });

afterEach(() => vi.unstubAllGlobals());

describe("the picture of a game", () => {
  it("shows nothing by players who do not want to be in a reel", () => {
    const moments = [line("hers", ada), line("theirs", ada, bo), line("his", bo), line("nobody's")];
    expect(withoutLeftOut(moments)).toEqual(moments);
    expect(withoutLeftOut(moments, [ada]).map(({ text }) => text)).toEqual(["his", "nobody's"]);
  });

  it("shows the next moment when a drawing cannot be loaded", async () => {
    const gone = (): Promise<Drawing> => Promise.reject(new Error("offline"));
    const drawn: Moment = { ...line("cat", ada), picture: { kind: "drawing", drawing: gone } };
    expect(await firstShown([drawn, line("words", bo)])).toEqual({ moment: line("words", bo) });
    expect(await firstShown([drawn])).toBeUndefined();
  });

  it("shows only the words when a photo cannot be loaded", async () => {
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
