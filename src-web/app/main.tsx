// First: it fixes the order of the layers that every other style sheet fills.
import "../ui/global.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { intlTag } from "../../src-shared/catalog/languages.ts";
import { isInDiscord } from "../platform/discord/inDiscord.ts";
import { browserSources, detectLanguage } from "../i18n/detect.ts";
import { startTexts } from "../i18n/i18n.ts";
import { texts } from "../i18n/instance.ts";
import { isInNativeApp } from "../client/auth/nativeBridge.ts";
import { makeRouter, type AppRouter } from "./router.tsx";
import { catchInstall } from "../platform/pwa/catchInstall.ts";
import { checkSession } from "../client/auth/account.ts";
import { App } from "./App.tsx";
import { repeatEarlyTap } from "./layout/earlyTap.ts";
import { reloadOnOldChunks } from "./layout/oldChunks.ts";
import { reportFailure } from "./layout/reportFailure.ts";
import { trustOwnScripts } from "./layout/trustedTypes.ts";
import { whenLoaded } from "./layout/whenLoaded.ts";
import { followDisplay } from "../ui/hooks/display.ts";
import { followKeyboard } from "../ui/hooks/keyboard.ts";

trustOwnScripts();
reloadOnOldChunks();
followKeyboard();
followDisplay();
catchInstall();
if (import.meta.env.PROD) whenLoaded(() => void import("./pwa/start.ts"));

/** An app that is asked for somebody must be able to answer: its way in is there first. */
async function openToNativeApp(router: AppRouter): Promise<void> {
  if (!isInNativeApp()) return;
  await import("./native/follow.ts").then(({ followPage }) => followPage(router), reportFailure);
}

const root = document.querySelector<HTMLElement>("#app");
if (!root) throw new Error("index.html has no #app");
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
  void openToNativeApp(router).then(checkSession);
  drawInto(root, router);
}
