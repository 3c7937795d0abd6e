import { texts } from "../../i18n/instance.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { updateIsReady } from "../../platform/pwa/updates.ts";
import { listenForLaunches, type LaunchQueue } from "./launches.ts";

/** Keeps the manifest in the language on screen. */
function followLanguage(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const point = () => {
    const language = currentLanguage();
    link?.setAttribute(
      "href",
      language === "en" ? "/manifest.webmanifest" : `/manifest.${language}.webmanifest`,
    );
  };
  texts.on("languageChanged", point);
  point();
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register("/sw.js");
  const watch = (worker: ServiceWorker | null) => {
    if (!worker) return;
    const look = () => {
      // The first worker ever installed replaces no other, so it is not an update.
      if (worker.state === "installed" && registration.active) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
        updateIsReady({ activate: () => worker.postMessage("activate") });
      }
    };
    worker.addEventListener("statechange", look);
    look();
  };
  watch(registration.waiting);
  registration.addEventListener("updatefound", () => watch(registration.installing));
}

/** Whether this page may have a service worker: not in a frame of another page. */
const isOwnPage = window.top === window;

/** The browser's queue of launches; most browsers have none. */
// SAFETY: not in the DOM types yet; both uses check that it exists.
const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };

followLanguage();
if (launchQueue) {
  listenForLaunches(launchQueue, {
    href: () => location.href,
    go: (address) => location.assign(address),
  });
}
if (isOwnPage && "serviceWorker" in navigator) {
  // A browser may refuse, for example in a private window; everything works without it.
  register().catch((error: unknown) => console.warn("service worker not registered", error));
}
