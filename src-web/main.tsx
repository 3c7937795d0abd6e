// First: it fixes the order of the layers that every other style sheet fills.
import "./ui/global.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { intlTag } from "../src-rooms/catalog/languages.ts";
import { browserSources, detectLanguage } from "./i18n/detect.ts";
import { startTexts } from "./i18n/i18n.ts";
import { texts } from "./i18n/instance.ts";
import { makeRouter } from "./router.tsx";
import { checkSession } from "./session/account.ts";
import { App } from "./shell/App.tsx";
import { trustOwnScripts } from "./shell/trustedTypes.ts";
import { reloadOnOldChunks } from "./shell/oldChunks.ts";
import { followKeyboard } from "./ui/keyboard.ts";

trustOwnScripts();
reloadOnOldChunks();
followKeyboard();

const root = document.querySelector<HTMLElement>("#app");
if (!root) throw new Error("index.html has no #app");
const router = makeRouter();
const app = (
  <StrictMode>
    <App router={router} />
  </StrictMode>
);

// The build wrote this page out in the language that this browser speaks: it stands and only wakes up.
const { page, texts: namespaces } = root.dataset;
const isWritten =
  page === location.pathname &&
  document.documentElement.lang === intlTag(detectLanguage(browserSources()));
// Texts load beside the first screen; whoever shows one of them waits for it.
const started = startTexts();
if (isWritten) {
  // As a page from a server: the router draws its first screen at once, without waiting states.
  router.ssr = { manifest: undefined };
  void started
    .then(() => Promise.all([texts.loadNamespaces(namespaces?.split(" ") ?? []), router.load()]))
    .then(() => hydrateRoot(root, app));
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}
void checkSession();
