/** A link in a mail; the URL is absolute. */
export interface MailButton {
  readonly label: string;
  readonly url: string;
}

/** The content of a mail in the reader's language, before its layout. */
export interface MailBody {
  readonly subject: string;
  readonly heading: string;
  /** Only if the reader's name is known. */
  readonly greeting?: string;
  readonly paragraphs: readonly string[];
  /** Facts with their labels, in order. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** A text by somebody else, with its line breaks. */
  readonly quote?: string;
  readonly button?: MailButton;
  /** A second, less prominent link. */
  readonly other?: MailButton;
  /** Small print: how long a link works, and what to do if the reader did not ask for the mail. */
  readonly note: string;
}

/** Returns the addresses in a mail's plain text, in order. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/\S+/gu)].map(([link]) => link);
}
