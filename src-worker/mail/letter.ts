/** A link of a mail; the address is absolute. */
export interface MailButton {
  readonly label: string;
  readonly url: string;
}

/** A mail's content, in its language, before it has a shape. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  /** How it begins, where the reader is known. */
  readonly greeting?: string;
  readonly paragraphs: readonly string[];
  /** Facts with their labels, in order. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** What somebody else wrote. Its line breaks are kept. */
  readonly quote?: string;
  readonly button?: MailButton;
  /** A second, quieter way on. */
  readonly other?: MailButton;
  /** Small print: how long a link works, what if it was not you. */
  readonly note: string;
}

/** The addresses in a mail's plain text, in order. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/\S+/gu)].map(([link]) => link);
}
