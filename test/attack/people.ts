import { Attacker } from "./attacker.ts";

/** The password of every account here. */
export const PASSWORD = "correct horse";

/** Requests an account, which has to be confirmed by mail. */
export const signUp = (who: Attacker, email: string, password = PASSWORD) =>
  who.call("POST", "/user/signup", {
    body: {
      name: "Ann",
      email,
      password,
      language: "en",
      marketingConsent: false,
      acceptTerms: true,
    },
  });

/** Logs in with a password. */
export const login = (who: Attacker, email: string, password: string) =>
  who.call("POST", "/user/login", { body: { email, password } });

/** Returns an unused mail address. */
export const newAddress = () => `${crypto.randomUUID().slice(0, 12)}@attack.example`;

/** Reads the mails to an address, which only the machine itself may do. */
export async function mailsTo(url: string, email: string): Promise<string> {
  const path = `/dev/mailbox?to=${encodeURIComponent(email)}`;
  return (await new Attacker(url, "127.0.0.1").call("GET", path)).text;
}

/** Creates a user with a confirmed account. */
export async function account(url: string) {
  const [owner, email] = [new Attacker(url), newAddress()];
  await signUp(owner, email);
  const token = /vtoken=([\w-]+)/u.exec(await mailsTo(url, email))?.[1];
  if (token === undefined) throw new Error("no mail arrived");
  await owner.call("GET", `/user/verifyEmail?vtoken=${token}`);
  return { owner, email };
}
