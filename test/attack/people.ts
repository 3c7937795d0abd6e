import { Attacker } from "./attacker.ts";

/** What everybody here logs in with. */
export const PASSWORD = "correct horse";

/** Ask for an account; the mail decides. */
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

/** Log in by password. */
export const login = (who: Attacker, email: string, password: string) =>
  who.call("POST", "/user/login", { body: { email, password } });

/** An address nobody has used. */
export const newAddress = () => `${crypto.randomUUID().slice(0, 12)}@attack.example`;

/** Mails to an address: only the machine itself may read them. */
export async function mailsTo(url: string, email: string): Promise<string> {
  const path = `/dev/mailbox?to=${encodeURIComponent(email)}`;
  return (await new Attacker(url, "127.0.0.1").call("GET", path)).text;
}

/** Somebody with an account. */
export async function account(url: string) {
  const [owner, email] = [new Attacker(url), newAddress()];
  await signUp(owner, email);
  const token = /vtoken=([\w-]+)/u.exec(await mailsTo(url, email))?.[1];
  if (token === undefined) throw new Error("no mail came");
  await owner.call("GET", `/user/verifyEmail?vtoken=${token}`);
  return { owner, email };
}
