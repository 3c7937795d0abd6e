/** Entries of the menu, in order; pages that come later add theirs here. */
export const MENU = [
  { to: "/joinGame", hash: undefined, key: "menu.join" },
  { to: "/", hash: undefined, key: "menu.home" },
  { to: "/games", hash: undefined, key: "menu.games" },
  { to: "/", hash: "how-to-play", key: "menu.howToPlay" },
  { to: "/payment/$", hash: undefined, key: "menu.pricing" },
  { to: "/contact", hash: undefined, key: "menu.contact" },
] as const;
