import type { Browser, Page } from "playwright-core";
import { afterEach } from "vitest";
import type { CanvasState } from "../../src-rooms/games/canvas-clash/types.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { HostType } from "../../src-shared/catalog/hostTypes.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import { Rig } from "../gallery/rig.ts";
import { NAMES } from "../gallery/story.ts";
import type { Table } from "../support/table.ts";

/** The first button of this name. */
export const button = (page: Page, name: RegExp) => page.getByRole("button", { name }).first();

/** The toasts on the screen. */
export const toasts = (page: Page) => page.locator("ul[popover] li");

/** The current turn of CANVAS_CLASH. */
export function turnOf({ state: { game } }: Table): CanvasState["turn"] {
  if (!game) throw new Error("nobody plays");
  // SAFETY: these rooms play CANVAS_CLASH.
  return (game.state as CanvasState).turn;
}

/** Rooms without a server; those of a test are closed after it. */
export function rigRooms(browser: () => Browser) {
  const rigs: Rig[] = [];
  afterEach(() => Promise.all(rigs.splice(0).map((rig) => rig.close())));

  /** Opens a room with this many players in its lobby. */
  return async function room(gameType: GameType, people: number, hostType: HostType = "HOST") {
    const rig = await Rig.open({ gameType, hostType }, browser());
    rigs.push(rig);
    const ids = NAMES.slice(0, people).map((name) => rig.table.join(name));
    const phone = async (id: PlayerId | undefined, width = 390, height = 844) => {
      const page = await rig.screen(id, width, height, { reducedMotion: "reduce", locale: "en" });
      await page.locator("[data-stage]").waitFor();
      return page;
    };
    const showStage = async (page: Page) => {
      rig.tell();
      await page.locator(`[data-stage="${rig.table.stage}"]`).waitFor();
    };
    return { rig, table: rig.table, ids, first: ids[0] as PlayerId, phone, showStage };
  };
}
