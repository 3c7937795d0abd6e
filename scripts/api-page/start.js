// Starts the page /api: the reader that was copied beside this file displays the API document. `jitless`
// keeps the reader's schema library from testing whether it may compile code from strings: the page's policy
// forbids it, and the browser would log a violation.
globalThis.__zod_globalConfig = { jitless: true };
const { createApiReference } = await import("./standalone.esm.js");

createApiReference("#reader", {
  url: "/api/v1/openapi.json",
  theme: "purple",
  // Nothing is loaded from other origins and no telemetry is sent; the page's policy would block both.
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: "never",
  documentDownloadType: "json",
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
});
