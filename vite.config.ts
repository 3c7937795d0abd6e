import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { installable } from "./vite.pwa.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const MANIFEST = {
  name: "Hubbub",
  short_name: "Hubbub",
  description: "Party games for one big screen and everyone's phones.",
  start_url: "/",
  display: "standalone",
  background_color: "#15101f",
  theme_color: "#15101f",
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: "any maskable",
  })),
};

/**
 * What index.html cannot say by itself: the web manifest and its icons at fixed addresses, and a
 * preload of the Latin font under its hashed name, so that the first text is drawn in it.
 */
function brand(): Plugin {
  return {
    name: "hubbub-brand",
    apply: "build",
    generateBundle() {
      this.emitFile({
        type: "asset",
        fileName: "manifest.webmanifest",
        source: JSON.stringify(MANIFEST),
      });
      // A night's reel is for who has its link, not for search engines.
      this.emitFile({
        type: "asset",
        fileName: "_headers",
        source: "/reel/*\n  X-Robots-Tag: noindex, nofollow\n",
      });
      for (const fileName of ["icon-192.png", "icon-512.png", "apple-touch-icon.png", "og.png"]) {
        const source = readFileSync(at(`src-web/assets/brand/${fileName}`));
        this.emitFile({ type: "asset", fileName, source });
      }
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) =>
          /baloo-2-latin-wght.*\.woff2$/.test(name),
        );
        if (font === undefined) return [];
        const attrs = {
          rel: "preload",
          as: "font",
          type: "font/woff2",
          crossorigin: "",
          href: `/${font}`,
        };
        return [{ tag: "link", attrs, injectTo: "head-prepend" }];
      },
    },
  };
}

/**
 * What may go into the chunk that every screen loads. Left out is what only rooms, or only the screens
 * behind a login, share among themselves: no phone needs it before it joins.
 */
const SHARED = new RegExp(
  [
    "node_modules/(?!@tanstack/(?:react-)?query|partysocket|lucide-react/.*/icons/eye)",
    "src-web/(?:ui|i18n)/",
    "src-web/session/(?!analytics)",
  ].join("|"),
  "u",
);

/** Where `npm run dev` finds the Worker. */
const WORKER = process.env["WORKER_URL"] ?? "http://localhost:8788";

export default defineConfig({
  root: at("src-web"),
  plugins: [react(), brand(), installable()],
  build: {
    outDir: at("dist/web"),
    emptyOutDir: true,
    // What is loaded with what: the bundle budget is measured from it.
    manifest: true,
    target: ["chrome107", "edge107", "firefox115", "safari16"],
    // Characters are stickers of 15 kB: as files they are cached one by one.
    assetsInlineLimit: 2048,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What several screens share goes into one chunk: many small ones compress badly.
          groups: [{ name: "shared", minShareCount: 4, test: SHARED }],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: WORKER },
      "/parties": { target: WORKER, ws: true },
    },
  },
});
