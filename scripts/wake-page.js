// Stands at the end of every page that the build writes out (scripts/prerender.mjs). A written page is
// complete as it comes, so its program waits: on a phone that has never been here until somebody touches
// the page, since reading needs none of it; everywhere else until what one sees is there. Meanwhile its
// files are fetched. A button that is pressed before it can do anything does it afterwards.
(() => {
  const { program, parts } = document.currentScript.dataset;
  const SIGNS = [
    "pointerdown",
    "pointermove",
    "touchstart",
    "wheel",
    "scroll",
    "keydown",
    "focusin",
    "click",
  ];
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
  const whenLoaded = () => {
    if (isAwake) return;
    if (isNewPhone()) ask("prefetch", [program, ...parts.split(" ")]);
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
