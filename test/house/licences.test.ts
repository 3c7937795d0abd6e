import { describe, expect, it } from "vitest";
import { isOpen, objection, packages, page } from "../../scripts/licences.ts";
import { read } from "./repository.ts";

const all = packages();

describe("what this product stands on", () => {
  it("[T-supply] is openly licensed, all of it, and what is shipped may be passed on freely", () => {
    expect(all.length).toBeGreaterThan(100);
    expect(all.flatMap((one) => objection(one) ?? [])).toEqual([]);
  });

  it("[T-supply] a licence that is not open is objected to", () => {
    const one = { name: "x", version: "1.0.0", licence: "BUSL-1.1", shipped: false };
    expect(objection(one)).toContain("BUSL-1.1");
    expect(objection({ ...one, licence: "MPL-2.0" })).toBeUndefined();
    expect(objection({ ...one, licence: "MPL-2.0", shipped: true })).toContain("shipped");
    expect(isOpen("(MIT OR BUSL-1.1)")).toBe(true);
    expect(isOpen("MIT AND BUSL-1.1")).toBe(false);
  });

  it("[T-supply] is listed in docs/licences.md", () => {
    expect(read("docs/licences.md"), "To mend it: npm run licences").toBe(page(all));
  });

  it("[T-supply] is pinned exactly, and every package's content by its hash", () => {
    const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Record<
      string,
      Record<string, string>
    >;
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    const loose = versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version));
    expect(loose).toEqual([]);
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
