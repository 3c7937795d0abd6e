import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { OldCss } from "./tools/tv/oldCss.ts";
import { scopedName } from "./tools/scopedName.ts";
import { oldScripts } from "./tools/tv/oldScripts.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Oldest engine that a television may have: Tizen 5.0 of 2019 (webOS 5 has 68). */
export const TV_TARGET = "chrome63";

const css = new OldCss();

/** Passes what the style sheets leave to the page, as a script before all others. */
const chores: Plugin = {
  name: "hubbub-tv-chores",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: () => {
      const children = `window.hubbubChores=${JSON.stringify(css.left).replace(/</gu, "\\u003c")}`;
      return [{ tag: "script", children, injectTo: "head-prepend" }];
    },
  },
};

/** Replaces components of a game that only phones and the site show with empty ones. */
const noPhones: Plugin = {
  name: "hubbub-tv-no-phones",
  enforce: "pre",
  load: {
    filter: { id: /\/src-web\/games\/[\w-]+\/(?:Phone|Takeaways|Example|Settings)\.tsx$/u },
    handler: () => "export default function Nothing() { return null; }",
  },
};

/** The light app of televisions: tv.html beside the site, for an engine of 2017. */
export default defineConfig({
  root: at("src-web"),
  publicDir: false,
  plugins: [noPhones, ...oldScripts, react(), chores],
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [css.plugin] } },
  build: {
    outDir: at("dist/web"),
    // The site has been built into it before, and most pictures are the same files.
    emptyOutDir: false,
    manifest: ".vite/tv-manifest.json",
    target: TV_TARGET,
    cssTarget: TV_TARGET,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 2048,
    rolldownOptions: {
      input: at("src-web/tv.html"),
      output: {
        entryFileNames: "assets/tv-[hash].js",
        chunkFileNames: "assets/tv-[name]-[hash].js",
        // First the polyfills for old browsers; then two files: the start screen with everything it needs,
        // and what the room adds to it; then what several games share. Otherwise the modules that several
        // screens share become many small files, which compress badly.
        codeSplitting: {
          groups: [
            { name: "old", test: /\/src-web\/app\/tv\/oldBrowsers\.ts$/u, priority: 3 },
            { name: "base", test: /\/src-web\/app\/tv\/main\.tsx$/u, priority: 2 },
            { name: "HostScreen", test: /\/src-web\/screens\/HostScreen\.tsx$/u, priority: 1 },
            {
              name: "kit",
              test: /\/lucide-react\/.*\/icons\/|\/src-web\/game-kit\//u,
              minShareCount: 2,
              priority: 0,
            },
          ],
        },
      },
    },
  },
});
