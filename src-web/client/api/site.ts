import type { ContactMessage, Report, Survey } from "../../../src-shared/api/site.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import { accessToken } from "../auth/account.ts";
import { request } from "../http/request.ts";
import { call } from "./call.ts";
import { roomToken } from "./roomProof.ts";

/** Fetch what the server reports about itself. */
export const fetchHealth = () => request("GET /health");

/** Write to the team. */
export const sendMessage = (message: ContactMessage) =>
  call("POST /email/contactForm", { body: message });

/** Report what somebody in this room wrote, drew or is called, to the people who run the service. */
export const reportContent = (report: Report) =>
  call("POST /report", { body: report, roomToken: roomToken(report.gameCode) });

/** Answer the survey. */
export const sendSurvey = (survey: Survey) => call("POST /survey", { body: survey });

/** Ask for the newsletter: a mail with a link to confirm goes out. */
export const subscribe = (email: string, language: Language) =>
  call("POST /email/subscribe", { body: { email, language } });

/** Confirm the newsletter with a mailed link. */
export const confirmNewsletter = (ntoken: string) =>
  request("GET /email/confirm", { query: { ntoken }, accessToken: accessToken() });

/** Stop the news, with the link of a mail. */
export const unsubscribe = (utoken: string) =>
  request("POST /user/unsubscribe", { body: { utoken }, accessToken: accessToken() });
