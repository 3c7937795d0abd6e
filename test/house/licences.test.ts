import { describe, expect, it } from "vitest";
import { isOpen, objection, packages, page } from "../../scripts/licences.ts";
import { read } from "./repository.ts";

const all = packages();

describe("the third-party software in this product", () => {
  it("[T-supply] is openly licensed, and whatever is shipped may be passed on freely", () => {
    expect(all.length).toBeGreaterThan(100);
    expect(all.flatMap((one) => objection(one) ?? [])).toEqual([]);
  });

  it("[T-supply] is rejected when its licence is not open", () => {
    const one = { name: "x", version: "1.0.0", licence: "BUSL-1.1", shipped: false };
    expect(objection(one)).toContain("BUSL-1.1");
    expect(objection({ ...one, licence: "MPL-2.0" })).toBeUndefined();
    expect(objection({ ...one, licence: "MPL-2.0", shipped: true })).toContain("shipped");
    expect(isOpen("(MIT OR BUSL-1.1)")).toBe(true);
    expect(isOpen("MIT AND BUSL-1.1")).toBe(false);
  });

  it("[T-supply] is listed in docs/licences.md", () => {
    expect(read("docs/licences.md"), "To fix it: run npm run licences").toBe(page(all));
  });

  it("[T-supply] is pinned exactly, and its content by a hash", () => {
    const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Record<
      string,
      Record<string, string>
    >;
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    const loose = versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version));
    expect(loose, "To fix it: write the exact version, then run npm install.").toEqual([]);
    const { packages: locked } = JSON.parse(read("package-lock.json")) as {
      packages: Record<string, { integrity?: string; link?: boolean; optional?: boolean }>;
    };
    const unsigned = Object.entries(locked).filter(
      // scripts/complete-lock.mjs adds builds for other platforms to the lock file without a hash, as it
      // never downloads them.
      ([path, { integrity, link, optional }]) =>
        path !== "" && !link && !optional && integrity === undefined,
    );
    expect(unsigned.map(([path]) => path)).toEqual([]);
  });
});
