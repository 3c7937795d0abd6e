import { createElement } from "react";
import { beforeEach, expect, it } from "vitest";
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
