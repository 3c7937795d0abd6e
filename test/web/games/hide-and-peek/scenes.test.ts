import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../../src-shared/catalog/languages.ts";
import {
  ARRANGEMENTS,
  LIGHTS,
  LOOKS,
  SCENE_IDS,
  SPOT_NAMES,
} from "../../../../src-shared/catalog/hideScenes.ts";
import { backdropOf, SHOWN_LOOK } from "../../../../src-web/games/hide-and-peek/backdrops.ts";
import { nightOf, pictureOf } from "../../../../src-web/games/hide-and-peek/pictures.ts";

const WEB = new URL("../../../../src-web/", import.meta.url);

/** Maximum total size of a scene's pictures, bytes. */
const HEAVIEST = 200 * 1024;

/** Maximum size of a backdrop, bytes. */
const LIGHTEST = 6 * 1024;

/** Every scene in every arrangement. */
const PLACES = SCENE_IDS.flatMap((scene) =>
  ARRANGEMENTS.map((arrangement) => ({ scene, arrangement })),
);

/** Size of the file behind an address, bytes. */
function weightOf(address: string | undefined): number {
  const [, file] = /(assets\/games\/.+\.webp)/u.exec(address ?? "") ?? [];
  expect(file, address).toBeDefined();
  return statSync(new URL(file ?? "", WEB)).size;
}

interface Texts {
  readonly spots: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly look: Readonly<Record<string, string>>;
}

describe("the picture of a scene", () => {
  it.each(PLACES)("$scene $arrangement exists in every light, and the files are small", (place) => {
    const sizes = LIGHTS.map((light) => weightOf(pictureOf({ ...place, light })));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(HEAVIEST);
  });

  it("is a different one in the other arrangement", () => {
    expect(new Set(LOOKS.map(pictureOf)).size).toBe(LOOKS.length);
    expect(pictureOf({ scene: "attic", light: "day" })).toBe(
      pictureOf({ scene: "attic", light: "day", arrangement: 1 }),
    );
  });

  it("is the one of the night when the light goes out", () => {
    const look = { scene: "harbour", light: "dusk" } as const;
    expect(nightOf(look)).toEqual({ scene: "harbour", light: "night" });
  });
});

describe("the backdrop of a stage", () => {
  it.each(LOOKS)("exists for $scene $arrangement in the light $light, and is small", (look) => {
    const { wide, tall } = backdropOf("LIGHT", { look });
    expect(wide).toContain(`${look.scene}-${look.light}`);
    expect(weightOf(wide)).toBeLessThanOrEqual(LIGHTEST);
    expect(weightOf(tall)).toBeLessThanOrEqual(LIGHTEST);
  });

  it("is the night's while the light is out", () => {
    const look = { scene: "camp", light: "day" };
    for (const dark of ["DARK", "GUESS"]) {
      expect(backdropOf(dark, { look }).wide).toContain("camp-night");
    }
    expect(backdropOf("REVEAL", { look }).wide).toContain("camp-day");
  });

  it("is the tutorial's picture before the first lap's place is known", () => {
    expect(backdropOf("TUTORIAL").wide).toContain(`${SHOWN_LOOK.scene}-${SHOWN_LOOK.light}`);
  });
});

describe.each(LANGUAGES)("the words in %s", (language) => {
  // SAFETY: test/house/locales.test.ts checks that all languages have the keys of the English file.
  const { spots, look } = JSON.parse(
    readFileSync(new URL(`i18n/locales/${language}/hide-and-peek.json`, WEB), "utf8"),
  ) as Texts;

  it.each(SCENE_IDS)("tell the spots of %s apart", (scene) => {
    const names = SPOT_NAMES.map((name) => spots[scene]?.[name]);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(SPOT_NAMES.length);
  });

  it("name every scene and every light", () => {
    for (const id of [...SCENE_IDS, ...LIGHTS]) expect(look[id], id).toBeTruthy();
  });
});
