import { count, repeated, type Attack } from "./attack.ts";
import { Attacker } from "./attacker.ts";
import { account, login, mailsTo, newAddress, PASSWORD, signUp } from "./people.ts";

/** Attacks by strangers on accounts and mailboxes. */
export const ACCOUNT_ATTACKS: readonly Attack[] = [
  {
    name: "find out who has an account, by signing up and logging in",
    play: async (url) => {
      const { email: taken } = await account(url);
      const free = newAddress();
      const mine = "the attacker's own words";
      const told = async (email: string) => {
        const eve = new Attacker(url);
        await signUp(eve, email, mine);
        const replies = [await login(eve, email, mine), await login(eve, email, "another guess")];
        return replies.map(({ status, text }) => `${status} ${text}`).join();
      };
      const [one, other] = [await told(taken), await told(free)];
      return one === other ? undefined : `${one} is not ${other}`;
    },
  },
  {
    name: "lock an owner out by typing wrong passwords",
    play: async (url) => {
      const { owner, email } = await account(url);
      await login(owner, email, PASSWORD);
      await repeated(12, () => login(new Attacker(url), email, "a wrong guess"));
      const { status } = await login(owner, email, PASSWORD);
      return status === 200 ? undefined : `the owner gets ${status}`;
    },
  },
  {
    name: "use up the login links of an owner",
    play: async (url) => {
      const { owner, email } = await account(url);
      await repeated(8, () => signUp(new Attacker(url), email));
      const before = (await mailsTo(url, email)).split("ltoken=").length;
      await owner.call("POST", "/user/sendLoginLink", { body: { email, language: "en" } });
      const after = (await mailsTo(url, email)).split("ltoken=").length;
      return after > before ? undefined : "no login link arrived";
    },
  },
  {
    name: "flood a mailbox through many spellings of its address",
    play: async (url) => {
      const box = `eve${crypto.randomUUID().slice(0, 8)}`;
      const spellings = Array.from({ length: 12 }, (_, nth) => `${box}+${nth}@attack.example`);
      for (const email of spellings) await signUp(new Attacker(url), email);
      let mails = 0;
      for (const email of spellings) {
        if ((await mailsTo(url, email)).includes("vtoken=")) mails += 1;
      }
      if (mails === 0) return "no mail arrived: the attack is broken";
      return mails <= 5 ? undefined : `${mails} mails arrived`;
    },
  },
  {
    name: "sign up with one of the commonest passwords",
    play: async (url) => {
      const replies = await repeated(3, (nth) =>
        signUp(new Attacker(url), newAddress(), ["password", "12345678", "a"][nth] ?? ""),
      );
      return count(replies, 201) === 0 ? undefined : "the password was accepted";
    },
  },
];
