import { afterEach, describe, expect, it, vi } from "vitest";
import { mayCast } from "../../../../src-web/platform/cast/mayCast.ts";
import {
  autoCreateUrl,
  autoCreateParamsOf,
  readCastMessage,
} from "../../../../src-web/platform/cast/messages.ts";
import { isTelevision } from "../../../../src-web/platform/television/television.ts";
import {
  followRemote,
  nextBox,
  type Box,
} from "../../../../src-web/platform/television/spatialFocus.ts";
import { placeOf } from "../../../../src-web/app/tv/places.ts";

const TELEVISIONS = {
  "Tizen 5.0":
    "Mozilla/5.0 (SMART-TV; Linux; Tizen 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/5.0 TV Safari/537.36",
  "webOS 5":
    "Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/68.0.3440.106 Safari/537.36",
  Chromecast:
    "Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/90.0.4430.225 Safari/537.36 CrKey/1.56.500000",
  "Fire TV":
    "Mozilla/5.0 (Linux; Android 7.1.2; AFTMM Build/NS6265) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0.4324.152 Mobile Safari/537.36",
  "Android TV":
    "Mozilla/5.0 (Linux; Android 9; BRAVIA 4K UR2) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0 Safari/537.36",
  HbbTV: "HbbTV/1.4.1 (+DRM; Samsung; SmartTV2018; ...) AppleWebKit/537.36",
};
const OTHERS = {
  iPhone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  "Pixel phone":
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
  "Windows laptop":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
  "Tizen phone":
    "Mozilla/5.0 (Linux; Tizen 3.0; SAMSUNG SM-Z400F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/3.0 Mobile Safari/537.36",
};

describe("telling televisions from other devices", () => {
  it.each(Object.entries(TELEVISIONS))("%s is a television", (_name, userAgent) => {
    expect(isTelevision({ userAgent, width: 1920, canPoint: true })).toBe(true);
  });

  it.each(Object.entries(OTHERS))("%s is not a television", (_name, userAgent) => {
    expect(isTelevision({ userAgent, width: 1920, canPoint: true })).toBe(false);
  });

  it("an unnamed Android box is a television when it has no mouse or touch screen, unlike a tablet", () => {
    const userAgent =
      "Mozilla/5.0 (Linux; Android 11; X96Q) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/110.0 Safari/537.36";
    expect(isTelevision({ userAgent, width: 1920, canPoint: false })).toBe(true);
    expect(isTelevision({ userAgent, width: 1280, canPoint: true })).toBe(false);
  });
});

describe("the light app of a television", () => {
  it("shows what its address names", () => {
    expect(placeOf("/autoCreate", false)).toBe("cast");
    expect(placeOf("/host/session", true)).toBe("room");
    expect(placeOf("/", false)).toBe("home");
    expect(placeOf("/hosting", true)).toBe("home");
  });

  it("shows its home page at a room's address when the room is gone", () => {
    // Back was pressed on the remote control after a room was left, or the television was off for a day.
    expect(placeOf("/host/session", false)).toBe("home");
  });
});

describe("casting", () => {
  it("is offered in Chrome on computers and Android", () => {
    expect(mayCast(OTHERS["Windows laptop"])).toBe(true);
    expect(mayCast(OTHERS["Pixel phone"])).toBe(true);
  });

  it("is not offered on iOS, whatever the browser calls itself, nor on the devices that receive it", () => {
    expect(mayCast(OTHERS.iPhone)).toBe(false);
    expect(mayCast(OTHERS.iPhone.replace("Version/18.0", "CriOS/150.0.0.0"))).toBe(false);
    for (const userAgent of Object.values(TELEVISIONS).slice(0, 3)) {
      expect(mayCast(userAgent), userAgent).toBe(false);
    }
  });
});

describe("the cast channel", () => {
  it("reads loc and status messages, as text and as objects", () => {
    const loc = { type: "loc", url: "https://hubbub.example/autoCreate?token=t&language=pl" };
    expect(readCastMessage(JSON.stringify(loc))).toEqual(loc);
    expect(readCastMessage({ type: "status", status: "READY" })).toEqual({
      type: "status",
      status: "READY",
    });
    expect(readCastMessage('{"type":"status","status":"OPENED","gameCode":"K7MPX"}')).toEqual({
      type: "status",
      status: "OPENED",
      gameCode: "K7MPX",
    });
  });

  it.each([
    "",
    "{",
    "null",
    '"loc"',
    '{"type":"loc"}',
    '{"type":"status","status":"OPENED"}',
    '{"type":"x"}',
  ])("does not accept %j as a message", (text) => expect(readCastMessage(text)).toBeUndefined());

  it("sends a device to /autoCreate and nowhere else", () => {
    const origin = "https://hubbub.example";
    const url = autoCreateUrl(origin, "a.b+c", "pl");
    expect(autoCreateParamsOf(url, origin)).toEqual({ token: "a.b+c", language: "pl" });
    for (const foreign of [
      "https://evil.example/autoCreate?token=t",
      `${origin}/account?token=t`,
      `${origin}/autoCreate`,
      "javascript:alert(1)",
      "http://[",
    ]) {
      expect(autoCreateParamsOf(foreign, origin), foreign).toBeUndefined();
    }
  });
});

describe("the arrow keys of a remote control", () => {
  const box = (left: number, top: number): Box => ({
    left,
    top,
    right: left + 100,
    bottom: top + 40,
  });
  const grid = [box(0, 0), box(120, 0), box(240, 0), box(0, 60), box(240, 60)];

  it("move to the nearest element in their direction", () => {
    expect(nextBox(box(0, 0), grid, "right")).toBe(1);
    expect(nextBox(box(240, 0), grid, "left")).toBe(1);
    expect(nextBox(box(0, 0), grid, "down")).toBe(3);
    expect(nextBox(box(240, 60), grid, "up")).toBe(2);
  });

  it("prefer an element in the same row to a nearer one beside it", () => {
    expect(nextBox(box(0, 60), grid, "right")).toBe(4);
  });

  it("do nothing at the edge", () => {
    expect(nextBox(box(0, 0), grid, "left")).toBe(-1);
    expect(nextBox(box(0, 0), grid, "up")).toBe(-1);
  });

  describe("in a text field", () => {
    afterEach(() => vi.unstubAllGlobals());

    /** A search field with a list of packs below it. Returns a function that presses a key in the field. */
    function library(type: string) {
      class Field {
        type = type;
        focus = vi.fn<() => void>();
        readonly place: Box;
        constructor(place: Box) {
          this.place = place;
        }
        getClientRects = () => [this.place];
        getBoundingClientRect = () => this.place;
      }
      const search = new Field(box(0, 0));
      const packs = new Field(box(0, 60));
      const page = Object.assign(new EventTarget(), {
        activeElement: search,
        contains: () => true,
        querySelectorAll: (which: string) => (which === "dialog[open]" ? [] : [search, packs]),
      });
      vi.stubGlobal("HTMLInputElement", Field);
      vi.stubGlobal("document", page);
      const stop = followRemote();
      const press = (key: string) => {
        const event = Object.assign(new Event("keydown", { cancelable: true }), { key });
        page.dispatchEvent(event);
        return { isTaken: event.defaultPrevented, hasLeft: packs.focus.mock.calls.length > 0 };
      };
      return { press, stop };
    }

    it.each(["text", "search"])("move the cursor sideways, but lead on from it (%s)", (type) => {
      const { press, stop } = library(type);
      expect(press("ArrowLeft")).toEqual({ isTaken: false, hasLeft: false });
      expect(press("ArrowRight")).toEqual({ isTaken: false, hasLeft: false });
      expect(press("ArrowDown")).toEqual({ isTaken: true, hasLeft: true });
      stop();
    });
  });

  describe("once the button that was pressed is gone or disabled", () => {
    afterEach(() => vi.unstubAllGlobals());

    /** A screen with three buttons in a row and one below the last; nothing has the focus. */
    function screen() {
      const body = {};
      let active: unknown = body;
      const give = (button: unknown) => {
        active = button;
      };
      class Button {
        isThere = true;
        readonly name: string;
        readonly left: number;
        readonly top: number;
        constructor(name: string, left: number, top: number) {
          [this.name, this.left, this.top] = [name, left, top];
        }
        focus = () => give(this);
        getClientRects = () => [{}];
        getBoundingClientRect = () => {
          const { left, top } = this;
          return { left, top, right: left + 50, bottom: top + 50 };
        };
      }
      const all = [
        new Button("menu", 0, 0),
        new Button("robot", 100, 0),
        new Button("plan", 200, 0),
        new Button("start", 200, 100),
      ];
      const there = () => all.filter(({ isThere }) => isThere);
      const page = Object.assign(new EventTarget(), {
        body,
        contains: () => true,
        querySelectorAll: (selector: string) => (selector.startsWith("dialog") ? [] : there()),
      });
      Object.defineProperty(page, "activeElement", { get: () => active });
      vi.stubGlobal("document", page);
      vi.stubGlobal("HTMLInputElement", EventTarget);
      const stop = followRemote();
      return {
        press: (key: string) => {
          page.dispatchEvent(Object.assign(new Event("keydown", { cancelable: true }), { key }));
          return active instanceof Button ? active.name : "nothing";
        },
        /** What has the focus is gone. */
        lose: () => {
          if (active instanceof Button) active.isThere = false;
          active = body;
        },
        stop,
      };
    }

    it("lead on from where it was", () => {
      const { press, lose, stop } = screen();
      expect(press("ArrowRight")).toBe("menu");
      expect(press("ArrowRight")).toBe("robot");
      press("Enter");
      lose();
      expect(press("ArrowRight")).toBe("plan");
      expect(press("ArrowDown")).toBe("start");
      lose();
      // Nothing is further down.
      expect(press("ArrowDown")).toBe("menu");
      stop();
    });
  });
});
