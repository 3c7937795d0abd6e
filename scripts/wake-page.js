// Inline script at the end of every prerendered page (scripts/prerender.mjs). A prerendered page is complete
// when it loads, so hydration waits: on a phone that has never been here until the user touches the page,
// since reading needs no script; everywhere else until the visible part has loaded. Until then the script
// files are prefetched. A button that is pressed before hydration is pressed again afterwards.
(() => {
  const { program, parts, sheets, keys, keptMs } = document.currentScript.dataset;
  // The start page offers a user who was in a room the way back. Its space is reserved before it is rendered,
  // so that nothing moves under a finger (`src-web/site/join/useKeptRoom.ts` removes the mark).
  try {
    const isKept = (key) => Date.now() - JSON.parse(localStorage.getItem(key))?.savedAt < keptMs;
    if (keys.split(" ").some(isKept)) document.documentElement.dataset.keptRoom = "";
  } catch {
    // No room is stored here.
  }
  // Not pointermove: Chromium generates one when an element appears under the pointer.
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
  // A browser does not request a script again that failed to load once: only loading the page again helps. Without
  // a network that would lose the page.
  const whenLost = () => {
    const again = () => navigator.onLine && location.reload();
    for (const sign of ["online", "click"]) addEventListener(sign, again);
  };
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    for (const sign of SIGNS) removeEventListener(sign, wake);
    // The page has these style sheets in one file. Vite's loader finds the disabled links and does not load
    // the files again; written into the page's HTML they would be fetched all the same, by Chromium's preload
    // scanner.
    for (const name of sheets.split(" ")) {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.disabled = true;
      link.href = `/assets/${name}`;
      document.head.append(link);
    }
    ask("modulepreload", parts.split(" "));
    import(program).catch(whenLost);
  };
  // A returning visitor may have chosen a language, a text size, a seat or an account, which the page shows
  // without interaction. A device without a touch screen may be a television, which gets another page; the
  // native app needs its bridge.
  const isNewPhone = () => {
    try {
      return (
        matchMedia("(pointer: coarse)").matches &&
        document.cookie === "" &&
        localStorage.length === 0 &&
        location.search === "" &&
        // Some pages show what was not known at build time (src-web/site/pages/Operator.tsx).
        !document.querySelector("[data-eager]") &&
        !(window.HubbubNative ?? window.webkit?.messageHandlers?.hubbubNative)
      );
    } catch {
      return false;
    }
  };
  // Not before the phone has painted the visible part: nobody taps within the first second.
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
  // `src-web/app/layout/earlyTap.ts` presses the button again and removes the mark.
  addEventListener("click", ({ target }) => {
    if ("woken" in document.documentElement.dataset || !(target instanceof Element)) return;
    const button = target.closest("button");
    if (button && !(button.form && button.type === "submit")) button.dataset.tapped = "";
  });
  // `src-web/ui/forms/useEarlyWriting.ts` submits the form after hydration.
  addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    event.target.dataset.sent = "";
  });
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
})();
