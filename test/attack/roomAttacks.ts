import { CLOSED_SEATS_MAX } from "../../src-shared/catalog/limits.ts";
import { png, twoFacedJpegs, twoFacedWebp } from "../worker/support/photos.ts";
import { PLAYER_AVATARS } from "../../src-shared/catalog/avatars.ts";
import { count, repeated, type Attack } from "./attack.ts";
import { Attacker } from "./attacker.ts";

const faces = PLAYER_AVATARS.map(({ src }) => src);

const sit = (who: Attacker, gameCode: string, at: number, bearer?: string) =>
  who.call("POST", "/gameSession/join", {
    body: { gameCode, alias: `Seat ${at}`, avatarSrc: faces[at % faces.length] },
    ...(bearer !== undefined && { bearer }),
  });

const quit = (who: Attacker, gameCode: string, seat: unknown, roomToken: string) =>
  who.call("POST", `/gameSession/${gameCode}/${String(seat)}/quit`, { roomToken });

/** More visitors than the number of closed seats that a room keeps. */
const VISITORS = 2 * CLOSED_SEATS_MAX;

/** Attacks by strangers on a room whose code they have or guess. */
export const ROOM_ATTACKS: readonly Attack[] = [
  {
    name: "find rooms by joining them, and by opening links",
    play: async (url) => {
      const eve = new Attacker(url);
      const joined = await repeated(80, () => sit(eve, "ZZZZZ", 0));
      if (count(joined, 429) === 0) return "80 codes in a row were joined";
      const other = new Attacker(url);
      const body = { gameCode: "ZZZZZ", token: "made up" };
      const opened = await repeated(80, () =>
        other.call("POST", "/gameSession/openLink", { body }),
      );
      return count(opened, 429) > 0 ? undefined : "80 links in a row were opened";
    },
  },
  {
    name: "fill a room with people who come and go",
    play: async (url) => {
      const { gameCode, roomToken } = await new Attacker(url).room();
      for (let nth = 0; nth < VISITORS; nth += 1) {
        // Each visitor has another address.
        const eve = new Attacker(url);
        const { body } = await sit(eve, gameCode, 0);
        await quit(eve, gameCode, body["sessionPlayerId"], String(body["roomToken"]));
      }
      const journal = await new Attacker(url).call("GET", `/host/${gameCode}/journal`, {
        roomToken,
      });
      if (journal.status !== 200) return `the host gets ${journal.status}`;
      // SAFETY: the shape of a host's copy of a journal.
      const { state } = JSON.parse(journal.text) as { readonly state: { readonly seats: object } };
      const kept = Object.keys(state.seats).length;
      return kept <= CLOSED_SEATS_MAX + 1 ? undefined : `${kept} abandoned seats are kept`;
    },
  },
  {
    name: "come back as another guest after a kick",
    play: async (url) => {
      const { gameCode, roomToken } = await new Attacker(url).room();
      const eve = new Attacker(url);
      const { body } = await sit(eve, gameCode, 0, await eve.guest());
      await quit(new Attacker(url), gameCode, body["sessionPlayerId"], roomToken);
      const again = await sit(eve, gameCode, 1, await eve.guest());
      if (again.status === 201) return "another guest in the same browser has a seat";
      eve.forgetCookies();
      const wiped = await sit(eve, gameCode, 2);
      return wiped.status === 201 ? "the same phone has a seat, in a private window" : undefined;
    },
  },
  {
    name: "take two seats with one phone",
    play: async (url) => {
      const { gameCode } = await new Attacker(url).room();
      const eve = new Attacker(url);
      await sit(eve, gameCode, 0);
      await sit(eve, gameCode, 1);
      const { body } = await new Attacker(url).call("GET", `/gameSession/${gameCode}`);
      return body["playerCount"] === 1
        ? undefined
        : `one phone has ${String(body["playerCount"])} seats`;
    },
  },
  {
    name: "vote many times in the crowd",
    play: async (url) => {
      const host = new Attacker(url);
      const { gameCode, roomToken } = await host.room();
      const open = { id: "open", topic: "openCrowd", body: { alias: "The crowd" } };
      const screen = `/parties/room/${gameCode}?purpose=host&token=${roomToken}`;
      await host.socket(screen, async (say) => say(JSON.stringify(open)), 1_500);
      const body = { kind: "crowd" };
      const link = await host.call("POST", `/gameSession/${gameCode}/link`, { roomToken, body });
      const eve = new Attacker(url);
      const opened = await repeated(5, () =>
        eve.call("POST", "/gameSession/openLink", {
          body: { gameCode, token: link.body["token"] },
        }),
      );
      // SAFETY: the response to a link into the crowd.
      const seats = opened.map((reply) => reply.body["seat"] as { member?: number } | undefined);
      if (seats.some((seat) => seat?.member === undefined)) return "no crowd: the attack is broken";
      const members = new Set(seats.map((seat) => seat?.member));
      return members.size === 1 ? undefined : `one phone has ${members.size} votes`;
    },
  },
  {
    name: "freeze a room by requesting snapshot after snapshot",
    play: async (url) => {
      const { gameCode } = await new Attacker(url).room();
      const eve = new Attacker(url);
      const { body } = await sit(eve, gameCode, 0);
      const path = `/parties/room/${gameCode}?purpose=player&token=${String(body["roomToken"])}`;
      const heard = await eve.socket(
        path,
        async (say) => {
          for (let nth = 0; nth < 100; nth += 1) {
            say(JSON.stringify({ id: `q${nth}`, topic: "resync", body: {} }));
          }
        },
        3_000,
      );
      const whole = heard.split("\n").filter((text) => text.includes(`"snapshot"`)).length;
      return whole <= 40 ? undefined : `${whole} snapshots were sent`;
    },
  },
  {
    name: "renew a token after a kick, or for another room",
    play: async (url) => {
      const { gameCode, roomToken } = await new Attacker(url).room();
      const eve = new Attacker(url);
      const { body } = await sit(eve, gameCode, 0);
      const own = String(body["roomToken"]);
      const renew = (code: string) =>
        eve.call("GET", `/gameSession/${code}/token`, { roomToken: own });
      if ((await renew(gameCode)).status !== 200)
        return "the token is not renewed: the attack is broken";
      const elsewhere = await new Attacker(url).room();
      if ((await renew(elsewhere.gameCode)).status === 200)
        return "a token for another room was issued";
      await quit(new Attacker(url), gameCode, body["sessionPlayerId"], roomToken);
      return (await renew(gameCode)).status === 200
        ? "the token was renewed after a kick"
        : undefined;
    },
  },
  {
    name: "send a picture of a hundred bytes that unpacks to gigabytes",
    play: async (url) => {
      const { gameCode } = await new Attacker(url).room();
      const eve = new Attacker(url);
      const { body: seat } = await sit(eve, gameCode, 0);
      const roomToken = String(seat["roomToken"]);
      const send = async (body: Uint8Array) =>
        (await eve.call("POST", `/snaption/${gameCode}/photo`, { roomToken, body })).body["code"];
      // No game is running, so a valid picture is refused for that reason and no other.
      const sound = await send(png(2, 2));
      if (sound !== "no_game_running") return `${String(sound)}: the attack is broken`;
      for (const bomb of [...twoFacedJpegs(), twoFacedWebp()]) {
        const code = await send(bomb);
        if (code !== "photo_unusable") return `a picture bomb gets ${String(code)}`;
      }
      return undefined;
    },
  },
];
