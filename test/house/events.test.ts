import { describe, expect, it } from "vitest";
import { EVENT_NAMES, OTHER_COUNTS, SEEN_BY_SERVER } from "../../src-shared/catalog/events.ts";
import { files, read } from "./repository.ts";

/** Files in this folder that contain one of these texts. */
const withText = (folder: string, texts: readonly string[]): string[] =>
  files(`${folder}/**/*.{ts,tsx}`).filter((path) => {
    const source = read(path);
    return texts.some((text) => source.includes(text));
  });

const SEEN: readonly string[] = SEEN_BY_SERVER;

/** Names of events that this source logs. */
const eventsIn = (source: string): string[] =>
  [...source.matchAll(/\blog\(\s*"(?:info|warn|error)",\s*"([^"]+)"/gu)].flatMap(
    ([, name = ""]) => name,
  );

describe("every logged event", () => {
  const names = ["src-worker", "src-rooms"].flatMap((folder) =>
    files(`${folder}/**/*.ts`).flatMap((path) => eventsIn(read(path))),
  );

  it.each([...new Set(names)].sort())("%s is explained to operators", (name) => {
    expect(read("docs/operations.md"), "To fix it: add a row to its table of events.").toContain(
      `\`${name}\``,
    );
  });
});

it("one function writes all lines of the server's log, so that each is JSON with a known event", () => {
  const others = ["src-worker", "src-rooms", "src-shared"].flatMap((folder) =>
    withText(
      folder,
      ["log", "info", "warn", "error", "debug"].map((level) => `console.${level}(`),
    ).filter((path) => path !== "src-shared/log.ts"),
  );
  expect(others, "To fix it: use log of src-shared/log.ts.").toEqual([]);
});

describe("every counted event of the catalogue", () => {
  it.each(EVENT_NAMES)("%s is sent somewhere", (name) => {
    const senders = SEEN.includes(name)
      ? withText("src-worker", [`countEvent(deps, "${name}"`, `name: "${name}"`])
      : withText("src-web", [`track("${name}"`]);
    expect(
      senders,
      "To fix it: send the event where it happens, or remove it from src-shared/catalog/events.ts.",
    ).not.toEqual([]);
  });

  it.each(OTHER_COUNTS)("%s is counted by the server", (name) => {
    expect(withText("src-worker", [`name: "${name}"`])).not.toEqual([]);
  });
});
