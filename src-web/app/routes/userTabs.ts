import { CircleUserRound, Layers, Ticket, Trophy } from "lucide-react";
import { lazy } from "react";
import type { Tab } from "../../site/profile/tab.ts";

const tab = (of: Omit<Tab, "Screen">): Tab => ({ ...of, Screen: lazy(of.load) });

/** In the order they are shown. */
export const TABS: readonly Tab[] = [
  tab({
    path: "",
    labelKey: "tab.me",
    Icon: CircleUserRound,
    load: () => import("../../site/profile/MeTab.tsx"),
  }),
  tab({
    path: "games",
    labelKey: "tab.games",
    Icon: Trophy,
    load: () => import("../../site/profile/GamesTab.tsx"),
  }),
  tab({
    path: "packs",
    labelKey: "tab.packs",
    Icon: Layers,
    load: () => import("../../site/packs/PacksTab.tsx"),
  }),
  tab({
    path: "subscription",
    labelKey: "payment:tab",
    Icon: Ticket,
    load: () => import("../../site/payment/SubscriptionTab.tsx"),
  }),
];

/** The tabs of a site where nothing is sold and there is nothing to subscribe to. */
export const FREE_TABS: readonly Tab[] = TABS.filter(({ path }) => path !== "subscription");
