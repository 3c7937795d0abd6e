import { describe, expect, it } from "vitest";
import { placeOf } from "../../../../src-web/app/phone/places.ts";
import { wayTo } from "../../../house/imports.ts";

const at = (path: string) => placeOf(new URL(path, "https://hubbub.example"));

describe("the light app of phones", () => {
  it("handles every address from a room's code to the room's end, and leaves all others to the site", () => {
    expect(at("/join")).toEqual({ kind: "code" });
    expect(at("/join/")).toEqual({ kind: "code" });
    expect(at("/join/23E45")).toEqual({ kind: "join", written: "23E45", quickStart: false });
    expect(at("/JOIN/abcde?quickStart=1")).toMatchObject({ written: "abcde", quickStart: true });
    expect(at("/join/%C3%A9")).toMatchObject({ written: "é" });
    expect(at("/join/%E9")).toMatchObject({ written: "%E9" });
    expect(at("/player/session")).toEqual({ kind: "room" });
    expect(at("/player/game")).toEqual({ kind: "room" });
    for (const path of ["/", "/joinGame", "/games", "/join/ABCDE/more", "/players"]) {
      expect(at(path), path).toBeUndefined();
    }
  });

  it("never loads the router", () => {
    const way = wayTo("src-web/app/phone/main.tsx", ["@tanstack/react-router"]);
    expect(
      way,
      "To fix it: go elsewhere by src-web/ui/page/navigation.tsx, which has the router where there is one.",
    ).toBeUndefined();
  });
});
