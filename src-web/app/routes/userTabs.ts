import { CircleUserRound, Layers, Ticket, Trophy } from "lucide-react";
import { lazy } from "react";
import type { Tab } from "../../site/profile/tab.ts";

/** In the order they are shown. */
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

/** The tabs of a site where nothing is sold and there is nothing to subscribe to. */
export const FREE_TABS: readonly Tab[] = TABS.filter(({ path }) => path !== "subscription");
