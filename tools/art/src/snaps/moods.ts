/** Moods, from the tables of the rig: eyes, brows and mouth, and the default poses of arms and legs. */
import type { Face } from "../rig/face.ts";

interface Mood {
  readonly eyes: string;
  readonly brows?: string;
  readonly mouth: string;
  readonly look?: Face["look"];
  readonly arms: readonly [string, string];
  readonly legs?: string;
  /** What the lamps that are a robot's eyes show; unchanged by default. */
  readonly lamps?: LampLook;
}

export type LampLook =
  | "glad"
  | "shut"
  | "out"
  | "hurt"
  | "angry"
  | "sad"
  | "huge"
  | "bored"
  | "hearts";

const mood = <T extends Record<string, Mood>>(moods: T): Readonly<Record<keyof T, Mood>> => moods;

export const MOODS = mood({
  shock: {
    eyes: "wide",
    brows: "up",
    mouth: "oh",
    arms: ["up", "up"],
    legs: "wide",
    lamps: "huge",
  },
  scared: {
    eyes: "wide",
    brows: "worry",
    mouth: "wave",
    arms: ["chest", "chest"],
    legs: "knock",
    lamps: "huge",
  },
  panic: {
    eyes: "crazy",
    brows: "worry",
    mouth: "yell",
    arms: ["up", "up"],
    legs: "hop",
    lamps: "huge",
  },
  angry: {
    eyes: "fierce",
    brows: "frown",
    mouth: "clench",
    arms: ["hips", "hips"],
    legs: "wide",
    lamps: "angry",
  },
  yell: {
    eyes: "fierce",
    brows: "frown",
    mouth: "yell",
    arms: ["cheer", "point"],
    legs: "wide",
    lamps: "angry",
  },
  sad: {
    eyes: "soft",
    brows: "worry",
    mouth: "sad",
    look: [0, 0.6],
    arms: ["down", "down"],
    lamps: "sad",
  },
  cry: {
    eyes: "squeeze",
    brows: "worry",
    mouth: "wail",
    arms: ["down", "down"],
    legs: "knock",
    lamps: "hurt",
  },
  glad: { eyes: "happy", mouth: "laugh", arms: ["up", "cheer"], legs: "hop", lamps: "glad" },
  laugh: { eyes: "squeeze", mouth: "laugh", arms: ["hips", "point"], legs: "stand", lamps: "glad" },
  smile: { eyes: "round", mouth: "smile", arms: ["wave", "hips"], legs: "stand" },
  love: { eyes: "heart", mouth: "cat", arms: ["chest", "chest"], legs: "right", lamps: "hearts" },
  bored: { eyes: "bored", mouth: "flat", arms: ["down", "hips"], legs: "stand", lamps: "bored" },
  tired: {
    eyes: "half",
    brows: "worry",
    mouth: "sad",
    arms: ["down", "down"],
    legs: "stand",
    lamps: "bored",
  },
  sleep: { eyes: "shut", mouth: "little", arms: ["down", "down"], legs: "stand", lamps: "shut" },
  calm: { eyes: "shut", mouth: "curve", arms: ["shrug", "shrug"], legs: "stand", lamps: "shut" },
  proud: {
    eyes: "shut",
    brows: "up",
    mouth: "smirk",
    arms: ["hips", "hips"],
    legs: "wide",
    lamps: "glad",
  },
  smug: { eyes: "half", brows: "sly", mouth: "smirk", arms: ["hips", "thumbs"], legs: "lean" },
  unsure: { eyes: "round", brows: "quiz", mouth: "wave", arms: ["shrug", "shrug"], legs: "stand" },
  doubt: {
    eyes: "half",
    brows: "quiz",
    mouth: "flat",
    arms: ["chest", "hips"],
    legs: "stand",
    lamps: "bored",
  },
  innocent: {
    eyes: "round",
    brows: "up",
    mouth: "whistle",
    look: [0.7, -0.7],
    arms: ["chest", "swing"],
    legs: "stroll",
  },
  beg: {
    eyes: "plead",
    brows: "worry",
    mouth: "little",
    arms: ["chest", "chest"],
    legs: "knock",
    lamps: "sad",
  },
  yuck: {
    eyes: "squeeze",
    brows: "frown",
    mouth: "tongue",
    arms: ["palm", "hips"],
    legs: "lean",
    lamps: "hurt",
  },
  dizzy: {
    eyes: "spiral",
    brows: "worry",
    mouth: "wave",
    arms: ["wide", "swing"],
    legs: "lean",
    lamps: "out",
  },
  out: { eyes: "cross", mouth: "tongue", arms: ["wide", "wide"], legs: "wide", lamps: "out" },
  star: {
    eyes: "star",
    brows: "up",
    mouth: "laugh",
    arms: ["chest", "cheer"],
    legs: "hop",
    lamps: "glad",
  },
  strain: {
    eyes: "squeeze",
    brows: "frown",
    mouth: "clench",
    arms: ["up", "up"],
    legs: "horse",
    lamps: "hurt",
  },
  sly: {
    eyes: "half",
    brows: "frown",
    mouth: "grin",
    arms: ["chest", "pointUp"],
    legs: "stroll",
    lamps: "angry",
  },
  brave: {
    eyes: "fierce",
    brows: "frown",
    mouth: "smirk",
    arms: ["flex", "flex"],
    legs: "wide",
    lamps: "angry",
  },
  stare: {
    eyes: "wide",
    mouth: "flat",
    look: [0, 0],
    arms: ["down", "down"],
    legs: "stand",
    lamps: "huge",
  },
});

export type MoodName = keyof typeof MOODS;
