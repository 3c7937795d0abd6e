import { fontFirst } from "./tools/fontFirst.ts";
import { scopedName } from "./tools/scopedName.ts";
import type { ClientRequest, IncomingMessage } from "node:http";
import { believable, isPlatformsOwn, PLATFORMS_OWN } from "./scripts/front.ts";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin, type ProxyOptions } from "vite";
import { favicon } from "./tools/favicon.ts";
import { installable } from "./vite.pwa.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const MANIFEST = {
  name: "Hubbub",
  short_name: "Hubbub",
  description: "Party games for one big screen and everyone’s phones.",
  start_url: "/",
  display: "standalone",
  background_color: "#15101f",
  theme_color: "#15101f",
  icons: [
    ...[192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any",
    })),
    { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

/** Emits the web manifest and its icons at fixed addresses. */
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
      const brand = readdirSync(at("src-web/assets/brand"));
      const fixed = brand.filter((name) =>
        /^(?:icon-(?:\d+|maskable)|apple-touch-icon|og.*|screenshot-.*)\.(?:png|jpg|webp)$/.test(
          name,
        ),
      );
      for (const fileName of fixed) {
        const source = readFileSync(at(`src-web/assets/brand/${fileName}`));
        this.emitFile({ type: "asset", fileName, source });
      }
      // Browsers and programs that do not read the page request it by this name.
      const icon = readFileSync(at("src-web/assets/brand/icon-192.png"));
      this.emitFile({ type: "asset", fileName: "favicon.ico", source: favicon(icon, 192) });
    },
  };
}

/**
 * Builds the light apps for televisions and phones after the site, into the same folder, so that one build
 * makes all of them.
 */
function twins(): Plugin {
  let site: string | undefined;
  return {
    name: "hubbub-twins",
    apply: "build",
    configResolved: ({ build: { ssr, outDir } }) => {
      site = ssr ? undefined : outDir;
    },
    async closeBundle(error?: Error) {
      if (site === undefined || error) return;
      for (const twin of ["vite.tv.config.ts", "vite.phone.config.ts"]) {
        // oxlint-disable-next-line no-await-in-loop -- into one folder, one after the other
        await build({ configFile: at(twin), logLevel: "warn", build: { outDir: site } });
      }
    },
  };
}

/**
 * Chunks of the site: three large ones that are loaded in sequence, and small ones for the rest. They contain
 * what starts every page, the start page with the controls that other pages share with it, and the room. Each
 * includes everything that its files import and no earlier one has. Without this, the modules that several
 * screens share became a hundred files of some 300 bytes for a television's first game, each a response to
 * wait for; together they are also smaller.
 */
const STOREYS = [
  ["main", /\/app\/main\.tsx$/u],
  [
    "home",
    /\/app\/routes\/landing\.tsx$|\/app\/layout\/(?:SiteExtras|AccountEntry)\.tsx$|\/src-web\/ui\/(?:controls|feedback|forms|page)\/|\/games\/parts\.ts$/u,
  ],
  ["room", /\/screens\/HostScreen\.tsx$|\/app\/routes\/player\.tsx$/u],
] as const;

/** Address of the Worker for `npm run dev`. */
const WORKER = process.env["WORKER_URL"] ?? "http://localhost:8788";

function passTrueAddress(passed: ClientRequest, incoming: IncomingMessage): void {
  const believed = believable(incoming);
  for (const name of passed.getHeaderNames())
    if (PLATFORMS_OWN.test(name)) passed.removeHeader(name);
  passed.setHeader("cf-connecting-ip", String(believed["cf-connecting-ip"]));
}

/** The Worker receives the true address of a client instead of Vite's or one that the request claims. */
const trueAddresses: ProxyOptions["configure"] = (proxy) => {
  proxy.on("proxyReq", passTrueAddress);
  proxy.on("proxyReqWs", passTrueAddress);
};

/** The Worker for everybody in the network, without its runtime's own tools. */
const worker: ProxyOptions = {
  target: WORKER,
  configure: trueAddresses,
  bypass: ({ url = "" }) => (isPlatformsOwn(url) ? false : undefined),
};

export default defineConfig(({ isSsrBuild = false }) => ({
  root: at("src-web"),
  plugins: [react(), brand(), fontFirst(), installable(), twins()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // The build that is served is first made in a folder beside it (scripts/build-web.mjs).
    outDir: at("dist/web"),
    emptyOutDir: true,
    // Records which files are loaded together; the test of the bundle budget reads it.
    manifest: true,
    target: ["chrome107", "edge107", "firefox115", "safari16"],
    // Characters are stickers of 15 kB: as files they are cached individually.
    assetsInlineLimit: 2048,
    rolldownOptions: {
      output: {
        // The program that prerenders the public pages has no screens to wait for, and no `document`.
        codeSplitting: isSsrBuild || {
          groups: [
            ...STOREYS.map(([name, test], at) => ({ name, test, priority: 2 * (3 - at) })),
            // Otherwise pages without a room would load the room's chunk for a picture of a cup.
            { name: "icons", test: /\/lucide-react\/.*\/icons\//u, minShareCount: 2, priority: 3 },
            { name: "kit", test: /\/src-web\/game-kit\//u, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": worker,
      // The Worker serves the page /api and its script (scripts/api-page.ts).
      "/assets/api-reader": worker,
      "/parties": { ...worker, ws: true },
    },
  },
}));
