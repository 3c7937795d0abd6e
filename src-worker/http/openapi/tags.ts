import type { CallKey } from "../../../src-shared/api/calls.ts";

/** Groups of calls, in the order in which a newcomer reads them. */
export const TAGS = [
  ["Rooms", "Open a room, look it up by its code, take a seat in it, change it and close it."],
  ["Games", "Choose a game for a room, and read its state."],
  [
    "Hosting",
    "What the host of a room controls during play: rounds, settings, robots and the evening.",
  ],
  ["Players", "A player's own seat: its place in the game, and leaving it."],
  ["Hide and Peek", "The moves of Hide and Peek, for clients without a socket."],
  [
    "Snaption",
    "Photos that players upload for Snaption. They are stored with their room and deleted with it.",
  ],
  [
    "Televisions",
    "Open a room on a screen without a keyboard: by a code shown on it, or by casting.",
  ],
  ["Discord", "The activity inside Discord: logging in, and the room that its participants share."],
  ["Logins", "Guests, accounts, links in mails, login providers and the second factor."],
  ["Profiles", "An account and the games played with it."],
  ["Reels", "The reel of a night: its drawings, captions and winners, behind a link."],
  [
    "Circles",
    "Friends who play together regularly: their evenings, records, badges and next date.",
  ],
  ["Packs", "Custom words, categories, captions and pictures to play with."],
  ["Payments", "Buying hosting time, and past payments."],
  ["Mails", "The newsletter, the contact form and unsubscribing."],
  ["Service", "The health and switches of the service, and what pages and players report to it."],
  [
    "Administration",
    "For the admins who run the service. Every change they make is recorded in the audit log.",
  ],
] as const;

type Tag = (typeof TAGS)[number][0];

type FirstPart<Path> = Path extends `${infer First}/${string}` ? First : Path;
type Part = CallKey extends infer Key
  ? Key extends `${string} /${infer Path}`
    ? FirstPart<Path>
    : never
  : never;

/** The tag of a call by the first part of its path. Calls of a development server have none. */
const TAG_OF: Readonly<Record<Exclude<Part, "dev">, Tag>> = {
  gameSession: "Rooms",
  game: "Games",
  host: "Hosting",
  player: "Players",
  hideandpeek: "Hide and Peek",
  snaption: "Snaption",
  smarttv: "Televisions",
  chromecast: "Televisions",
  discord: "Discord",
  user: "Logins",
  oauth2: "Logins",
  login: "Logins",
  userProfile: "Profiles",
  reel: "Reels",
  circle: "Circles",
  wordPack: "Packs",
  categoryPack: "Packs",
  captionPack: "Packs",
  picturePack: "Packs",
  packLibrary: "Packs",
  picture: "Packs",
  payment: "Payments",
  email: "Mails",
  health: "Service",
  "openapi.json": "Service",
  flags: "Service",
  report: "Service",
  survey: "Service",
  posthogEvent: "Service",
  clientError: "Service",
  translate: "Service",
  admin: "Administration",
};

/** Returns the tag of a path below the API's base; undefined if the contract has no such path. */
export function tagOf(path: string): Tag | undefined {
  const tags: Readonly<Record<string, Tag>> = TAG_OF;
  return tags[path.split("/")[1] ?? ""];
}
