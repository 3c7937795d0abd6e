// First: it fixes the order of the layers that every other style sheet fills.
import "./ui/global.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { isInDiscord } from "./discord/inDiscord.ts";
import { startTexts } from "./i18n/i18n.ts";
import { isInNativeApp } from "./native/bridge.ts";
import { checkSession } from "./session/account.ts";
import { App } from "./shell/App.tsx";
import { reloadOnOldChunks } from "./shell/oldChunks.ts";
import { reportFailure } from "./shell/reportFailure.ts";
import { followKeyboard } from "./ui/keyboard.ts";

reloadOnOldChunks();
followKeyboard();
// Texts load beside the first screen; whoever shows one of them waits for it.
void startTexts();

/** An app that is asked for somebody must be able to answer: its way in is there first. */
async function openToNativeApp(): Promise<void> {
  if (!isInNativeApp()) return;
  await import("./native/follow.ts").then(({ followPage }) => followPage(), reportFailure);
}

const root = document.querySelector("#app");
if (!root) throw new Error("index.html has no #app");
const app = createRoot(root);
if (isInDiscord()) {
  import("./discord/start.tsx")
    .then(({ startActivity }) => startActivity(app))
    .catch(reportFailure);
} else {
  void openToNativeApp().then(checkSession);
  app.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
