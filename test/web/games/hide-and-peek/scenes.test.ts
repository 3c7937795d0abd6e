import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../../src-shared/catalog/languages.ts";
import { LIGHTS, SCENE_IDS, SPOT_NAMES } from "../../../../src-shared/catalog/hideScenes.ts";
import { nightOf, pictureOf } from "../../../../src-web/games/hide-and-peek/pictures.ts";

const WEB = new URL("../../../../src-web/", import.meta.url);

/** Most that the pictures of one scene may weigh together, bytes. */
const HEAVIEST = 200 * 1024;

interface Texts {
  readonly spots: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly look: Readonly<Record<string, string>>;
}

describe("the picture of a scene", () => {
  it.each(SCENE_IDS)("%s is there by every light, all of them together light enough", (scene) => {
    const sizes = LIGHTS.map((light) => {
      expect(pictureOf({ scene, light })).toBeDefined();
      return statSync(new URL(`assets/games/hide-and-peek/${scene}-${light}.webp`, WEB)).size;
    });
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(HEAVIEST);
  });

  it("is the one of the night when the light goes out", () => {
    const look = { scene: "harbour", light: "dusk" } as const;
    expect(nightOf(look)).toEqual({ scene: "harbour", light: "night" });
  });
});

describe.each(LANGUAGES)("the words in %s", (language) => {
  // SAFETY: a house test holds all files to the keys of the English one.
  const { spots, look } = JSON.parse(
    readFileSync(new URL(`i18n/locales/${language}/hide-and-peek.json`, WEB), "utf8"),
  ) as Texts;

  it.each(SCENE_IDS)("tell the spots of %s apart", (scene) => {
    const names = SPOT_NAMES.map((name) => spots[scene]?.[name]);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(SPOT_NAMES.length);
  });

  it("have a name for every scene and every light", () => {
    for (const id of [...SCENE_IDS, ...LIGHTS]) expect(look[id], id).toBeTruthy();
  });
});
