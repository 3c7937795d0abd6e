import { describe, expect, it, test } from "vitest";
import { sharedCode, redirectShared } from "../../../../src-worker/features/site/pages/share.ts";

describe("the room code in a shared text", () => {
  it("is that of a link to a room, whatever else the text says", () => {
    expect(sharedCode(["https://hubbub.example/join/AB2CD"])).toBe("AB2CD");
    expect(sharedCode(["", "COME NOW! https://x.example/join/ab2cd?lng=de see you"])).toBe("AB2CD");
    expect(sharedCode(["https://hubbub.example/join/AB2CD", "Our room is KQ7WX"])).toBe("AB2CD");
  });

  it("is the whole text, in small letters too", () => {
    expect(sharedCode(["", " kq7wx\n"])).toBe("KQ7WX");
  });

  it("is the only word that looks like one", () => {
    expect(sharedCode(["", "Come and play with us! Our room is KQ7WX."])).toBe("KQ7WX");
    expect(sharedCode(["", "KQ7WX, I said KQ7WX"])).toBe("KQ7WX");
  });

  it("is not found where it is ambiguous or invalid", () => {
    for (const text of [
      "",
      "party games for everybody",
      "COME NOW: PARTY HERE AT KQ7WX OR AB2CD",
      "https://hubbub.example/join/AB2CDE",
      "https://hubbub.example/join/ABCD0",
      "https://hubbub.example/games",
      "ÄKQ7WX",
      "KQ7W",
    ]) {
      expect(sharedCode(["", text]), text).toBeUndefined();
    }
  });
});

const wayFor = (path: string, method = "GET") =>
  redirectShared(new Request(`https://hubbub.example${path}`, { method }));

test.for([
  ["/share?url=https%3A%2F%2Fx.example%2Fjoin%2FAB2CD", "/join/AB2CD"],
  ["/share?text=Our+room+is+KQ7WX", "/join/KQ7WX"],
  ["/share/?text=KQ7WX", "/join/KQ7WX"],
  ["/share", "/join"],
] as const)("%s leads to %s", ([path, place]) => {
  const answer = wayFor(path);
  expect(answer?.status).toBe(303);
  expect(answer?.headers.get("location")).toBe(place);
  expect(answer?.headers.get("cache-control")).toBe("no-store");
});

test("a program that only asks for the headers is told the same way", () => {
  const answer = wayFor("/share?text=KQ7WX", "HEAD");
  expect(answer?.status).toBe(303);
  expect(answer?.headers.get("location")).toBe("/join/KQ7WX");
});

test("no other request counts as something shared", () => {
  expect(wayFor("/shared?text=KQ7WX")).toBeUndefined();
  expect(wayFor("/share?text=KQ7WX", "POST")).toBeUndefined();
});

test("anything shared leads only to the form or to a room of this site", () => {
  for (const said of [
    "//evil.example/join/..",
    "https://evil.example/",
    "https://evil.example/join/AB2CD/../..",
    "AB2CD\r\nset-cookie: a=b",
    "javascript:alert(1)",
  ]) {
    for (const name of ["text", "url"]) {
      const place = wayFor(`/share?${name}=${encodeURIComponent(said)}`)?.headers.get("location");
      expect(place, said).toMatch(/^\/join(?:\/[A-Z2-9]{5})?$/u);
    }
  }
});
