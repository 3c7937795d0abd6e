import type { LucideIcon } from "lucide-react";
import type { ComponentType, LazyExoticComponent } from "react";
import type { Profile } from "../../../src-shared/api/profile.ts";

/** Props of each tab of the profile. */
export interface TabProps {
  readonly profile: Profile;
  /** The part of the address after the tab's own: `/user/…/games/{rest}`. */
  readonly rest: string;
}

/** One tab of the profile: its part of the address, its name, and what it shows. */
export interface Tab {
  /** Empty for the profile's own address. */
  readonly path: string;
  readonly labelKey: `tab.${"me" | "games" | "packs"}` | "payment:tab";
  readonly Icon: LucideIcon;
  /** Fetches the code of `Screen`, which does so itself when it is shown. */
  readonly load: () => Promise<{ readonly default: ComponentType<TabProps> }>;
  readonly Screen: LazyExoticComponent<ComponentType<TabProps>>;
}

/** Returns the tab of an address and the rest of the address for it; the first tab for an unknown address. */
export function tabOf<One extends { readonly path: string }>(
  tabs: readonly One[],
  splat: string,
): { readonly tab: One | undefined; readonly rest: string } {
  const [head = "", ...tail] = splat.split("/").filter(Boolean);
  const found = tabs.find(({ path }) => path === head);
  return found ? { tab: found, rest: tail.join("/") } : { tab: tabs[0], rest: "" };
}
