import { expect, it } from "vitest";
import { loadedOnce } from "../../../src-web/game-kit/gameParts.ts";

const Nothing = () => null;

it("a part that was loaded in advance is available immediately, without waiting for a promise", async () => {
  let loads = 0;
  const load = loadedOnce(() => {
    loads += 1;
    return Promise.resolve({ default: Nothing });
  });
  await load();
  let heard: unknown;
  void load().then((part) => {
    heard = part.default;
  });
  expect(heard).toBe(Nothing);
  expect((await load()).default).toBe(Nothing);
  expect(loads).toBe(1);
});

it("a load that failed is tried again", async () => {
  let loads = 0;
  const load = loadedOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error("gone");
    return { default: Nothing };
  });
  await expect(load()).rejects.toThrow("gone");
  expect((await load()).default).toBe(Nothing);
});
