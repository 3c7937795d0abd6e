import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { oldChromiumPath } from "../../scripts/engines.ts";
import common from "../../src-web/i18n/locales/en/common.json" with { type: "json" };
import room from "../../src-web/i18n/locales/en/room.json" with { type: "json" };
import { Rig } from "../gallery/rig.ts";
import { SITE } from "../gallery/site.ts";
import { TvSite } from "../gallery/tvSite.ts";
import { OLD_TV, OldTelevision } from "./oldChromium.ts";
import { theBrowser } from "./setting.ts";

const browser = theBrowser();

const ENTER = 13;
const ARROWS = { ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 } as const;
type Arrow = keyof typeof ARROWS;

/** The name of the focused element, and whether its focus outline is visible. In the JavaScript of 2018. */
const FOCUS = `(() => {
  const on = document.activeElement;
  const style = getComputedStyle(on);
  return {
    name: (on.getAttribute('aria-label') || on.textContent).trim(),
    isSeen: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
  };
})()`;
/** Every button that is visible and enabled. */
const BUTTONS = `Array.from(document.querySelectorAll('button:not([disabled])'))
  .filter((one) => one.getClientRects().length > 0)
  .map((one) => (one.getAttribute('aria-label') || one.textContent).trim())`;
/** A walk with the four arrow keys: down the middle of a screen, along its edges, and back. */
const WAYS: readonly Arrow[] = [
  ...Array<Arrow>(8).fill("ArrowDown"),
  ...Array<Arrow>(8).fill("ArrowLeft"),
  ...Array<Arrow>(8).fill("ArrowRight"),
  ...Array<Arrow>(4).fill("ArrowUp"),
  ...Array<Arrow>(8).fill("ArrowLeft"),
  ...Array<Arrow>(8).fill("ArrowRight"),
];

interface Focus {
  readonly name: string;
  readonly isSeen: boolean;
}

describe.skipIf(oldChromiumPath(65) === undefined)("a room on a television of 2018", () => {
  let rig: Rig;
  let site: TvSite;
  let tv: OldTelevision;

  beforeEach(async () => {
    rig = await Rig.open({}, browser());
    for (const alias of ["Ada", "Bo", "Cleo"]) rig.table.join(alias);
    site = await TvSite.open(OLD_TV, rig.television());
    tv = await OldTelevision.switchOn(65, SITE, { served: site.port });
    await tv.keep("sessionStorage", rig.kept());
    await tv.keep("localStorage", { i18nextLng: "en" });
    await tv.open("/host/session");
    await tv.stage("LOBBY");
    await tv.until(`${BUTTONS}.length > 3`);
  });
  afterEach(async () => {
    await tv.switchOff();
    site.close();
    await rig.close();
  });

  const focus = () => tv.evaluate<Focus>(FOCUS);

  /** Walks with the arrow keys until this button has the focus. Returns everything that had the focus. */
  async function walk(to?: string): Promise<Focus[]> {
    const met: Focus[] = [];
    for (const way of WAYS) {
      await tv.press(way, ARROWS[way]);
      const now = await focus();
      met.push(now);
      if (now.name === to) return met;
    }
    return met;
  }

  it("lets the remote control reach every button of the lobby, with a visible focus", async () => {
    const met = await walk();
    const names = new Set(met.map(({ name }) => name));
    const buttons = await tv.evaluate<string[]>(BUTTONS);
    expect(buttons.filter((name) => !names.has(name))).toEqual([]);
    expect(met.filter(({ isSeen }) => !isSeen)).toEqual([]);
  });

  it("lets the remote control open the host's menu, keeps the focus inside it, and closes it", async () => {
    await walk(room.host.open);
    await tv.press("Enter", ENTER);
    await tv.until("document.querySelector('dialog[open]')");
    await walk(common.button.close);
    expect(await tv.evaluate("Boolean(document.activeElement.closest('dialog'))")).toBe(true);
    expect((await focus()).name).toBe(common.button.close);
    await tv.press("Enter", ENTER);
    await tv.until("!document.querySelector('dialog[open]')");
    expect((await focus()).name).toBe(room.host.open);
  });

  it("opens and closes the host's menu on Back, as a key or in the history, without leaving the room", async () => {
    const isOpen = "document.querySelector('dialog[open]')";
    // Gives the page the history of a television that came from its start page.
    await tv.evaluate(
      "history.replaceState(null, '', '/smarttvhome'); history.pushState(null, '', '/host/session')",
    );
    for (const back of [
      () => tv.press("GoBack", 461),
      () => tv.press("Unidentified", 10_009),
      () => tv.evaluate("history.back()"),
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await back();
      await tv.until(isOpen);
      await back();
      await tv.until(`!${isOpen}`);
      await tv.stage("LOBBY");
      expect(await tv.evaluate("location.pathname")).toBe("/host/session");
    }
  });

  it("says when it is disconnected, and shows the same stage once it is back", async () => {
    site.isAway = true;
    rig.drop(1012);
    await tv.sees(room.connection.reconnecting);
    site.isAway = false;
    await tv.until(
      `document.body.innerText.indexOf(${JSON.stringify(room.connection.reconnecting)}) < 0`,
    );
    await tv.stage("LOBBY");
    await tv.sees("CLEO");
  });

  it("says that its host's time has run out", async () => {
    rig.table.do({ type: "payment", paidUntil: rig.table.now - 1 });
    rig.tell();
    await walk(room.host.start);
    await tv.press("Enter", ENTER);
    // The words before this name the owner: the host, or a player by name.
    await tv.sees("party pass has run out");
    await tv.shot("old-expired");
    expect(await tv.evaluate("Boolean(document.activeElement.closest('dialog'))")).toBe(true);
  });
});
