// Must come first: it fixes the order of the layers that every other style sheet fills.
import "../../ui/global.css";
import "../../ui/forcedColours.css";
import "../layout/olderBrowsers.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { checkSession } from "../../client/auth/account.ts";
import { startTexts } from "../../i18n/i18n.ts";
import { lookAhead } from "../../site/join/useLookup.ts";
import { codeFrom } from "../../ui/forms/roomCode.ts";
import { beginPage } from "../layout/beginPage.ts";
import { whenLoaded } from "../layout/whenLoaded.ts";
import { openToNativeApp } from "../native/openToNativeApp.ts";
import { PhoneApp } from "./PhoneApp.tsx";
import { placeOf } from "./places.ts";

const root = beginPage();
void startTexts();
const first = placeOf(location);
// In parallel with the texts, not after them.
if (first?.kind === "join") lookAhead(codeFrom(first.written));
if (import.meta.env.PROD) whenLoaded(() => void import("../pwa/start.ts"));

const hearing = new Set<() => void>();
function onPlace(): void {
  document.documentElement.dataset["screen"] = location.pathname;
  for (const hear of hearing) hear();
}

void openToNativeApp(() => ({
  // Moving between these screens loads nothing that the user would have to wait for.
  onLeave: () => undefined,
  onStand: (hear) => hearing.add(hear),
  stands: () => document.documentElement.dataset["screen"] !== undefined,
})).then(checkSession);

createRoot(root).render(
  <StrictMode>
    <PhoneApp onPlace={onPlace} />
  </StrictMode>,
);
