import type { LucideIcon } from "lucide-react";
import type { ComponentType, LazyExoticComponent } from "react";
import type { Profile } from "../../../src-shared/api/profile.ts";

/** What a tab of the profile gets to know. */
export interface TabProps {
  readonly profile: Profile;
  /** The rest of the address behind the tab's own part: `/user/…/games/{rest}`. */
  readonly rest: string;
}

/** One tab of the profile: its part of the address, its name, and what it shows. */
export interface Tab {
  /** Empty: the profile's own address. */
  readonly path: string;
  readonly labelKey: `tab.${"me" | "games" | "packs"}` | "payment:tab";
  readonly Icon: LucideIcon;
  readonly Screen: LazyExoticComponent<ComponentType<TabProps>>;
}

/** The tab an address shows, and what is left of the address for it; the first for an unknown one. */
export function tabOf<One extends { readonly path: string }>(
  tabs: readonly One[],
  splat: string,
): { readonly tab: One | undefined; readonly rest: string } {
  const [head = "", ...tail] = splat.split("/").filter(Boolean);
  const found = tabs.find(({ path }) => path === head);
  return found ? { tab: found, rest: tail.join("/") } : { tab: tabs[0], rest: "" };
}
