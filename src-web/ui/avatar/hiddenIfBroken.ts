import type { SyntheticEvent } from "react";

const show = (isThere: boolean) => (event: SyntheticEvent<HTMLImageElement>) => {
  event.currentTarget.style.visibility = isThere ? "" : "hidden";
};

/** For an `img`: hides it if it cannot be loaded, as without a network, instead of showing a broken image. */
export const hiddenIfBroken = { onLoad: show(true), onError: show(false) };
