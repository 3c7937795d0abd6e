import type { CallKey } from "../../../src-shared/api/calls.ts";

/** Groups of calls, in the order in which a newcomer reads them. */
export const TAGS = [
  ["Rooms", "Open a room, find one by its code, sit down in it, change it and close it."],
  ["Games", "Choose a game for a room, and see how it stands."],
  [
    "Hosting",
    "What the host of a room does while people play: rounds, settings, robots, the evening.",
  ],
  ["Players", "What a player asks about their own seat, and how they leave it."],
  ["Hide and Peek", "The moves of Hide and Peek, for clients without a socket."],
  ["Snaption", "Photos that players bring to Snaption. They stay with their room and end with it."],
  ["Televisions", "A screen without a keyboard gets a room: by a code on it, or by casting."],
  ["Discord", "The activity inside Discord: who is there, and the room they share."],
  [
    "Logins",
    "Who somebody is: guests, accounts, links in mails, other accounts, the second factor.",
  ],
  ["Profiles", "One's own account and the games one played."],
  ["Reels", "What is left of a night: drawings, captions, winners, behind a link."],
  ["Circles", "Friends who play again and again: their evenings, records, badges, next date."],
  ["Packs", "Words, categories and captions of one's own to play with."],
  ["Payments", "Buying time to host, and what was bought."],
  ["Mails", "The newsletter, the contact form, and how to be sent no more."],
  ["Service", "How the service does, and what pages and players tell it."],
  [
    "Administration",
    "For the people who run the service. Whatever one of them does is written down.",
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
