/** Entries of the menu, in the specification's order (section 2). */
export const MENU = [
  { to: "/joinGame", key: "menu.join" },
  { to: "/", key: "menu.home" },
  { to: "/games", key: "menu.games" },
  { to: "/howToPlay", key: "menu.howToPlay" },
  { to: "/about", key: "menu.about" },
  { to: "/payment", key: "menu.pricing" },
  { to: "/contact", key: "menu.contact" },
] as const;

/** The entry that is shown only where something is sold. */
export const SALE = "menu.pricing";
