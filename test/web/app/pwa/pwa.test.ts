import { beforeEach, describe, expect, it } from "vitest";
import { intlTag, LANGUAGES } from "../../../../src-shared/catalog/languages.ts";
import {
  CACHE_PREFIX,
  planFor,
  SHELL,
  staleCaches,
} from "../../../../src-web/app/pwa/offlineRules.ts";
import {
  holdUpdates,
  activateUpdate,
  updateIsReady,
} from "../../../../src-web/platform/pwa/updates.ts";
import { readFileSync } from "node:fs";
import { favicon } from "../../../../tools/favicon.ts";
import { installable, manifestIn, offlinePage, SCREENSHOTS } from "../../../../vite.pwa.ts";

const ORIGIN = "https://hubbub.example";
const asked = (path: string, mode = "no-cors", method = "GET") =>
  planFor({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

describe("the service worker", () => {
  it.each(["/", "/join/ABCDE", "/host/session", "/reel/x?y=1"])(
    "answers for the page %s",
    (path) => {
      expect(asked(path, "navigate")).toBe("page");
    },
  );

  it.each(["/api/v1/session", "/api", "/parties/room/ABCDE"])(
    "never handles %s, not even as a page",
    (path) => {
      expect(asked(path)).toBe("none");
      expect(asked(path, "navigate")).toBe("none");
    },
  );

  it("serves only the files of its shell", () => {
    for (const path of SHELL) expect(asked(path)).toBe("shell");
    for (const path of ["/assets/index-1.js", "/sw.js", "/index.html", "/og.png"])
      expect(asked(path)).toBe("none");
  });

  it("ignores requests that send data and requests to other sites", () => {
    expect(asked("/", "navigate", "POST")).toBe("none");
    expect(asked("https://elsewhere.example/offline.css")).toBe("none");
  });

  it("deletes the caches of other builds and nothing else", () => {
    const mine = `${CACHE_PREFIX}b`;
    expect(staleCaches([`${CACHE_PREFIX}a`, mine, "other"], mine)).toEqual([`${CACHE_PREFIX}a`]);
  });
});

/** The service worker of a build whose offline page has this script and whose app has this icon. */
function workerOf({ script = "look();", icon = "png" }): unknown {
  const file = (fileName: string) => ({ type: "asset", fileName, source: icon });
  const bundle: Record<string, { readonly type: string; code?: string }> = {
    "assets/index-1.js": { type: "chunk", code: "play();" },
    "icon-192.png": file("icon-192.png"),
    "offline.js": { type: "chunk", code: script },
    "sw.js": { type: "chunk", code: "cache = `hubbub-shell-__HUBBUB_BUILD__`;" },
  };
  const { generateBundle } = installable();
  if (typeof generateBundle !== "function") throw new Error("the plugin has another shape");
  Reflect.apply(generateBundle, { emitFile: () => "" }, [{}, bundle, true]);
  return bundle["sw.js"]?.code;
}

describe("the service worker of a new build", () => {
  it.each([
    ["the offline page's script", { script: "lookAgain();" }],
    ["the icon on it", { icon: "another png" }],
  ])("is a new one although only %s changed, so that devices fetch it", (_what, change) => {
    expect(workerOf({})).toBe(workerOf({}));
    expect(workerOf(change)).not.toBe(workerOf({}));
  });
});

describe("an update of the app", () => {
  let letIn: string[] = [];
  const update = (name: string) => ({ activate: () => void letIn.push(name) });
  beforeEach(() => {
    activateUpdate();
    letIn = [];
  });

  it("is installed immediately when no room is open", () => {
    updateIsReady(update("new"));
    expect(letIn).toEqual(["new"]);
  });

  it("waits in a room until the next change of stage, and is installed once", () => {
    const leave = holdUpdates();
    updateIsReady(update("new"));
    expect(letIn).toEqual([]);
    activateUpdate();
    activateUpdate();
    expect(letIn).toEqual(["new"]);
    leave();
    expect(letIn).toEqual(["new"]);
  });

  it("is installed when the last room closes", () => {
    const [one, two] = [holdUpdates(), holdUpdates()];
    updateIsReady(update("new"));
    one();
    expect(letIn).toEqual([]);
    two();
    expect(letIn).toEqual(["new"]);
  });

  it("is dropped when a newer one is ready", () => {
    const leave = holdUpdates();
    updateIsReady(update("new"));
    updateIsReady(update("newer"));
    leave();
    expect(letIn).toEqual(["newer"]);
  });
});

describe("the app on a device", () => {
  it("has an offline page that holds all nine languages and shows one", () => {
    const page = offlinePage();
    const sections = [...page.matchAll(/<section lang="(\w+)"( hidden)?>/g)];
    expect(sections.map(([, lang]) => lang)).toEqual(LANGUAGES.map(intlTag));
    expect(sections.filter(([, , hidden]) => !hidden).map(([, lang]) => lang)).toEqual(["en"]);
  });

  it("has an offline page without scripts or styles that a strict policy would block", () => {
    const page = offlinePage();
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
    for (const [, inside] of page.matchAll(/<script[^>]*>(.*?)<\/script>/gs))
      expect(inside).toBe("");
    for (const [, path = ""] of page.matchAll(/(?:src|href)="([^"]+)"/g))
      expect(SHELL).toContain(path);
  });

  it.each(LANGUAGES)("is one app with a manifest in %s", (language) => {
    const manifest: unknown = JSON.parse(manifestIn(language, { name: "Hubbub", start_url: "/" }));
    expect(manifest).toMatchObject({
      id: "/",
      name: "Hubbub",
      start_url: "/",
      lang: intlTag(language),
      shortcuts: [{ url: "/join" }, { url: "/games" }],
    });
  });
});

describe("the manifest of an installed app", () => {
  const manifest: unknown = JSON.parse(manifestIn("de", {}));

  it("has screenshots of the television and the phone, labelled in its language", () => {
    expect(manifest).toMatchObject({
      screenshots: SCREENSHOTS.map(({ file, label }) => ({
        src: `/${file}`,
        form_factor: label === "tv" ? "wide" : "narrow",
        label: expect.stringMatching(label === "tv" ? /Bildschirm/ : /Handy/),
      })),
    });
  });

  it.each(SCREENSHOTS)("lists $file with its real size, and the file is small", (shot) => {
    const bytes = readFileSync(`src-web/assets/brand/${shot.file}`);
    // An extended WebP stores its width and height, each minus one, from byte 24 on.
    expect(bytes.toString("latin1", 8, 16)).toBe("WEBPVP8X");
    const side = (at: number) => bytes.readUIntLE(at, 3) + 1;
    expect([side(24), side(27)]).toEqual([shot.width, shot.height]);
    expect(bytes.length).toBeLessThan(100_000);
  });

  it("receives shared content at /share and stays in one window", () => {
    expect(manifest).toMatchObject({
      share_target: { action: "/share", method: "GET", params: { text: "text", url: "url" } },
      launch_handler: { client_mode: ["focus-existing", "auto"] },
    });
  });
});

it("favicon.ico contains the app's own icon as a PNG", () => {
  const png = readFileSync("src-web/assets/brand/icon-192.png");
  const icon = Buffer.from(favicon(png, 192));
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 192, 192]);
  expect(icon.readUInt32LE(14)).toBe(png.length);
  expect(icon.subarray(icon.readUInt32LE(18)).equals(png)).toBe(true);
});
