import { GAME_FACTS, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import texts from "../../../src-web/i18n/locales/en/games.json" with { type: "json" };
import { endStageOf } from "../party.ts";
import { PHONE } from "../people.ts";
import { until, type Engine } from "./engine.ts";
import { Visitor } from "./visitor.ts";

/** A small television, since WebKitGTK paints without a graphics card. */
const TV = { width: 1280, height: 720 };

/** A television and a phone in the same engine. */
export interface Pair {
  readonly tv: Visitor;
  readonly phone: Visitor;
  readonly code: string;
}

/** Opens a room from the start page on a television. */
export async function hostOn(
  engine: Engine,
  url: string,
  game: GameType,
): Promise<{ tv: Visitor; code: string }> {
  const tv = await Visitor.arrive(engine, url, TV);
  await tv.open("/");
  await tv.insist("Host a game", () => tv.has({ role: "button", name: "Continue as a guest" }));
  await tv.press("Continue as a guest");
  await choose(tv, game);
  return { tv, code: await codeOn(tv) };
}

/** Goes through the create-game dialog from its first step. */
async function choose(tv: Visitor, game: GameType): Promise<void> {
  await tv.press(new RegExp(texts[game].name));
  await tv.tap("radio", /Big screen/);
  await tv.press("Create the room");
  await tv.at("/host/session");
  await tv.stage("LOBBY");
}

async function codeOn(tv: Visitor): Promise<string> {
  const code = await tv.evaluate(() => globalThis.sessionStorage.getItem("roomCode"));
  return String(JSON.parse(code ?? "null"));
}

/** Joins by the room's link with this name and the character Tomato. */
export async function joinOn(
  engine: Engine,
  url: string,
  code: string,
  alias: string,
): Promise<Visitor> {
  const phone = await Visitor.arrive(engine, url, PHONE);
  await phone.open(`/join/${code}`);
  await takeSeat(phone, alias);
  return phone;
}

/** Types a name, picks the character Tomato and joins. */
export async function takeSeat(phone: Visitor, alias: string): Promise<void> {
  await phone.type("Your name", alias);
  await phone.tap("radio", "Tomato");
  await phone.insist("Join the room", async () => (await phone.path()) === "/player/session");
  await phone.stage("LOBBY");
}

/** How long a slow room may take to show a choice before it is pressed again, ms. */
const ANSWERED_WITHIN_MS = 3_000;
const CHOSEN_WITHIN_MS = 45_000;

/** Chooses something in the room's settings, which must be open. */
async function setting(tv: Visitor, group: string, choice: string): Promise<void> {
  const isChosen = () =>
    tv.evaluate(
      (name, text) =>
        document.querySelector(`[aria-label="${name}"] [aria-checked=true]`)?.textContent === text,
      group,
      choice,
    );
  await until(
    async () => {
      await tv.tapOn({ role: "radio", name: new RegExp(`^${choice}$`), within: group });
      return until(isChosen, "", ANSWERED_WITHIN_MS).catch(() => false);
    },
    `${group} did not become ${choice}`,
    CHOSEN_WITHIN_MS,
  );
}

/** Settings that make each game as short as possible. The timer is always off. */
const SHORTEST: Readonly<Partial<Record<GameType, Readonly<Record<string, string>>>>> = {
  CANVAS_CLASH: { "Turns each": "1" },
  HIDE_AND_PEEK: { "Turns each": "1" },
  AB_THINKING: { "Points to win": "5" },
  SYNC_THINK: { Rounds: "1", "Levels in a round": "3" },
  REQUIP: { Rounds: "1" },
  SNAPTION: { Rounds: "1", "Whose photos?": "The players’" },
  RPS_SHOOT: { Rounds: "1" },
};

/**
 * Puts a television, a phone and as many robots as the game needs into the lobby, without a timer. `phoneUrl`
 * is where the phone reaches the product.
 */
export async function party(
  engine: Engine,
  url: string,
  game: GameType,
  phoneUrl = url,
): Promise<Pair> {
  const { tv, code } = await hostOn(engine, url, game);
  const phone = await joinOn(engine, phoneUrl, code, "Ada");
  await tv.sees("ADA");
  await fill(tv, game);
  return { tv, phone, code };
}

async function fill(tv: Visitor, game: GameType): Promise<void> {
  for (let seats = 1; seats < Math.max(GAME_FACTS[game].seats.min, 3); seats += 1) {
    await tv.insist("Add robot", () => tv.says(`${seats + 1} of `));
  }
  await tv.insist("Settings", () => tv.has({ role: "radio", name: /^Off$/ }));
  for (const [group, choice] of Object.entries({ Timer: "Off", ...SHORTEST[game] })) {
    await setting(tv, group, choice);
  }
  await closeSettings(tv);
}

/**
 * Closes the settings; presses again, since an update from the room may move the button just before the tap.
 */
export async function closeSettings(tv: Visitor): Promise<void> {
  await tv.insist("Close", async () => !(await tv.has({ role: "heading", name: /^Settings$/ })));
}

/** Records on the page every stage it shows: some pass by themselves while the test looks elsewhere. */
export async function keepStages(visitor: Visitor): Promise<void> {
  await visitor.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { hubbubStages: seen });
    const look = () => {
      for (const one of document.querySelectorAll("[data-stage]")) {
        const stage = one.getAttribute("data-stage") ?? "";
        if (!seen.includes(stage)) seen.push(stage);
      }
    };
    look();
    const what = { subtree: true, childList: true, attributeFilter: ["data-stage"] };
    new MutationObserver(look).observe(document, what);
    return true;
  });
}

/** All stages that this page has shown since `keepStages`. */
export async function stagesOn(visitor: Visitor): Promise<readonly string[]> {
  return visitor.evaluate(
    // SAFETY: `keepStages` put them there.
    () => (globalThis as unknown as { readonly hubbubStages: readonly string[] }).hubbubStages,
  );
}

/** Ends this stage with the host's rights. */
export async function endStage(tv: Visitor, stage: string): Promise<void> {
  await tv.evaluate(endStageOf, stage);
}
