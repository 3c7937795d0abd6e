// Stands at the end of every page that the build writes out (scripts/prerender.mjs). A written page is
// complete as it comes; its program is asked for once everything that one sees is there, or as soon as
// somebody touches the page. A button that is pressed before it can do anything does it afterwards.
(() => {
  const { program, parts } = document.currentScript.dataset;
  const SIGNS = ["pointerdown", "pointermove", "keydown", "focusin"];
  let isAwake = false;
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    for (const sign of SIGNS) removeEventListener(sign, wake);
    for (const href of parts.split(" ")) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.crossOrigin = "";
      link.href = href;
      document.head.append(link);
    }
    void import(program);
  };
  const whenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(wake, { timeout: 500 });
    else setTimeout(wake, 100);
  };
  for (const sign of SIGNS) addEventListener(sign, wake, { passive: true });
  // `src-web/shell/earlyTap.ts` presses it again and takes this away.
  addEventListener("click", ({ target }) => {
    if ("woken" in document.documentElement.dataset || !(target instanceof Element)) return;
    const button = target.closest("button");
    if (button) button.dataset.tapped = "";
  });
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
})();
