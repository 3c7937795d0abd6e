import { intlTag, type Language } from "../../src-shared/catalog/languages.ts";
import { dayInUtc } from "../../src-shared/text/dates.ts";
import type { MailBody } from "./mailBody.ts";
import { fill, MAIL_TEXTS, type MailTexts } from "./texts.ts";

/** Changes that an account's owner is notified of. Each has its texts under `changed` in the locales. */
export type AccountChange = "password" | "emailAsked" | "email" | "newBrowser" | "deleted";

/**
 * The data of each mail. URLs are absolute, times are ms since 1970. A mail to an address that nobody has
 * proved to own contains nothing that a stranger typed.
 */
interface MailData {
  readonly verify: {
    readonly url: string;
    /** Whether the box for the newsletter was ticked. Then the page of the link asks again. */
    readonly asksForNews: boolean;
    /** Whether a new account begins with a trial. If nothing is sold, the mail does not mention one. */
    readonly isTrial: boolean;
  };
  readonly alreadyRegistered: { readonly loginUrl: string; readonly forgotUrl: string };
  readonly reset: { readonly name: string; readonly url: string };
  readonly loginLink: { readonly name: string; readonly url: string };
  readonly invite: {
    readonly invitedBy: string;
    readonly url: string;
    /** As with `verify`. */
    readonly isTrial: boolean;
  };
  readonly deleteAccount: { readonly name: string; readonly url: string };
  /** Sent to the new address that an account wants to use. */
  readonly newEmail: { readonly url: string };
  /** Sent to the owner of an address that another account wants to use. `url` is the login page. */
  readonly emailTaken: { readonly url: string };
  /** Something about the account was changed that only its owner should change. */
  readonly changed: {
    readonly name: string;
    readonly kind: AccountChange;
    /** The page for requesting a new password. */
    readonly url: string;
  };
  readonly newsletter: { readonly url: string };
  /** Sent to the team; `queueMail` gets the writer's address as `replyTo`. */
  readonly contactMessage: {
    readonly name: string;
    readonly email: string;
    readonly message: string;
  };
  readonly receipt: {
    readonly name: string;
    readonly interval: "month" | "year";
    /** Minor units of the currency. */
    readonly amount: number;
    /** ISO 4217. */
    readonly currency: string;
    readonly paidAt: number;
    readonly periodStart: number;
    readonly periodEnd: number;
    readonly number: string;
    /** The page with the account's payments. */
    readonly url: string;
  };
  readonly subscriptionEnding: {
    readonly name: string;
    readonly endsAt: number;
    readonly isTrial: boolean;
    /** The page with the plans. */
    readonly url: string;
  };
  /** Something happened to the account's second factor, whoever did it. */
  readonly secondFactor: {
    readonly name: string;
    readonly what: "on" | "off" | "reset" | "recovery" | "codes";
    /** How many recovery codes are left. */
    readonly left: number;
  };
  /** Something the user made was reported, and an admin agreed. */
  readonly warning: { readonly name: string };
  readonly welcome: {
    readonly name: string;
    /** When the trial ends; absent where nothing is sold. */
    readonly endsAt?: number;
    readonly url: string;
  };
}

type MailTemplate = keyof MailData;

/** A template's name with its data. */
export type MailContent = {
  readonly [Template in MailTemplate]: {
    readonly template: Template;
    readonly data: MailData[Template];
  };
}[MailTemplate];

interface Ctx {
  readonly texts: MailTexts;
  readonly site: string;
  readonly day: (at: number) => string;
  readonly money: (amount: number, currency: string) => string;
}

type Writers = {
  readonly [Template in MailTemplate]: (data: MailData[Template], ctx: Ctx) => MailBody;
};

const greeting = ({ texts }: Ctx, name: string): Pick<MailBody, "greeting"> =>
  name === "" ? {} : { greeting: fill(texts.layout.greeting, { name }) };

const WRITERS: Writers = {
  verify: ({ url, asksForNews, isTrial }, { texts: { verify: text }, site }) => ({
    subject: text.subject,
    heading: text.heading,
    paragraphs: [
      fill(isTrial ? text.body : text.freeBody, { site }),
      ...(asksForNews ? [text.news] : []),
    ],
    button: { label: text.button, url },
    note: text.note,
  }),
  alreadyRegistered: ({ loginUrl, forgotUrl }, { texts: { alreadyRegistered: text } }) => ({
    subject: text.subject,
    heading: text.heading,
    paragraphs: [text.body],
    button: { label: text.button, url: loginUrl },
    other: { label: text.other, url: forgotUrl },
    note: text.note,
  }),
  reset: ({ name, url }, ctx) => {
    const text = ctx.texts.reset;
    return {
      ...greeting(ctx, name),
      subject: fill(text.subject, { site: ctx.site }),
      heading: text.heading,
      paragraphs: [text.body],
      button: { label: text.button, url },
      note: text.note,
    };
  },
  loginLink: ({ name, url }, ctx) => {
    const text = ctx.texts.loginLink;
    return {
      ...greeting(ctx, name),
      subject: text.subject,
      heading: text.heading,
      paragraphs: [text.body],
      button: { label: text.button, url },
      note: text.note,
    };
  },
  invite: ({ invitedBy, url, isTrial }, { texts: { invite: text }, site }) => ({
    subject: fill(text.subject, { site }),
    heading: text.heading,
    paragraphs: [fill(isTrial ? text.body : text.freeBody, { site, invitedBy })],
    button: { label: text.button, url },
    note: text.note,
  }),
  deleteAccount: ({ name, url }, ctx) => {
    const text = ctx.texts.deleteAccount;
    return {
      ...greeting(ctx, name),
      subject: text.subject,
      heading: text.heading,
      paragraphs: [text.body],
      button: { label: text.button, url },
      note: text.note,
    };
  },
  newEmail: ({ url }, { texts: { newEmail: text }, site }) => ({
    subject: fill(text.subject, { site }),
    heading: text.heading,
    paragraphs: [fill(text.body, { site })],
    button: { label: text.button, url },
    note: text.note,
  }),
  emailTaken: ({ url }, { texts: { emailTaken: text } }) => ({
    subject: text.subject,
    heading: text.heading,
    paragraphs: [text.body],
    button: { label: text.button, url },
    note: text.note,
  }),
  changed: ({ name, kind, url }, ctx) => {
    const text = ctx.texts.changed;
    const { subject, heading, body } = text[kind];
    // No button for a new password: the account is deleted, or has another address now.
    const isGone = kind === "deleted" || kind === "email";
    return {
      ...greeting(ctx, name),
      subject,
      heading,
      paragraphs: [fill(body, { site: ctx.site })],
      ...(!isGone && { button: { label: text.button, url } }),
      note: isGone ? text.goneNote : text.note,
    };
  },
  newsletter: ({ url }, { texts: { newsletter: text } }) => ({
    subject: text.subject,
    heading: text.heading,
    paragraphs: [text.body],
    button: { label: text.button, url },
    note: text.note,
  }),
  contactMessage: ({ name, email, message }, { texts: { contactMessage: text } }) => ({
    subject: fill(text.subject, { name }),
    heading: text.heading,
    paragraphs: [],
    facts: [
      [text.name, name],
      [text.email, email],
    ],
    quote: message,
    note: text.note,
  }),
  receipt: (data, ctx) => {
    const text = ctx.texts.receipt;
    return {
      ...greeting(ctx, data.name),
      subject: fill(text.subject, { site: ctx.site }),
      heading: text.heading,
      paragraphs: [text.body],
      facts: [
        [text.plan, text[data.interval]],
        [text.amount, ctx.money(data.amount, data.currency)],
        [text.paidOn, ctx.day(data.paidAt)],
        [text.period, `${ctx.day(data.periodStart)} – ${ctx.day(data.periodEnd)}`],
        [text.number, data.number],
      ],
      button: { label: text.button, url: data.url },
      note: text.note,
    };
  },
  subscriptionEnding: ({ name, endsAt, isTrial, url }, ctx) => {
    const text = ctx.texts.subscriptionEnding;
    const date = ctx.day(endsAt);
    return {
      ...greeting(ctx, name),
      subject: fill(text.subject, { date }),
      heading: text.heading,
      paragraphs: [fill(isTrial ? text.trialBody : text.paidBody, { date })],
      button: { label: text.button, url },
      note: text.note,
    };
  },
  warning: ({ name }, ctx) => {
    const text = ctx.texts.warning;
    return {
      ...greeting(ctx, name),
      subject: text.subject,
      heading: text.heading,
      paragraphs: [text.body, text.please],
      note: text.note,
    };
  },
  secondFactor: ({ name, what, left }, ctx) => {
    const text = ctx.texts.secondFactor;
    return {
      ...greeting(ctx, name),
      subject: fill(text[what].subject, { site: ctx.site }),
      heading: text.heading,
      paragraphs: [fill(text[what].body, { left: String(left), site: ctx.site })],
      note: text.note,
    };
  },
  welcome: ({ name, endsAt, url }, ctx) => {
    const text = ctx.texts.welcome;
    return {
      ...greeting(ctx, name),
      subject: fill(text.subject, { site: ctx.site }),
      heading: text.heading,
      paragraphs: [
        endsAt === undefined ? text.freeBody : fill(text.body, { date: ctx.day(endsAt) }),
      ],
      button: { label: text.button, url },
      note: text.note,
    };
  },
};

function ctxOf(language: Language, site: string): Ctx {
  const tag = language === "en" ? "en-GB" : intlTag(language);
  return {
    texts: MAIL_TEXTS[language],
    site,
    day: dayInUtc,
    money: (amount, currency) => {
      const format = new Intl.NumberFormat(tag, { style: "currency", currency });
      const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
      return format.format(amount / 10 ** digits);
    },
  };
}

/** Returns the content of a mail. `site`: the product's name as readers know it. */
export function writeMail(content: MailContent, language: Language, site: string): MailBody {
  // SAFETY: the writer for a template's name takes exactly that template's data.
  const write = WRITERS[content.template] as (data: unknown, ctx: Ctx) => MailBody;
  return write(content.data, ctxOf(language, site));
}
