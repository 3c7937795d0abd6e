import { fontFirst } from "./tools/fontFirst.ts";
import { scopedName } from "./tools/scopedName.ts";
import type { ClientRequest, IncomingMessage } from "node:http";
import { believable, PLATFORMS_OWN } from "./scripts/front.ts";
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

/** The web manifest and its icons at fixed addresses. */
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
      // Browsers and programs that read no page ask for it by this name.
      const icon = readFileSync(at("src-web/assets/brand/icon-192.png"));
      this.emitFile({ type: "asset", fileName: "favicon.ico", source: favicon(icon, 192) });
    },
  };
}

/** After the site its light twins for televisions and phones, into the same folder: one build makes all. */
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
 * What may go into the chunk that every screen loads. Left out is what only rooms, or only the screens
 * behind a login, share among themselves: no phone needs it before it joins.
 */
const PRIVATE = [
  "@tanstack/(?:react-)?query",
  "partysocket",
  "react-i18next/.*/Trans",
  "html-parse-stringify",
  "void-elements",
  "lucide-react/.*/icons/",
].join("|");
const SHARED = new RegExp(
  [
    `node_modules/(?!${PRIVATE})`,
    "vite/preload-helper",
    "src-web/i18n/",
    "src-web/ui/[^/]+$",
    "src-web/ui/avatar/(?:Avatar|avatar)",
    "src-web/ui/controls/(?:Button|Dialog|IconButton|onDismiss|radioKeys|useLock)",
    "src-web/ui/effects/motion",
    "src-web/ui/feedback/(?:Announcer|announcer|EmptyPicture|Spinner)",
    "src-web/ui/forms/(?:Field|RoomCodeBox|roomCode)",
    "src-web/ui/hooks/(?:bringIntoView|cx|display|keyboard|saveFile|sleep|useDisplay|useViewport)",
    "src-web/ui/page/(?:FullScreenOverlay|useTitle)",
    "src-web/client/(?:http|storage)/",
    "src-web/client/api/(?:call|gameSession)",
    "src-web/client/auth/(?:account|sessionMark|token)",
    "src-web/client/telemetry/clientError",
  ].join("|"),
  "u",
);

/** Where `npm run dev` finds the Worker. */
const WORKER = process.env["WORKER_URL"] ?? "http://localhost:8788";

function passTrueAddress(passed: ClientRequest, incoming: IncomingMessage): void {
  const believed = believable(incoming);
  for (const name of passed.getHeaderNames())
    if (PLATFORMS_OWN.test(name)) passed.removeHeader(name);
  passed.setHeader("cf-connecting-ip", String(believed["cf-connecting-ip"]));
}

/** The Worker hears where a call comes from, not that it came through Vite, nor what it says of itself. */
const trueAddresses: ProxyOptions["configure"] = (proxy) => {
  proxy.on("proxyReq", passTrueAddress);
  proxy.on("proxyReqWs", passTrueAddress);
};

export default defineConfig({
  root: at("src-web"),
  plugins: [react(), brand(), fontFirst(), installable(), twins()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // The build that is served is made beside it first (scripts/build-web.mjs).
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
      "/api": { target: WORKER, configure: trueAddresses },
      // The page /api is the Worker's, and so is its program (scripts/api-page.ts).
      "/assets/api-reader": { target: WORKER },
      "/parties": { target: WORKER, ws: true, configure: trueAddresses },
    },
  },
});
