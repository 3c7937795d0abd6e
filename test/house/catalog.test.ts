import { describe, expect, it } from "vitest";
import avatars from "../../src-shared/catalog/avatars.json" with { type: "json" };
import { GAME_FACTS } from "../../src-shared/catalog/gameTypes.ts";
import { exists, files, installed, read } from "./repository.ts";

describe("the catalogue of avatars", () => {
  it("has a picture for every avatar", () => {
    expect(avatars.length).toBeGreaterThan(0);
    const missing = avatars.filter(({ src }) => !exists(`src-web/assets/avatars/${src}`));
    expect(
      missing.map(({ src }) => src),
      "To fix it: draw it with tools/art, or remove it from src-shared/catalog/avatars.json.",
    ).toEqual([]);
  });

  it("lists every picture of an avatar", () => {
    const listed = new Set(avatars.map(({ src }) => src));
    const pictures = files("src-web/assets/avatars/*").map((path) => path.split("/").at(-1) ?? "");
    expect(
      pictures.filter((src) => !listed.has(src)),
      "To fix it: list it in src-shared/catalog/avatars.json, or delete it.",
    ).toEqual([]);
  });

  it("lists every avatar once, with a name and a colour", () => {
    expect(new Set(avatars.map(({ src }) => src)).size).toBe(avatars.length);
    for (const { src, name, colour } of avatars) {
      expect(src).toMatch(/^[a-z0-9-]+\.webp$/);
      expect(name, src).not.toBe("");
      expect(colour, src).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

describe("games", () => {
  it.each(Object.entries(GAME_FACTS))(
    "%s has its facts, rules and screens in folders of the same name",
    (_, { folder }) => {
      const missing = [
        `src-shared/catalog/games/${folder}.ts`,
        `src-rooms/games/${folder}/RULES.md`,
        `src-web/games/${folder}/Stage.tsx`,
      ].filter((path) => !exists(path));
      expect(missing, "To fix it: rename the folders to the `folder` of its facts.").toEqual([]);
    },
  );
});

describe("the database's migrations", () => {
  const LIST = "src-worker/db/migrations.ts";
  const sqlFiles = files("migrations/*.sql").map((path) => path.replace(/^.*\/|\.sql$/g, ""));

  it("are listed for the Worker in the order of their files, each with its own SQL", () => {
    const source = read(LIST);
    const ids = [...source.matchAll(/\bid: "([^"]+)", sql: (\w+)/g)];
    const texts = new Map(
      [...source.matchAll(/import (\w+) from "[./]+\/migrations\/([^"]+)\.sql"/g)].map(
        ([, name, file]) => [name, file],
      ),
    );
    const fix = `To fix it: add the file to MIGRATIONS in ${LIST}, oldest first.`;
    expect(
      ids.map(([, id]) => id),
      fix,
    ).toEqual(sqlFiles);
    expect(
      ids.map(([, , name]) => texts.get(name ?? "")),
      fix,
    ).toEqual(sqlFiles);
  });

  it("are listed in drizzle-kit's journal", () => {
    const journal = JSON.parse(read("migrations/meta/_journal.json")) as {
      entries: { tag: string }[];
    };
    expect(
      journal.entries.map(({ tag }) => tag),
      "To fix it: run npm run migrations, which writes both the file and the journal.",
    ).toEqual(sqlFiles);
  });
});

describe("the runtime", () => {
  it("supports the compatibility date that it is configured with", () => {
    const asked = /^compatibility_date = "(\d{4})-(\d\d)-(\d\d)"$/m.exec(read("wrangler.toml"));
    expect(asked, "wrangler.toml has no compatibility_date").not.toBeNull();
    const date = Number((asked ?? []).slice(1).join(""));
    // PartyKit's own server bundles an older runtime; its date is in partykit.json.
    const copies = installed("workerd/package.json").filter((path) => !path.includes("/partykit/"));
    expect(copies.length, "To fix it: run npm ci").toBeGreaterThan(0);
    for (const path of copies) {
      const { version } = JSON.parse(read(path)) as { version: string };
      const [, built] = version.split(".");
      expect(
        Number(built),
        `${path} is ${version}. To fix it: set a compatibility_date no later than that.`,
      ).toBeGreaterThanOrEqual(date);
    }
  });
});
