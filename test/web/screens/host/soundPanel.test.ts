import { createElement } from "react";
import { beforeEach, expect, it } from "vitest";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { SoundPanel } from "../../../../src-web/screens/host/SoundPanel.tsx";
import { inRoom } from "../../room/inRoom.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces("room");
});

it.each([
  ["phone that hosts and plays", "player", true],
  ["remote, which never sounds", "remote", false],
] as const)(
  "without a television, only a device that plays sounds has volume controls: %s",
  async (_, purpose, sounds) => {
    // SAFETY: all that the panel reads.
    const topics = {
      gameSessionUpdated: { hostType: "HOST_AND_PLAY" },
      gameSettingsUpdated: { musicEnabled: true },
    } as never;
    const panel = await inRoom(topics, createElement(SoundPanel), { purpose });
    expect(panel.includes('type="range"')).toBe(sounds);
  },
);
