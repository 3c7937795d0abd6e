import { html } from "hono/html";
import { intlTag, type Language } from "../../src-shared/catalog/languages.ts";
import type { MailBody, MailButton } from "./mailBody.ts";
import { fill, MAIL_TEXTS } from "./texts.ts";

interface Frame {
  readonly language: Language;
  /** Name of the site. */
  readonly site: string;
  /** Where the reader can unsubscribe; only for mails that people may stop. */
  readonly unsubscribeUrl?: string | undefined;
}

type Markup = ReturnType<typeof html>;

// The product's colours. Mail programs read only styles in an element's own attribute.
const INK = "#15101f";
const QUIET = "#5d5470";
const CREAM = "#fff7e6";
const YELLOW = "#ffd23f";
const TEXT = `margin:0 0 16px;font-size:17px;line-height:1.5;color:${INK}`;
const SMALL = `margin:0 0 12px;font-size:14px;line-height:1.5;color:${QUIET}`;
const FONT = "font-family:'Baloo 2','Arial Rounded MT Bold',Verdana,sans-serif";

const bigButton = ({ label, url }: MailButton): Markup =>
  html`<p style="margin:24px 0">
    <a
      href="${url}"
      style="display:inline-block;padding:14px 28px;border-radius:14px;background:${YELLOW};border:3px solid ${INK};color:${INK};font-size:18px;font-weight:700;text-decoration:none"
      >${label}</a
    >
  </p>`;

const quietLink = ({ label, url }: MailButton): Markup =>
  html`<p style="${TEXT}"><a href="${url}" style="color:${INK}">${label}</a></p>`;

const factTable = (facts: NonNullable<MailBody["facts"]>): Markup =>
  html`<table style="margin:0 0 16px;border-collapse:collapse;font-size:16px;color:${INK}">
    ${facts.map(
      ([label, value]) =>
        html`<tr>
          <th
            scope="row"
            style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400;color:${QUIET}"
          >
            ${label}
          </th>
          <td style="padding:4px 0;overflow-wrap:anywhere">${value}</td>
        </tr>`,
    )}
  </table>`;

const none = html``;

/** Renders the mail as HTML. The body's content is always text, never markup. */
export async function layoutHtml(body: MailBody, frame: Frame): Promise<string> {
  const texts = MAIL_TEXTS[frame.language].layout;
  const { greeting, facts, quote, button, other } = body;
  const page = await html`<!doctype html>
    <html lang="${intlTag(frame.language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${body.subject}</title>
      </head>
      <body style="margin:0;padding:24px 12px;background:${INK};${FONT}">
        <table
          role="presentation"
          style="width:100%;max-width:560px;margin:0 auto;border-collapse:separate;border-spacing:0"
        >
          <tr>
            <td style="padding:8px 12px 16px;font-size:28px;font-weight:800;color:${YELLOW}">
              ${frame.site}
            </td>
          </tr>
          <tr>
            <td style="padding:28px 24px;border-radius:24px;background:${CREAM}">
              <h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;color:${INK}">
                ${body.heading}
              </h1>
              ${greeting ? html`<p style="${TEXT}">${greeting}</p>` : none}
              ${body.paragraphs.map((text) => html`<p style="${TEXT}">${text}</p>`)}
              ${facts ? factTable(facts) : none}
              ${quote === undefined ? none : html`<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:4px solid ${YELLOW};background:#ffffff;font-size:16px;line-height:1.5;color:${INK};white-space:pre-wrap;overflow-wrap:anywhere">${quote}</blockquote>`}
              ${button ? bigButton(button) : none} ${other ? quietLink(other) : none}
              <p style="${SMALL}">${body.note}</p>
              ${button ? html`<p style="${SMALL}">${texts.linkHelp}<br /><a href="${button.url}" style="color:${QUIET};overflow-wrap:anywhere">${button.url}</a></p>` : none}
            </td>
          </tr>
          <tr>
            <td style="padding:16px 12px;font-size:13px;line-height:1.5;color:#b9aed0">
              ${fill(texts.footer, { site: frame.site })}
              ${frame.unsubscribeUrl ? html`<br /><a href="${frame.unsubscribeUrl}" style="color:#b9aed0">${texts.unsubscribe}</a>` : none}
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return String(page);
}

/** Renders the same mail for programs that show no HTML. */
export function layoutText(body: MailBody, frame: Frame): string {
  const texts = MAIL_TEXTS[frame.language].layout;
  const { greeting, facts = [], quote, button, other } = body;
  const quoted = quote?.split("\n").map((line) => `> ${line}`);
  const footer = [fill(texts.footer, { site: frame.site })];
  if (frame.unsubscribeUrl) footer.push(`${texts.unsubscribe}: ${frame.unsubscribeUrl}`);
  const blocks = [
    body.heading,
    greeting,
    ...body.paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    quoted?.join("\n"),
    button && `${button.label}:\n${button.url}`,
    other && `${other.label}:\n${other.url}`,
    body.note,
    `-- \n${footer.join("\n")}`,
  ];
  return `${blocks.filter((block) => block !== undefined && block !== "").join("\n\n")}\n`;
}
