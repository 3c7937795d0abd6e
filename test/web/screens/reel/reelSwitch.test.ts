import { createElement } from "react";
import { beforeEach, expect, it } from "vitest";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { LeaveMeOut } from "../../../../src-web/screens/reel/ReelSwitch.tsx";
import { Table } from "../../../support/table.ts";
import { atTable } from "../../room/inRoom.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces("reel");
});

it("[SE51] [SE68] a player may stay out of the reel, but nobody in a crowd can decide that for all", async () => {
  const table = new Table();
  const player = table.join("Ada");
  const crowd = table.openCrowd(2);
  expect(await atTable(table, player, createElement(LeaveMeOut))).toContain("Leave me out");
  expect(await atTable(table, crowd, createElement(LeaveMeOut))).toBe("");
});
