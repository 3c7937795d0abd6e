import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { intlTag, LANGUAGES, type Language } from "./src-shared/catalog/languages.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Texts of `offline.json`: they are written into files that are generated here, because the offline page
 * cannot load the app's texts.
 */
interface OfflineTexts {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly still: string;
  readonly manifest: Readonly<Record<"description" | "join" | "host" | "tv" | "phone", string>>;
}

function textsIn(language: Language): OfflineTexts {
  const path = at(`src-web/i18n/locales/${language}/offline.json`);
  // SAFETY: a house test checks that all nine files have the keys of the English one.
  return JSON.parse(readFileSync(path, "utf8")) as OfflineTexts;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * The page that replaces any page without a network connection: in all nine languages, one of which is shown.
 */
export function offlinePage(): string {
  const sections = LANGUAGES.map((language) => {
    const { title, text, retry, still } = textsIn(language);
    return `<section lang="${intlTag(language)}"${language === "en" ? "" : " hidden"}>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<button type="button">${escaped(retry)}</button>
<p role="status" data-still="${escaped(still)}"></p>
</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#15101f">
<title>Hubbub</title>
<link rel="stylesheet" href="/offline.css">
</head>
<body>
<main>
<img src="/icon-192.png" alt="" width="128" height="128">
${sections.join("\n")}
</main>
<script src="/offline.js"></script>
</body>
</html>
`;
}

/** Screenshots that browsers show before installation, taken by `npm run shots:readme`. */
export const SCREENSHOTS = [
  { file: "screenshot-rps-tv.webp", label: "tv", width: 1280, height: 720 },
  { file: "screenshot-canvas-tv.webp", label: "tv", width: 1280, height: 720 },
  { file: "screenshot-rps-phone.webp", label: "phone", width: 390, height: 844 },
  { file: "screenshot-canvas-phone.webp", label: "phone", width: 390, height: 844 },
] as const;

/** The web manifest in a language: what a launcher shows, and where its shortcuts lead. */
export function manifestIn(language: Language, plain: Readonly<Record<string, unknown>>): string {
  const { manifest } = textsIn(language);
  const { description, join, host } = manifest;
  const icons = [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }];
  return JSON.stringify({
    ...plain,
    // The app has the same identity, whatever language it was installed in.
    id: "/",
    scope: "/",
    lang: intlTag(language),
    dir: "ltr",
    description,
    categories: ["games", "entertainment"],
    shortcuts: [
      { name: join, url: "/join", icons },
      { name: host, url: "/games", icons },
    ],
    screenshots: SCREENSHOTS.map(({ file, label, width, height }) => ({
      src: `/${file}`,
      sizes: `${width}x${height}`,
      type: "image/webp",
      form_factor: label === "tv" ? "wide" : "narrow",
      label: manifest[label],
    })),
    // A link or a text with a room's code: src-worker/features/site/pages/share.ts redirects to the room.
    share_target: { action: "/share", method: "GET", params: { text: "text", url: "url" } },
    // An open room stays the only one: src-web/app/pwa/launches.ts.
    launch_handler: { client_mode: ["focus-existing", "auto"] },
  });
}

const MANIFEST = "manifest.webmanifest";

/**
 * Makes the site installable: emits the manifests, an offline page, and the service worker that caches it.
 */
export function installable(): Plugin {
  let isSite = true;
  return {
    name: "hubbub-installable",
    apply: "build",
    enforce: "post",
    configResolved: ({ build }) => {
      isSite = !build.ssr;
    },
    buildStart() {
      if (!isSite) return;
      const made = { "sw.js": "worker.ts", "offline.js": "offlinePage.ts" };
      for (const [fileName, source] of Object.entries(made)) {
        this.emitFile({ type: "chunk", id: at(`src-web/app/pwa/${source}`), fileName });
      }
    },
    generateBundle(_options, bundle) {
      if (!isSite) return;
      const add = (fileName: string, source: string) =>
        this.emitFile({ type: "asset", fileName, source });
      const style = readFileSync(at("src-web/app/pwa/offline.css"), "utf8");
      const page = offlinePage();
      add("offline.html", page);
      add("offline.css", style);
      const manifest = bundle[MANIFEST];
      if (manifest?.type === "asset") {
        // SAFETY: the build's own manifest is an object.
        const plain = JSON.parse(String(manifest.source)) as Record<string, unknown>;
        manifest.source = manifestIn("en", plain);
        for (const language of LANGUAGES) {
          if (language !== "en") {
            add(`manifest.${language}.webmanifest`, manifestIn(language, plain));
          }
        }
      }
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") throw new Error("the service worker was not built");
      const names = Object.keys(bundle).sort().join("\n");
      const build = createHash("sha256").update(names).update(page).update(style);
      // The files of the shell whose names stay the same when their content changes.
      for (const name of ["offline.js", "icon-192.png"]) {
        const file = bundle[name];
        if (!file) throw new Error(`${name} was not built`);
        build.update(file.type === "chunk" ? file.code : file.source);
      }
      worker.code = worker.code.replaceAll("__HUBBUB_BUILD__", build.digest("hex").slice(0, 16));
    },
  };
}
