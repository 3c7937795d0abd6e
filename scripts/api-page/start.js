// Begins the page /api: the reader that was copied beside this file shows the document of the calls.

// The reader's schema library must not try out whether it may make code of texts: the policy says no, loudly.
globalThis.__zod_globalConfig = { jitless: true };
const { createApiReference } = await import("./standalone.esm.js");

createApiReference("#reader", {
  url: "/api/v1/openapi.json",
  theme: "purple",
  // Nothing from anywhere else, and nothing told to anybody: the page's policy would not let it either.
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: "never",
  documentDownloadType: "json",
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
});
