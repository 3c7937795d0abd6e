import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fontFirst } from "./tools/fontFirst.ts";
import { scopedName } from "./tools/scopedName.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What a phone loads in sequence, each part as one file: the form, the registration of the service worker,
 * the room as seen before joining, the room. Many small files compress badly, and on a slow connection each
 * is a response to wait for.
 */
const STOREYS = [
  ["join", /\/app\/phone\/main\.tsx$|rolldown\/runtime/u],
  ["worker", /\/app\/pwa\/start\.ts$/u],
  ["live", /\/site\/join\/LiveRoom\.tsx$/u],
  ["room", /\/app\/phone\/PlayerSession\.tsx$/u],
] as const;

/** What else several games share, and icons: one file of 8 kB (compressed) instead of thirty small ones. */
const KIT = {
  name: "kit",
  test: /\/lucide-react\/.*\/icons\/|\/src-web\/(?:game-kit|ui)\/.*\.tsx?$/u,
  minShareCount: 2,
  priority: 0,
} as const;

/** Texts that are shown together are loaded together. */
const TEXTS = [
  { name: "join", files: /\/locales\/(?<language>\w+)\/(?:common|join)\.json$/u },
  { name: "room", files: /\/locales\/(?<language>\w+)\/(?:room|games)\.json$/u },
] as const;

function textsOf(id: string): string | null {
  for (const { name, files } of TEXTS) {
    const language = files.exec(id)?.groups?.["language"];
    if (language !== undefined) return `${name}-${language}`;
  }
  return null;
}

/** The light app of phones: join.html beside the site, from a room's code to the podium, without a router. */
export default defineConfig({
  root: at("src-web"),
  publicDir: false,
  plugins: [react(), fontFirst()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: at("dist/web"),
    // The site has been built into it before, and the pictures are the same files.
    emptyOutDir: false,
    manifest: ".vite/phone-manifest.json",
    target: ["chrome107", "edge107", "firefox115", "safari16"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 2048,
    rolldownOptions: {
      input: at("src-web/join.html"),
      output: {
        entryFileNames: "assets/phone-[hash].js",
        chunkFileNames: "assets/phone-[name]-[hash].js",
        codeSplitting: {
          groups: [
            { debugName: "texts", name: textsOf, priority: 9 },
            // Each includes everything that its file imports and no earlier one has.
            ...STOREYS.map(([name, test], at) => ({ name, test, priority: STOREYS.length - at })),
            KIT,
          ],
        },
      },
    },
  },
});
