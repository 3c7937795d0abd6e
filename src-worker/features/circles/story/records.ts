import type { CircleRecordKind } from "../../../../src-shared/catalog/circles.ts";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import type { Night, NightGame } from "./night.ts";
import { championsOf, isWin, standingOf } from "./standing.ts";

/** A record of the circle. `at` is the evening on which it was set, ms since 1970. */
interface Best {
  readonly kind: CircleRecordKind;
  /** The members who hold it; empty if it belongs to the whole circle. */
  readonly memberIds: readonly string[];
  readonly value: number;
  readonly gameType?: GameType;
  readonly at: number;
}

/** An achievement of a member, or of the circle as a whole. The best ones are the records. */
type Feat = Omit<Best, "memberIds"> & { readonly memberId?: string };

/** Smallest value that counts as an achievement. */
const LEAST: Readonly<Partial<Record<CircleRecordKind, number>>> = {
  crowns: 1,
  streak: 2,
  faithful: 2,
  marathon: 2,
  fullHouse: 2,
};

/** Counts, for each member, how often something has happened in a row, evening by evening or game by game. */
class Runs {
  readonly #lengths = new Map<string, number>();
  goOn(memberId: string): number {
    const length = (this.#lengths.get(memberId) ?? 0) + 1;
    this.#lengths.set(memberId, length);
    return length;
  }
  end(memberId: string): void {
    this.#lengths.delete(memberId);
  }
  known(): string[] {
    return [...this.#lengths.keys()];
  }
}

/**
 * Returns the winner's lead as a percentage of their points; undefined if the win is shared or the winner is
 * not a member.
 */
function leadOf({ lines }: NightGame): { memberId: string; lead: number } | undefined {
  const [first, second] = lines;
  if (!first || !second || !isWin(first) || first.memberId === undefined) return undefined;
  if (second.rank === 1) return undefined;
  const lead = Math.round((1_000 * (first.score - Math.max(0, second.score))) / first.score) / 10;
  return lead > 0 ? { memberId: first.memberId, lead } : undefined;
}

function featsOfGame({ at }: Night, game: NightGame, wins: Runs): Feat[] {
  const { gameType, lines } = game;
  const feats: Feat[] = [];
  for (const line of lines) {
    const { memberId, score } = line;
    if (memberId === undefined) continue;
    if (score > 0) feats.push({ kind: "bestScore", memberId, value: score, gameType, at });
    if (isWin(line)) feats.push({ kind: "streak", memberId, value: wins.goOn(memberId), at });
    else wins.end(memberId);
  }
  const lead = leadOf(game);
  if (lead) {
    const { memberId, lead: value } = lead;
    feats.push({ kind: "landslide", memberId, value, gameType, at });
    feats.push({ kind: "squeaker", memberId, value, gameType, at });
  }
  return feats;
}

function featsOf(nights: readonly Night[]): Feat[] {
  const [wins, evenings, crowns] = [new Runs(), new Runs(), new Runs()];
  return nights.flatMap((night) => {
    const { at, games } = night;
    const standing = standingOf(night);
    const here = standing.map(({ memberId }) => memberId);
    for (const memberId of evenings.known()) if (!here.includes(memberId)) evenings.end(memberId);
    return [
      { kind: "marathon" as const, value: games.length, at },
      { kind: "fullHouse" as const, value: here.length, at },
      ...here.map((memberId) => ({
        kind: "faithful" as const,
        memberId,
        value: evenings.goOn(memberId),
        at,
      })),
      ...championsOf(standing).map((memberId) => ({
        kind: "crowns" as const,
        memberId,
        value: crowns.goOn(memberId),
        at,
      })),
      ...games.flatMap((game) => featsOfGame(night, game, wins)),
    ];
  });
}

/**
 * Returns the records of these evenings, which must be in order. A member who equals a record later holds it
 * together with the one who set it.
 */
export function recordsOf(nights: readonly Night[]): Best[] {
  const best = new Map<string, Best>();
  for (const { memberId, ...feat } of featsOf(nights)) {
    if (feat.value < (LEAST[feat.kind] ?? 0)) continue;
    const key = feat.kind === "bestScore" ? `${feat.kind} ${feat.gameType ?? ""}` : feat.kind;
    const before = best.get(key);
    const ahead = before ? feat.value - before.value : 1;
    const isBetter = !before || (feat.kind === "squeaker" ? ahead < 0 : ahead > 0);
    if (isBetter) best.set(key, { ...feat, memberIds: memberId === undefined ? [] : [memberId] });
    else if (ahead === 0 && memberId !== undefined && !before.memberIds.includes(memberId)) {
      best.set(key, { ...before, memberIds: [...before.memberIds, memberId] });
    }
  }
  return [...best.values()];
}
