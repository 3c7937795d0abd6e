import * as z from "zod";
import { readEnv } from "../../../src-worker/config/env.ts";
import type { Deps } from "../../../src-worker/shared/deps.ts";
import { loginResponse } from "../../../src-shared/api/accounts.ts";
import {
  appWith,
  bindings,
  claimsOf,
  client,
  through,
  type Client,
  type Reply,
} from "./support.ts";

const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  links: z.array(z.string()),
});
export type ReadMail = z.infer<typeof mailSchema>;

export interface Office {
  /** Returns a client with an IP address of its own. */
  readonly client: () => Client;
  /** Moves the clock forward, ms. */
  readonly pass: (ms: number) => void;
  readonly now: () => number;
  /** Resolves when all work that was left for after the responses is done. */
  readonly settled: () => Promise<void>;
  /** Returns the mails to an address, oldest first. */
  readonly mailsTo: (address: string) => Promise<ReadMail[]>;
}

/** The Worker with mailboxes that tests can read, under a clock that only the test moves. */
export function office(changes: Partial<Deps> = {}): Office {
  let now = Date.now();
  const running: Promise<unknown>[] = [];
  const app = appWith({
    now: () => now,
    later: (work) => void running.push(work),
    ...changes,
  });
  const fetch = through(app);
  const postman = client(through(appWith({ config: { ...readEnv(bindings), limits: {} } })));
  const settled = async () => {
    await Promise.all(running.splice(0));
  };
  return {
    client: () => client(fetch),
    pass: (ms) => {
      now += ms;
    },
    now: () => now,
    settled,
    mailsTo: async (address) => {
      await settled();
      const answer = await postman("GET", `/dev/mailbox?to=${encodeURIComponent(address)}`);
      return z.array(mailSchema).parse(answer.body).toReversed();
    },
  };
}

/** Returns the token in the newest mail to an address; throws when there is none. */
export async function tokenTo(place: Office, address: string, parameter: string): Promise<string> {
  const mails = await place.mailsTo(address);
  const links = mails.flatMap((mail) => mail.links).toReversed();
  for (const link of links) {
    const token = new URL(link).searchParams.get(parameter);
    if (token !== null) return token;
  }
  throw new Error(`no ${parameter} was mailed to ${address}`);
}

let people = 0;

/** Returns an address that nobody else in these tests has. */
export function newAddress(): string {
  people += 1;
  return `Ann.${people}.${crypto.randomUUID().slice(0, 8)}@party.example`;
}

export const signUpBody = (email: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  name: "Ann",
  email,
  password: "correct horse",
  language: "en",
  marketingConsent: false,
  acceptTerms: true,
  favoriteAvatarSrc: "pear.webp",
  ...changes,
});

export interface Account {
  readonly call: Client;
  readonly email: string;
  readonly password: string;
  readonly userId: string;
  readonly accessToken: string;
  readonly session: string;
}

/** Returns the cookie from a sign-up or login by which the browser is recognised later. */
export const knownCookie = (reply: Reply): string =>
  reply.headers
    .getSetCookie()
    .find((text) => text.startsWith("hubbub_known="))
    ?.split(";")[0] ?? "";

/** Signs up and opens the mailed link in the same browser. The account gets news only if the form says so. */
export async function account(
  place: Office,
  changes: Readonly<Record<string, unknown>> = {},
  call: Client = place.client(),
): Promise<Account> {
  const email = z.string().default(newAddress).parse(changes["email"]);
  const body = signUpBody(email, changes);
  const cookie = knownCookie(await call("POST", "/user/signup", { body }));
  const vtoken = await tokenTo(place, email, "vtoken");
  const answer = await call("GET", `/user/verifyEmail?vtoken=${vtoken}&news=yes`, {
    headers: { cookie },
  });
  const { accessToken } = loginResponse.parse(answer.body);
  const userId = String(claimsOf(accessToken)["userId"]);
  const { session } = answer;
  if (session === undefined) throw new Error("verified without a session");
  return { call, email, password: body.password, userId, accessToken, session };
}
