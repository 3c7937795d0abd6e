import { join } from "node:path";
import { expect, it } from "vitest";
import { portIn, stateDirIn } from "../../scripts/settings.ts";
import { ROOT } from "../../scripts/wrangler.ts";

it("an empty PORT, as a template's .env leaves it, is the usual port and not a random one", () => {
  expect(portIn({ PORT: "" }, 8787)).toBe(8787);
  expect(portIn({ PORT: " " }, 8787)).toBe(8787);
  expect(portIn({}, 8787)).toBe(8787);
  expect(portIn({ PORT: "9000" }, 8787)).toBe(9000);
});

it.each(["eighty", "0", "-1", "80.5", "65536"])(
  "a PORT of %s is no port, rather than any",
  (PORT) => {
    expect(portIn({ PORT }, 8787)).toBeNaN();
  },
);

it("an empty STATE_DIR is the usual folder and not the repository itself", () => {
  const usual = join(ROOT, ".wrangler/state");
  expect(stateDirIn({ STATE_DIR: "" })).toBe(usual);
  expect(stateDirIn({})).toBe(usual);
  expect(stateDirIn({ STATE_DIR: "/srv/hubbub" })).toBe("/srv/hubbub");
  expect(stateDirIn({ STATE_DIR: "state" })).toBe(join(ROOT, "state"));
});
