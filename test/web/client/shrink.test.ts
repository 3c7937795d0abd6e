import { afterEach, expect, it, vi } from "vitest";
import { shrink } from "../../../src-web/client/shrink.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser that can encode images of these types, and what was drawn, in order. */
function browserThatWrites(...types: readonly string[]) {
  const drawn: string[] = [];
  const pen = {
    fillStyle: "#000",
    globalCompositeOperation: "source-over",
    drawImage: () => void drawn.push("picture"),
    fillRect: () => void drawn.push(`${pen.fillStyle} ${pen.globalCompositeOperation}`),
  };
  const written: string[] = [];
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => pen,
    toBlob: (hear: (blob: Blob) => void, type: string) => {
      const made = types.includes(type) ? type : "image/png";
      if (made === type) written.push([...drawn].join(", "));
      hear(new Blob(["x"], { type: made }));
    },
  };
  vi.stubGlobal("document", { createElement: () => canvas });
  vi.stubGlobal("createImageBitmap", () =>
    Promise.resolve({ width: 800, height: 600, close: () => undefined }),
  );
  return { written };
}

it("a picture in a format without transparency gets a white background, so that its letters can be read", async () => {
  const iPhone = browserThatWrites("image/jpeg");
  const sent = await shrink(new Blob(["meme"], { type: "image/png" }));
  expect(sent.type).toBe("image/jpeg");
  expect(iPhone.written).toEqual(["picture, #fff destination-over"]);
});

it("a picture in a format with transparency stays transparent", async () => {
  const others = browserThatWrites("image/webp", "image/jpeg");
  const sent = await shrink(new Blob(["meme"], { type: "image/png" }));
  expect(sent.type).toBe("image/webp");
  expect(others.written).toEqual(["picture"]);
});
