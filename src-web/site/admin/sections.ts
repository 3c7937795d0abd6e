import {
  ChartLine,
  ClipboardList,
  Download,
  Flag,
  Globe,
  LayoutDashboard,
  Mail,
  MailQuestionMark,
  MessageSquare,
  ToggleRight,
  Tv,
  Wrench,
  Users,
  type LucideIcon,
} from "lucide-react";
import { lazy, type ComponentType, type LazyExoticComponent } from "react";

interface Section {
  /** Its part of the address; empty for /admin itself. */
  readonly path: string;
  readonly labelKey: `section.${
    | "home"
    | "numbers"
    | "users"
    | "invites"
    | "rooms"
    | "public"
    | "reports"
    | "flags"
    | "messages"
    | "mails"
    | "lists"
    | "audit"
    | "setup"}`;
  readonly Icon: LucideIcon;
  readonly Screen: LazyExoticComponent<ComponentType>;
}

/** The sections in the order of the navigation. */
export const SECTIONS: readonly Section[] = [
  {
    path: "",
    labelKey: "section.home",
    Icon: LayoutDashboard,
    Screen: lazy(() => import("./Overview.tsx")),
  },
  {
    path: "numbers",
    labelKey: "section.numbers",
    Icon: ChartLine,
    Screen: lazy(() => import("./Numbers.tsx")),
  },
  {
    path: "users",
    labelKey: "section.users",
    Icon: Users,
    Screen: lazy(() => import("./UserList.tsx")),
  },
  {
    path: "invites",
    labelKey: "section.invites",
    Icon: Mail,
    Screen: lazy(() => import("./Invites.tsx")),
  },
  { path: "rooms", labelKey: "section.rooms", Icon: Tv, Screen: lazy(() => import("./Rooms.tsx")) },
  {
    path: "public",
    labelKey: "section.public",
    Icon: Globe,
    Screen: lazy(() => import("./PublicRooms.tsx")),
  },
  {
    path: "reports",
    labelKey: "section.reports",
    Icon: Flag,
    Screen: lazy(() => import("./Reports.tsx")),
  },
  {
    path: "flags",
    labelKey: "section.flags",
    Icon: ToggleRight,
    Screen: lazy(() => import("./Flags.tsx")),
  },
  {
    path: "messages",
    labelKey: "section.messages",
    Icon: MessageSquare,
    Screen: lazy(() => import("./Messages.tsx")),
  },
  {
    path: "mails",
    labelKey: "section.mails",
    Icon: MailQuestionMark,
    Screen: lazy(() => import("./Mails.tsx")),
  },
  {
    path: "lists",
    labelKey: "section.lists",
    Icon: Download,
    Screen: lazy(() => import("./Lists.tsx")),
  },
  {
    path: "audit",
    labelKey: "section.audit",
    Icon: ClipboardList,
    Screen: lazy(() => import("./Audit.tsx")),
  },
  {
    path: "setup",
    labelKey: "section.setup",
    Icon: Wrench,
    Screen: lazy(() => import("./Setup.tsx")),
  },
];

/** The section an address leads to; the first one for an unknown address. */
export function sectionOf(splat: string): Section | undefined {
  const [path = ""] = splat.split("/").filter(Boolean);
  return SECTIONS.find((section) => section.path === path) ?? SECTIONS[0];
}
