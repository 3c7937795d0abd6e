// Must come first: it fixes the order of the style sheets' layers.
import "../../ui/global.css";
import "./parts.css";
import { createRoot } from "react-dom/client";
import { startTexts } from "../../i18n/i18n.ts";
import { reloadOnOldChunks } from "../layout/oldChunks.ts";
import { followBackKey } from "../../platform/television/backKey.ts";
import { followRemote } from "../../platform/television/spatialFocus.ts";
import { reduceMotionWhenSlow } from "./reduceMotion.ts";
import { followLayout } from "./layout.ts";
import { TvApp } from "./TvApp.tsx";

// A television cannot vibrate, and its browser logs a warning at every attempt.
Reflect.deleteProperty(Navigator.prototype, "vibrate");
reloadOnOldChunks();
followLayout();
reduceMotionWhenSlow();
followRemote();
followBackKey();
void startTexts();

const root = document.querySelector("#app");
if (!root) throw new Error("the page has no #app");
createRoot(root).render(<TvApp />);
