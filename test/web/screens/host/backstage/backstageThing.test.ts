import { createElement } from "react";
import { beforeEach, expect, it } from "vitest";
import type { BackstageEntry } from "../../../../../src-shared/protocol/entities.ts";
import { BackstageThing } from "../../../../../src-web/screens/host/backstage/BackstageThing.tsx";
import { initTexts } from "../../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../../src-web/i18n/instance.ts";
import { inRoom } from "../../../room/inRoom.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces("backstage");
});

it("[CC24] backstage tells drawings apart by what the room calls them: a letter, later the word", async () => {
  for (const text of ["B", "shopping bag"]) {
    const entry = { kind: "drawing", text, status: "approved" } as const;
    const html = await inRoom({}, createElement(BackstageThing, { id: "7-1", entry }));
    expect(html).toContain(`>${text}<`);
  }
});

it("each button of an entry says which entry it is about", async () => {
  const nameIn = async (entry: BackstageEntry) => {
    const html = await inRoom({}, createElement(BackstageThing, { id: "7-1", entry }));
    return Array.from(html.matchAll(/<button[^>]* aria-label="([^"]*)"/gu), ([, name]) => name);
  };
  const caption = { kind: "text", text: "Monday again" } as const;
  expect(await nameIn({ ...caption, status: "waiting" })).toEqual([
    "Hide it. Monday again",
    "Show it. Monday again",
  ]);
  expect(await nameIn({ ...caption, status: "hidden" })).toEqual([
    "Show it after all. Monday again",
  ]);
  const photo = { kind: "photo", text: "ADA", src: "p1", status: "approved" } as const;
  expect(await nameIn(photo)).toEqual(["Hide it after all. Photo: ADA"]);
});
