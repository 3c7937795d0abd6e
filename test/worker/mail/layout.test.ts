import { describe, expect, it } from "vitest";
import { layoutHtml, layoutText } from "../../../src-worker/mail/layout.ts";
import type { MailBody } from "../../../src-worker/mail/mailBody.ts";
import { linksIn } from "../../../src-worker/mail/mailBody.ts";

const FRAME = { language: "en", site: "Hubbub" } as const;
const UNSUBSCRIBE = "https://hubbub.example/account/unsubscribe?utoken=u";
const LOGIN = { label: "Log in", url: "https://hubbub.example/account/login" };
const FORGOT = { label: "A new password", url: "https://hubbub.example/account/forgotPassword" };

const letter = (more: Partial<MailBody> = {}): MailBody => ({
  subject: "Hello",
  heading: "Hello",
  paragraphs: ["One line."],
  note: "Nothing to do.",
  ...more,
});

/** Returns where the links of a page lead, in order. */
const targets = (html: string) => [...html.matchAll(/href="([^"]*)"/gu)].map(([, url]) => url);

describe("a mail", () => {
  it("has its link on a button, and once more in full for those whose program shows none", async () => {
    const page = await layoutHtml(letter({ button: LOGIN }), FRAME);
    expect(targets(page)).toEqual([LOGIN.url, LOGIN.url]);
    expect(page).toMatch(/>\s*Log in\s*<\/a/u);
    expect(page).toContain(`>${LOGIN.url}</a>`);
  });

  it("has a second link, which is no button", async () => {
    const both = letter({ button: LOGIN, other: FORGOT });
    expect(targets(await layoutHtml(both, FRAME))).toEqual([LOGIN.url, FORGOT.url, LOGIN.url]);
    const text = layoutText(both, FRAME);
    expect(text).toContain(`\n\nLog in:\n${LOGIN.url}\n\nA new password:\n${FORGOT.url}\n\n`);
  });

  it("that leads nowhere has no link, and no word of one", async () => {
    const page = await layoutHtml(letter(), FRAME);
    expect(targets(page)).toEqual([]);
    const text = layoutText(letter(), FRAME);
    expect(linksIn(text)).toEqual([]);
    expect(text).toMatch(/^Hello\n\nOne line\.\n\nNothing to do\.\n\n-- \n[^\n]+\n$/u);
  });

  it("can be stopped only if it is one that people may stop", async () => {
    const frame = { ...FRAME, unsubscribeUrl: UNSUBSCRIBE };
    expect(targets(await layoutHtml(letter(), frame))).toEqual([UNSUBSCRIBE]);
    expect(linksIn(layoutText(letter(), frame))).toEqual([UNSUBSCRIBE]);
    expect(layoutText(letter(), FRAME)).not.toMatch(/unsubscribe|undefined/iu);
  });
});
