import { setTimeout as pause } from "node:timers/promises";
import { Secret, TOTP } from "otpauth";
import { ROTATION_GRACE_MS } from "../../src-worker/identity/sessionTimes.ts";
import type { Attack } from "./attack.ts";
import { Attacker } from "./attacker.ts";
import { account, login, mailsTo, newAddress, PASSWORD, signUp } from "./people.ts";

/** Whether a request with this token is authenticated. */
async function isLetIn(who: Attacker, bearer: string): Promise<boolean> {
  return (await who.call("GET", "/user/secondFactor", { bearer })).status === 200;
}

const refresh = (who: Attacker) => who.call("POST", "/user/refreshToken");

/** Returns the token of the newest link of a kind in the mails to an address. */
async function linkTo(url: string, email: string, parameter: string): Promise<string> {
  const mails = await mailsTo(url, email);
  const found = [...mails.matchAll(new RegExp(`${parameter}=([\\w-]+)`, "gu"))].at(-1)?.[1];
  if (found === undefined) throw new Error("no mail arrived");
  return found;
}

/** Attacks on open logins, and on the login of another user. */
export const LOGIN_ATTACKS: readonly Attack[] = [
  {
    name: "stay logged in with a copied cookie",
    play: async (url) => {
      const { owner, email } = await account(url);
      await login(owner, email, PASSWORD);
      const thief = new Attacker(url);
      thief.copyCookies(owner);
      // The owner keeps using their browser, so the copy becomes two tokens old.
      for (const _ of [1, 2])
        if ((await refresh(owner)).status !== 200) return "the owner is logged out";
      await pause(ROTATION_GRACE_MS + 200);
      const told = await thief.call("GET", "/user/checkSession");
      if (told.status === 200) return "the copy can check who is logged in";
      if ((await refresh(thief)).status === 200) return "the copy gets a new token";
      // The server cannot tell the thief from the owner, so both have to log in again.
      return (await refresh(owner)).status === 200
        ? "the login continues although it was copied"
        : undefined;
    },
  },
  {
    name: "use a token after its login has ended",
    play: async (url) => {
      const { owner, email } = await account(url);
      const bearer = String((await login(owner, email, PASSWORD)).body["accessToken"]);
      if (!(await isLetIn(new Attacker(url), bearer))) return "no login: the attack is broken";
      await owner.call("POST", "/user/logout", { bearer });
      const eve = new Attacker(url);
      if (await isLetIn(eve, bearer)) return "the token still works after the log-out";
      const body = { isPublic: false, language: "en", hostType: "HOST" };
      const room = await eve.call("POST", "/gameSession/create", { bearer, body });
      return room.status === 201 ? "a room was opened after the log-out" : undefined;
    },
  },
  {
    name: "have a mail scanner confirm my sign-up for somebody's address",
    play: async (url) => {
      const [eve, email] = [new Attacker(url), newAddress()];
      await signUp(eve, email, "the attacker's own words");
      const token = await linkTo(url, email, "vtoken");
      const scanner = new Attacker(url);
      // The scanner opens the page, and follows the links it finds from another site.
      await scanner.get(`/verifyEmail?vtoken=${token}`, { "sec-fetch-site": "none" });
      await scanner.call("GET", `/user/verifyEmail?vtoken=${token}`, {
        headers: { "sec-fetch-site": "cross-site" },
      });
      const { status } = await login(eve, email, "the attacker's own words");
      return status === 200 ? "the attacker is logged in" : undefined;
    },
  },
  {
    name: "bypass the second factor with a mailed link",
    play: async (url) => {
      const { owner, email } = await account(url);
      const bearer = String((await login(owner, email, PASSWORD)).body["accessToken"]);
      const begun = await owner.call("POST", "/user/secondFactor/begin", {
        bearer,
        body: { password: PASSWORD },
      });
      const key = new TOTP({ secret: Secret.fromBase32(String(begun.body["secret"])) });
      const body = { code: key.generate() };
      const on = await owner.call("POST", "/user/secondFactor/confirm", { bearer, body });
      if (on.status !== 200) return "no second factor: the attack is broken";

      const eve = new Attacker(url);
      if ("accessToken" in (await login(eve, email, PASSWORD)).body)
        return "the password alone is enough";
      await eve.call("POST", "/user/sendLoginLink", { body: { email } });
      const ltoken = await linkTo(url, email, "ltoken");
      const linked = await eve.call("GET", `/user/consumeLoginToken?ltoken=${ltoken}`);
      if ("accessToken" in linked.body) return "a mailed link alone is enough";
      await eve.call("POST", "/user/forgotPassword", { body: { email } });
      const ftoken = await linkTo(url, email, "ftoken");
      const words = "words of the attacker";
      const reset = await eve.call("POST", "/user/resetPassword", {
        body: { ftoken, password: words },
      });
      if ("accessToken" in reset.body) return "a new password alone is enough";
      const { challenge } = (await login(eve, email, words)).body;
      // A code is valid once, also for somebody who saw it over the owner's shoulder.
      const again = await eve.call("POST", "/user/login/secondFactor", {
        body: { challenge, code: body.code },
      });
      return again.status === 200 ? "a code was accepted twice" : undefined;
    },
  },
];
