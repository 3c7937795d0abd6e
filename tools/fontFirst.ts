import type { Plugin } from "vite";

/** A preload of the Latin font under its hashed name, so that the first text is drawn in it. */
export function fontFirst(): Plugin {
  return {
    name: "hubbub-font-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) =>
          /baloo-2-latin-wght.*\.woff2$/.test(name),
        );
        if (font === undefined) return [];
        const attrs = {
          rel: "preload",
          as: "font",
          type: "font/woff2",
          crossorigin: "",
          href: `/${font}`,
        };
        return [{ tag: "link", attrs, injectTo: "head-prepend" }];
      },
    },
  };
}
