import { CircleUserRound, Layers, Ticket, Trophy, type LucideIcon } from "lucide-react";
import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import type { Profile } from "../../client/api/profile.ts";

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

/** In the order they stand. */
export const TABS: readonly Tab[] = [
  {
    path: "",
    labelKey: "tab.me",
    Icon: CircleUserRound,
    Screen: lazy(() => import("../../site/profile/MeTab.tsx")),
  },
  {
    path: "games",
    labelKey: "tab.games",
    Icon: Trophy,
    Screen: lazy(() => import("../../site/profile/GamesTab.tsx")),
  },
  {
    path: "packs",
    labelKey: "tab.packs",
    Icon: Layers,
    Screen: lazy(() => import("../../site/packs/PacksTab.tsx")),
  },
  {
    path: "subscription",
    labelKey: "payment:tab",
    Icon: Ticket,
    Screen: lazy(() => import("../../site/payment/SubscriptionTab.tsx")),
  },
];
