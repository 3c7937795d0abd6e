import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fontFirst } from "./tools/fontFirst.ts";
import { scopedName } from "./tools/scopedName.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What a phone loads one after the other, each as one file: the form, what keeps the offline page, the room as
 * its door sees it, the room. Many small files compress badly, and on a slow line each is an answer to wait for.
 */
const STOREYS = [
  ["join", /\/app\/phone\/main\.tsx$|rolldown\/runtime/u],
  ["worker", /\/app\/pwa\/start\.ts$/u],
  ["live", /\/site\/join\/LiveRoom\.tsx$/u],
  ["room", /\/app\/phone\/PlayerSession\.tsx$/u],
] as const;

/** What most games have in common besides: one file in place of ten, 3 kB that not every game needs. */
const KIT = {
  name: "kit",
  test: /\/lucide-react\/.*\/icons\/|\/src-web\/(?:game-kit|ui)\/.*\.tsx?$/u,
  minShareCount: 4,
  priority: 0,
} as const;

/** Texts that are shown together come together. */
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
    // The site was built before it, and the pictures are the same files.
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
            // Each takes along all that its file imports, as far as none before it has it.
            ...STOREYS.map(([name, test], at) => ({ name, test, priority: STOREYS.length - at })),
            KIT,
          ],
        },
      },
    },
  },
});
