// First: it fixes the order of the layers that every other style sheet fills.
import "../ui/global.css";
import "./layout/olderBrowsers.ts";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { intlTag } from "../../src-shared/catalog/languages.ts";
import { isInDiscord } from "../platform/discord/inDiscord.ts";
import { browserSources, detectLanguage } from "../i18n/detect.ts";
import { startTexts } from "../i18n/i18n.ts";
import { texts } from "../i18n/instance.ts";
import { openToNativeApp } from "./native/open.ts";
import { makeRouter, type AppRouter } from "./router.tsx";
import { checkSession } from "../client/auth/account.ts";
import { App } from "./App.tsx";
import { beginPage } from "./layout/begin.ts";
import { repeatEarlyTap } from "./layout/earlyTap.ts";
import { reportFailure } from "./layout/reportFailure.ts";
import { whenLoaded } from "./layout/whenLoaded.ts";

const root = beginPage();
if (import.meta.env.PROD) whenLoaded(() => void import("./pwa/start.ts"));

/** What a native app hears of the router. */
const movesOf = (router: AppRouter) => ({
  onLeave: (hear: () => void) => void router.subscribe("onBeforeLoad", hear),
  onStand: (hear: () => void) => void router.subscribe("onResolved", hear),
  stands: () => router.state.status === "idle" && router.state.resolvedLocation !== undefined,
});

// Texts load beside the first screen; whoever shows one of them waits for it.
const started = startTexts();

/** Draw the page's screen: by waking up what the build wrote out, or anew. */
function drawInto(place: HTMLElement, router: AppRouter): void {
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
  // The build wrote this page out in the language that this browser speaks: it stands and only wakes up.
  const { page, texts: namespaces } = place.dataset;
  const isWritten =
    page === location.pathname &&
    document.documentElement.lang === intlTag(detectLanguage(browserSources()));
  if (isWritten) {
    // As a page from a server: the router draws its first screen at once, without waiting states.
    router.ssr = { manifest: undefined };
    void started
      .then(() => Promise.all([texts.loadNamespaces(namespaces?.split(" ") ?? []), router.load()]))
      .then(() => {
        // In small steps: a page that stands has time, and whoever scrolls it must not be held up.
        startTransition(() => void hydrateRoot(place, app));
        repeatEarlyTap();
      })
      .catch((error: unknown) => {
        // It can still be read; whoever presses something gets it anew.
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
  const router = makeRouter();
  router.subscribe("onRendered", ({ toLocation }) => {
    document.documentElement.dataset["screen"] = toLocation.pathname;
  });
  void openToNativeApp(() => movesOf(router)).then(checkSession);
  drawInto(root, router);
}
