import { CIRCLE_BADGES, type CircleBadge } from "../../../../src-shared/catalog/circles.ts";
import type { MemberGame, MemberNight } from "./memberNights.ts";
import { nightsOf } from "./memberNights.ts";
import type { Night } from "./night.ts";

/** Returns the index of the member's evening that earned the badge; -1 if none has. */
type Earned = (mine: readonly MemberNight[]) => number;

/** Fewest games in an evening that count for badges about the whole evening. */
const WHOLE_EVENING = 3;
/** Fewest people needed to count as last, or as in the middle. */
const COMPANY = 3;
const PHOTO_FINISH = 0.02;
/** A lead of at least half the winner's points: twice those of the second. */
const STEAMROLLER = 0.5;
const REPDIGIT = /^(\d)\1{2,}$/u;

/** Earned on the first evening that matches. `before` is the member's previous evening. */
const on =
  (isIt: (night: MemberNight, before: MemberNight | undefined) => boolean): Earned =>
  (mine) =>
    mine.findIndex((night, at) => isIt(night, mine[at - 1]));

/** Earned with the first game that matches. */
const inGame = (isIt: (game: MemberGame) => boolean): Earned => on(({ games }) => games.some(isIt));

/** Earned on the first evening with at least `least` matching games. */
const inOneEvening = (least: number, isIt: (game: MemberGame) => boolean): Earned =>
  on(({ games }) => games.filter(isIt).length >= least);

/** Earned once `count`, summed over all evenings so far, reaches `least`. */
const counted =
  (least: number, count: (night: MemberNight) => number): Earned =>
  (mine) => {
    let sum = 0;
    return mine.findIndex((night) => (sum += count(night)) >= least);
  };

/** Earned once the wins so far, counted per game type, are enough. */
const wonTypes =
  (isEnough: (wins: ReadonlyMap<string, number>) => boolean): Earned =>
  (mine) => {
    const wins = new Map<string, number>();
    return mine.findIndex(({ games }) => {
      for (const { gameType, isWin } of games) {
        if (isWin) wins.set(gameType, (wins.get(gameType) ?? 0) + 1);
      }
      return isEnough(wins);
    });
  };

const isWhole = ({ games }: MemberNight): boolean => games.length >= WHOLE_EVENING;

const RULES: Readonly<Record<CircleBadge, Earned>> = {
  newcomer: on(() => true),
  furniture: counted(5, () => 1),
  fossil: counted(25, () => 1),
  crown: on(({ isChampion }) => isChampion),
  dynasty: (mine) => {
    let run = 0;
    return mine.findIndex(({ isChampion }) => (run = isChampion ? run + 1 : 0) >= 3);
  },
  phoenix: on(({ isChampion }, before) => isChampion && before?.isLast === true),
  lantern: on(({ isLast, of }) => isLast && of >= COMPANY),
  bridesmaid: inOneEvening(3, ({ rank }) => rank === 2),
  sweep: on((night) => isWhole(night) && night.games.every(({ isWin }) => isWin)),
  steamroller: inGame(({ lead = 0 }) => lead >= STEAMROLLER),
  photoFinish: inGame(({ lead }) => lead !== undefined && lead > 0 && lead <= PHOTO_FINISH),
  toaster: inOneEvening(3, ({ robotAhead }) => robotAhead),
  marathon: on(({ games }) => games.length >= 8),
  allRounder: wonTypes((wins) => wins.size >= 5),
  oneTrick: wonTypes((wins) => [...wins.values()].some((count) => count >= 5)),
  twins: counted(3, ({ games }) => games.filter(({ isShared }) => isShared).length),
  doughnut: inGame(({ score, of }) => score === 0 && of > 1),
  repdigit: inGame(({ score }) => REPDIGIT.test(String(score))),
  switzerland: on(
    (night) =>
      isWhole(night) &&
      night.games.every(({ rank, isLast, of }) => of >= COMPANY && rank > 1 && !isLast),
  ),
  ghost: on(({ missed }) => missed >= 5),
  metronome: on(
    (night) =>
      isWhole(night) &&
      night.games.every(({ rank }) => rank === night.games[0]?.rank) &&
      night.games[0]?.rank !== 1,
  ),
  lateBloomer: on((night) => isWhole(night) && night.isChampion && night.games[0]?.isLast === true),
  century: counted(100, ({ games }) => games.length),
};

/**
 * Returns the badges a member has earned, in the order of `CIRCLE_BADGES`. `at` is the evening that earned
 * them, ms since 1970.
 */
export function badgesOf(
  nights: readonly Night[],
  memberId: string,
): readonly { readonly badge: CircleBadge; readonly at: number }[] {
  const mine = nightsOf(nights, memberId);
  return CIRCLE_BADGES.flatMap((badge) => {
    const night = mine[RULES[badge](mine)];
    return night ? [{ badge, at: night.at }] : [];
  });
}
