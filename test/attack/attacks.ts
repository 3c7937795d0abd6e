import { QUOTAS } from "../../src-shared/catalog/quotas.ts";
import { ACCOUNT_ATTACKS } from "./accountAttacks.ts";
import { count, repeated, type Attack } from "./attack.ts";
import { Attacker } from "./attacker.ts";
import { LOGIN_ATTACKS } from "./loginAttacks.ts";
import { ROOM_ATTACKS } from "./roomAttacks.ts";

/** The IP address from which all Cloudflare Workers send requests. */
const WORKERS = "2a06:98c0:3600::103";

/** Every attack that somebody with a script might try. */
export const ATTACKS: readonly Attack[] = [
  ...ROOM_ATTACKS,
  ...ACCOUNT_ATTACKS,
  ...LOGIN_ATTACKS,
  {
    name: "get a user to confirm my device's code, and take over the account",
    play: async (url) => {
      const [eve, victim] = [new Attacker(url), new Attacker(url)];
      const code = (await eve.call("GET", "/smarttv/generateLoginCode")).body;
      const { loginCode, deviceToken } = code;
      const bearer = await victim.guest();
      const heard = await eve.socket(
        `/parties/pairing/${String(loginCode)}?deviceToken=${String(deviceToken)}`,
        () =>
          victim.call("POST", `/smarttv/confirmLoginCode/${String(loginCode)}`, {
            bearer,
            body: { language: "en" },
          }),
      );
      if (!heard.includes("loginCode")) return "nothing was received: the attack is broken";
      if (/[0-9a-f]{64}/u.test(heard)) return "the pairing's socket sent a token";
      const body = { loginCode, deviceToken };
      const rooms = await repeated(3, () => eve.call("POST", "/smarttv/createSession", { body }));
      return count(rooms, 201) === 1 ? undefined : `one code opened ${count(rooms, 201)} rooms`;
    },
  },
  {
    name: "fill the database through the survey",
    play: async (url) => {
      const eve = new Attacker(url);
      const answers = Object.fromEntries(
        Array.from({ length: 30 }, (_, at) => [`q${at}`, "x".repeat(1_900)]),
      );
      const big = await eve.call("POST", "/survey", { body: { language: "en", answers } });
      if (big.status === 202) return "57 kB were accepted in one call";
      const small = { body: { language: "en", answers: { fun: 1 } } };
      const { address } = QUOTAS.survey;
      const taken = count(
        await repeated(address + 5, () => eve.call("POST", "/survey", small)),
        202,
      );
      return taken > address ? `${taken} answers from one address were accepted` : undefined;
    },
  },
  {
    name: "block the contact form for everybody",
    play: async (url) => {
      const [eve, ann] = [new Attacker(url), new Attacker(url)];
      const body = { name: "Eve", email: "eve@example.com", message: "hello" };
      await repeated(80, () => eve.call("POST", "/email/contactForm", { body }));
      const { status } = await ann.call("POST", "/email/contactForm", { body });
      return status === 202 ? undefined : `somebody else gets ${status}`;
    },
  },
  {
    name: "get a page cached for a year under a script's name",
    play: async (url) => {
      const eve = new Attacker(url);
      for (const mode of ["navigate", "cors", "no-cors"]) {
        const answer = await eve.get("/assets/index-00000000.js", { "sec-fetch-mode": mode });
        const kept = answer.headers.get("cache-control") ?? "";
        if (answer.status !== 404 || /immutable/u.test(kept)) return `${answer.status} ${kept}`;
      }
      return undefined;
    },
  },
  {
    name: "block everybody inside Discord with my own Worker",
    play: async (url) => {
      const worker = new Attacker(url, WORKERS);
      const { gameCode } = await new Attacker(url).room();
      const look = (zone: string) =>
        worker.call("GET", `/gameSession/${gameCode}`, { headers: { "cf-worker": zone } });
      await repeated(80, () => look("eve.workers.dev"));
      const { status } = await look("discordsays.com");
      return status === 200 ? undefined : `people inside Discord get ${status}`;
    },
  },
  {
    name: "read the mailbox of a machine in my network",
    play: async (url) => {
      const { status } = await new Attacker(url, "192.168.1.23").call(
        "GET",
        "/dev/mailbox?to=a@b.example",
      );
      return status === 404 ? undefined : `the answer is ${status}`;
    },
  },
  {
    name: "report somebody for words they never wrote",
    play: async (url) => {
      const eve = new Attacker(url);
      const { gameCode, roomToken } = await eve.room();
      const body = { gameCode, content: "what nobody ever wrote", reason: "hate" };
      const { status } = await eve.call("POST", "/report", { roomToken, body });
      return status === 201 ? "the report was accepted" : undefined;
    },
  },
  {
    name: "find rooms by trying codes",
    play: async (url) => {
      const eve = new Attacker(url);
      const tried = await repeated(120, () => eve.call("GET", "/gameSession/ZZZZZ"));
      return count(tried, 429) > 0 ? undefined : "120 codes in a row were looked up";
    },
  },
  {
    name: "read the server's stack trace on a socket",
    play: async (url) => {
      const eve = new Attacker(url);
      const { gameCode } = await eve.room();
      const key = "a".repeat(300);
      const path = `/parties/room/${gameCode}?purpose=join&_pk=${key}`;
      const heard = await eve.socket(path, async () => undefined, 2_000);
      return /\bat \S+ \(|file:\/\//u.test(heard) ? "the socket sent a stack trace" : undefined;
    },
  },
  {
    name: "download the room's random numbers and know what comes next",
    play: async (url) => {
      const [host, eve] = [new Attacker(url), new Attacker(url)];
      const { gameCode } = await host.room();
      const seat = await eve.call("POST", "/gameSession/join", {
        body: { gameCode, alias: "Eve", avatarSrc: "donut.webp" },
      });
      const roomToken = String(seat.body["roomToken"]);
      const journal = await eve.call("GET", `/host/${gameCode}/journal`, { roomToken });
      return journal.status === 200 && /"random":\[/u.test(journal.text)
        ? "the journal contains the random numbers"
        : undefined;
    },
  },
];
