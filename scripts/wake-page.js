// Stands at the end of every page that the build writes out (scripts/prerender.mjs). A written page is
// complete as it comes, so its program waits: on a phone that has never been here until somebody touches
// the page, since reading needs none of it; everywhere else until what one sees is there. Meanwhile its
// files are fetched. A button that is pressed before it can do anything does it afterwards.
(() => {
  const { program, parts, sheets, keys, keptMs } = document.currentScript.dataset;
  // Who was in a room finds the way back on the start page: its place is free before it is there, so that
  // nothing moves under a finger (`src-web/site/join/useKeptRoom.ts` takes the mark away).
  try {
    const isKept = (key) => Date.now() - JSON.parse(localStorage.getItem(key))?.savedAt < keptMs;
    if (keys.split(" ").some(isKept)) document.documentElement.dataset.keptRoom = "";
  } catch {
    // Nothing is kept here.
  }
  // No pointermove: Chromium makes one up when something comes to stand under the place of its pointer.
  const SIGNS = ["pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin", "click"];
  let isAwake = false;
  const ask = (rel, hrefs) => {
    for (const href of hrefs) {
      const link = document.createElement("link");
      link.rel = rel;
      link.as = "script";
      link.crossOrigin = "";
      link.href = href;
      document.head.append(link);
    }
  };
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    for (const sign of SIGNS) removeEventListener(sign, wake);
    // The page has them in one file. Vite's loader sees them switched off and does not get them again; written into
    // the page they would be fetched all the same, by what looks ahead in Chromium.
    for (const name of sheets.split(" ")) {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.disabled = true;
      link.href = `/assets/${name}`;
      document.head.append(link);
    }
    ask("modulepreload", parts.split(" "));
    void import(program);
  };
  // Whoever was here may have chosen a language, a text size, a seat, an account: the page shows it
  // unasked. What has no finger may be a television, which gets another page; an app talks to its own.
  const isNewPhone = () => {
    try {
      return (
        matchMedia("(pointer: coarse)").matches &&
        document.cookie === "" &&
        localStorage.length === 0 &&
        location.search === "" &&
        // Some pages say what the build could not know (src-web/site/pages/Operator.tsx).
        !document.querySelector("[data-eager]") &&
        !(window.HubbubNative ?? window.webkit?.messageHandlers?.hubbubNative)
      );
    } catch {
      return false;
    }
  };
  // Not before the phone has painted what one sees: nobody taps within the first second.
  const prefetch = () => {
    if (!isAwake) ask("prefetch", [program, ...parts.split(" ")]);
  };
  const whenLoaded = () => {
    if (isAwake) return;
    if (isNewPhone()) setTimeout(prefetch, 1000);
    else wake();
  };
  const whenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(whenLoaded, { timeout: 500 });
    else setTimeout(whenLoaded, 100);
  };
  for (const sign of SIGNS) addEventListener(sign, wake, { passive: true });
  // `src-web/app/layout/earlyTap.ts` presses it again and takes this away.
  addEventListener("click", ({ target }) => {
    if ("woken" in document.documentElement.dataset || !(target instanceof Element)) return;
    const button = target.closest("button");
    if (button && !(button.form && button.type === "submit")) button.dataset.tapped = "";
  });
  // `src-web/ui/forms/useEarlyWriting.ts` sends it then.
  addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    event.target.dataset.sent = "";
  });
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
})();
