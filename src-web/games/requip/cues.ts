/** Sounds of REQUIP by name, at the moments where they belong. */
export const CUES = {
  /** An answer lands in the pile while people write. */
  answerIn: "requip.answerIn",
  /** A card flies in. */
  card: "requip.card",
  /** A vote lands on a card. */
  vote: "requip.vote",
  /** Who wrote it is told. */
  author: "requip.author",
  /** The winner's card jumps up. */
  winner: "requip.winner",
  /** The stamp hits a machine's card. */
  stamp: "requip.stamp",
  /** Both said the same. */
  jinx: "requip.jinx",
  /** What others once said slides in. */
  others: "requip.others",
} as const;

export type Cue = (typeof CUES)[keyof typeof CUES];
