// Must come first: it fixes the order of the layers that every other style sheet fills.
import "../ui/global.css";
import "../ui/forcedColours.css";
import "./layout/olderBrowsers.ts";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { intlTag } from "../../src-shared/catalog/languages.ts";
import { isInDiscord } from "../platform/discord/inDiscord.ts";
import { browserSources, detectLanguage } from "../i18n/detect.ts";
import { startTexts } from "../i18n/i18n.ts";
import { texts } from "../i18n/instance.ts";
import { openToNativeApp } from "./native/openToNativeApp.ts";
import { makeRouter, type AppRouter } from "./router.tsx";
import { checkSession } from "../client/auth/account.ts";
import { App } from "./App.tsx";
import { beginPage } from "./layout/beginPage.ts";
import { leaveBrokenAddress } from "./layout/brokenAddress.ts";
import { repeatEarlyTap } from "./layout/earlyTap.ts";
import { reportFailure } from "./layout/reportFailure.ts";
import { whenLoaded } from "./layout/whenLoaded.ts";

const root = beginPage();
if (import.meta.env.PROD) whenLoaded(() => void import("./pwa/start.ts"));

/** The router's events in the form that the native app follows. */
const movesOf = (router: AppRouter) => ({
  onLeave: (hear: () => void) => void router.subscribe("onBeforeLoad", hear),
  onStand: (hear: () => void) => void router.subscribe("onResolved", hear),
  stands: () => router.state.status === "idle" && router.state.resolvedLocation !== undefined,
});

// Texts load in parallel with the first screen; a screen that shows one suspends until it has arrived.
const started = startTexts();

/** Renders the page: hydrates what the build has prerendered, or renders from scratch. */
function drawInto(place: HTMLElement, router: AppRouter): void {
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
  // Whether the build prerendered this page in the browser's language, so that it only has to be hydrated.
  const { page, texts: namespaces } = place.dataset;
  const isWritten =
    page === location.pathname &&
    document.documentElement.lang === intlTag(detectLanguage(browserSources()));
  if (isWritten) {
    // As with a server-rendered page: the router renders its first screen immediately, without pending
    // states.
    router.ssr = { manifest: undefined };
    void started
      .then(() => Promise.all([texts.loadNamespaces(namespaces?.split(" ") ?? []), router.load()]))
      .then(() => {
        // In small steps: the page is already visible, and hydration must not block scrolling.
        startTransition(() => void hydrateRoot(place, app));
        repeatEarlyTap();
      })
      .catch((error: unknown) => {
        // The prerendered page can still be read; the first click reloads it.
        reportFailure(error);
        addEventListener("click", () => location.reload(), { once: true });
      });
  } else {
    place.replaceChildren();
    createRoot(place).render(app);
  }
}

if (isInDiscord()) {
  root.replaceChildren();
  import("./discord/start.tsx")
    .then(({ startActivity }) => startActivity(createRoot(root)))
    .catch(reportFailure);
} else {
  leaveBrokenAddress(location, history);
  const router = makeRouter();
  router.subscribe("onRendered", ({ toLocation }) => {
    document.documentElement.dataset["screen"] = toLocation.pathname;
  });
  void openToNativeApp(() => movesOf(router)).then(checkSession);
  drawInto(root, router);
}
