// First: it fixes the order of the layers that every other style sheet fills.
import "./ui/global.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startTexts } from "./i18n/i18n.ts";
import { catchInstall } from "./pwa/catchInstall.ts";
import { checkSession } from "./session/account.ts";
import { App } from "./shell/App.tsx";
import { reloadOnOldChunks } from "./shell/oldChunks.ts";
import { followDisplay } from "./ui/display.ts";
import { followKeyboard } from "./ui/keyboard.ts";

reloadOnOldChunks();
followKeyboard();
followDisplay();
catchInstall();
// After everything that somebody waits for.
if (import.meta.env.PROD) addEventListener("load", () => void import("./pwa/start.ts"));
// Texts load beside the first screen; whoever shows one of them waits for it.
void startTexts();
void checkSession();

const root = document.querySelector("#app");
if (!root) throw new Error("index.html has no #app");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
