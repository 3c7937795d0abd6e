import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { swapIn } from "../../scripts/swap-in.mjs";

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "hubbub-build-"));
});
afterEach(() => rmSync(place, { recursive: true }));

const site = () => join(place, "dist/web");
const page = () => readFileSync(join(site(), "index.html"), "utf8");
/** Contents of the folder around the site, where a build must leave nothing behind. */
const beside = () => readdirSync(join(place, "dist"));

function build(text: string): void {
  swapIn(site(), (made) => writeFileSync(join(made, "index.html"), text));
}

describe("a build", () => {
  it("creates the folder when there is none yet", () => {
    build("first");
    expect(page()).toBe("first");
    expect(beside()).toEqual(["web"]);
  });

  it("leaves the served files alone until it is complete, and then replaces them", () => {
    build("old");
    writeFileSync(join(site(), "of-the-old-one.js"), "");
    swapIn(site(), (made) => {
      expect(readdirSync(made)).toEqual([]);
      writeFileSync(join(made, "index.html"), "new");
      expect(page(), "while it is made").toBe("old");
    });
    expect(page()).toBe("new");
    expect(existsSync(join(site(), "of-the-old-one.js"))).toBe(false);
    expect(beside()).toEqual(["web"]);
  });

  it("keeps the old files when it fails, and says why", () => {
    build("old");
    const fail = () =>
      swapIn(site(), (made) => {
        writeFileSync(join(made, "index.html"), "half");
        throw new Error("no such import");
      });
    expect(fail).toThrow("no such import");
    expect(page()).toBe("old");
    expect(beside()).toEqual(["web"]);
  });

  it("tolerates another build at the same time, and the one that ends later stays", () => {
    swapIn(site(), (made) => {
      writeFileSync(join(made, "index.html"), "later");
      build("sooner");
    });
    expect(page()).toBe("later");
    expect(beside()).toEqual(["web"]);
  });
});
