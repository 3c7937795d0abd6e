import { describe, expect, it } from "vitest";
import { INK_LINE } from "../../src-shared/protocol/party.ts";
import { circle, Finger, inkOn, type Spot } from "./finger.ts";
import type { Member } from "./accounts.ts";
import { looksOf } from "./looks.ts";
import { CANVAS, endStage, hostOnTv, joinAsMember, joinOnPhone, setting } from "./party.ts";
import { PHONE, PHONE_ON_ITS_SIDE, type Guest } from "./people.ts";
import { keepsakesOn, openPlayed } from "./profile.ts";
import { setOwnScene, setTheScene, type Product } from "./setting.ts";

const { server, browser } = setTheScene();
/** A product of its own, since the test kills it. */
const { server: mortal } = setOwnScene();
const { lookAt } = looksOf("canvas");

interface Party {
  readonly tv: Guest;
  readonly phones: readonly Guest[];
  /** Ada's account; hers is the first phone. */
  readonly member: Member;
}

/** Opens a Canvas Clash room with a TV and four phones, one of them in landscape; one turn each. */
async function party(product: Product): Promise<Party> {
  const { tv, code } = await hostOnTv(browser(), product.url, CANVAS);
  const { guest: ada, member } = await joinAsMember(browser(), product, code, "Ada");
  const others = ["Bo", "Cy", "Di"].map((name) => {
    const viewport = name === "Di" ? PHONE_ON_ITS_SIDE : PHONE;
    return joinOnPhone(browser(), product.url, code, name, { viewport });
  });
  const phones = [ada, ...(await Promise.all(others))];
  await setting(tv, "Turns each", "1");
  // Stages in which people act wait for them, however slow this machine is.
  await setting(tv, "Timer", "Off");
  return { tv, phones, member };
}

async function start({ tv, phones }: Party): Promise<void> {
  await tv.press("Start the game");
  await Promise.all(phones.map((phone) => phone.press("OK, got it!")));
}

interface Roles {
  readonly painters: readonly Guest[];
  readonly guessers: readonly Guest[];
  /** What is to be painted, as a painter's phone shows it. */
  readonly word: string;
}

const paper = (phone: Guest) => phone.page.getByRole("img", { name: /Paint here/ });
const onTv = (tv: Guest, letter: string) =>
  tv.page.getByRole("img", { name: `Canvas ${letter}, being painted` });

/** Returns who paints this turn, who guesses, and the word. */
async function roles(phones: readonly Guest[]): Promise<Roles> {
  for (const phone of phones) await phone.stage("DRAW");
  const isPainter = async (phone: Guest) => {
    const either = paper(phone).or(phone.page.getByLabel("Your guess"));
    await either.first().waitFor();
    return (await paper(phone).count()) > 0;
  };
  const painters: Guest[] = [];
  const guessers: Guest[] = [];
  for (const phone of phones) ((await isPainter(phone)) ? painters : guessers).push(phone);
  const title = await painters[0]?.page.getByRole("heading", { level: 1 }).textContent();
  return { painters, guessers, word: title?.replace(/^Paint: /, "") ?? "" };
}

async function letterOf(painter: Guest): Promise<string> {
  const name = await paper(painter).getAttribute("aria-label");
  return /Canvas ([A-D])/.exec(name ?? "")?.[1] ?? "";
}

/** Returns a counter of the frames that this phone has sent on its ink line. */
function inkLineOf({ page }: Guest): () => number {
  let frames = 0;
  page.on("websocket", (socket) => {
    if (!socket.url().includes(`purpose=${INK_LINE}`)) return;
    socket.on("framesent", () => (frames += 1));
  });
  return () => frames;
}

/** Waits until more than this share of a canvas is inked. */
async function inkComes(tv: Guest, letter: string, share: number): Promise<void> {
  await expect
    .poll(() => inkOn(onTv(tv, letter)), { message: `ink on canvas ${letter}` })
    .toBeGreaterThan(share);
}

async function guess(phone: Guest, text: string): Promise<void> {
  await phone.page.getByLabel("Your guess").fill(text);
  await phone.page.getByRole("button", { name: "Guess", exact: true }).click();
}

/** Makes the picture of the finished game; returns its size and how many colours it has. */
async function pictureOf(
  phone: Guest,
): Promise<{ width: number; height: number; colours: number }> {
  await phone.press("Picture of the game");
  const made = phone.page.getByRole("img", { name: /^Picture of your game of Canvas Clash/ });
  await made.waitFor();
  return await made.evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext("2d");
    pen?.drawImage(image, 0, 0);
    const { data } = pen?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray() };
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 4) {
      colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    }
    return { width, height, colours: colours.size };
  });
}

/** Saves the painting of this word as an animation and then removes it: no gallery shows it any more. */
async function takesBack(painter: Guest, word: string): Promise<void> {
  await painter.press("Your painting");
  await painter.page.getByRole("img", { name: new RegExp(`^Drawing of ${word}$`, "i") }).waitFor();
  const [download] = await Promise.all([
    painter.page.waitForEvent("download"),
    painter.press("Animation"),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.gif$/);
  const dialog = painter.page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  await painter.sees("Remove your drawing?");
  await dialog.last().getByRole("button", { name: "Remove", exact: true }).click();
  await painter.sees("Gone. It never happened.");
  await painter.button("Your painting").waitFor({ state: "hidden" });
}

async function savesPicture(phone: Guest): Promise<void> {
  expect(await pictureOf(phone)).toMatchObject({ width: 1_080, height: 1_350 });
  await phone.shot("canvas-picture");
  await phone.isFine();
  const [picture] = await Promise.all([
    phone.page.waitForEvent("download"),
    phone.press("Share or save"),
  ]);
  expect(picture.suggestedFilename()).toBe("hubbub-canvas-clash.png");
  await phone.page.keyboard.press("Escape");
}

async function picturesOffline(phone: Guest): Promise<void> {
  await phone.context.setOffline(true);
  expect((await pictureOf(phone)).colours).toBeGreaterThan(50);
  await phone.page.keyboard.press("Escape");
  await phone.context.setOffline(false);
}

/**
 * How much the inked share of the same picture may differ: a larger screen has softer edges, so more of its
 * pixels are not quite paper.
 */
const EDGES = 0.01;

const SMILE: readonly Spot[] = circle(0.5, 0.5, 0.16).slice(0, 13);

describe("two painters, two guessers and a television", () => {
  it("paint by touch, guess, give credit, survive a killed server and save their pictures", async () => {
    const all = await party(mortal);
    const { tv, phones, member } = all;
    await start(all);
    await tv.stage("READY");
    await lookAt("ready", [tv, ...phones]);

    const { painters, guessers, word } = await roles(phones);
    expect([painters.length, guessers.length]).toEqual([2, 2]);
    expect(word.length).toBeGreaterThan(1);
    const [first, second] = painters;
    const [quick, slow] = guessers;
    if (!first || !second || !quick || !slow) throw new Error("somebody is missing");

    // The first painter draws with a finger: the ink appears on that phone, on the television and on a
    // guesser's phone.
    const letter = await letterOf(first);
    const framesByLine = inkLineOf(first);
    const finger = await Finger.on(first.page, paper(first));
    await finger.draw(...circle(0.5, 0.5, 0.3));
    await finger.draw(...SMILE);
    expect(framesByLine()).toBeGreaterThan(5);
    const face = await inkOn(paper(first));
    expect(face).toBeGreaterThan(0.05);
    await inkComes(tv, letter, face - EDGES);
    const onPhone = slow.page.getByRole("img", { name: `Canvas ${letter}, being painted` });
    await expect.poll(() => inkOn(onPhone)).toBeGreaterThan(face - EDGES);

    // One tap paints a fat orange nose; after an undo it is gone on the television too.
    await first.page.getByRole("radio", { name: "Orange" }).check({ force: true });
    await first.page.getByRole("radio", { name: "Brush 5" }).check({ force: true });
    await finger.draw([0.5, 0.45]);
    await inkComes(tv, letter, face + EDGES);
    await first.press("Undo");
    await expect.poll(() => inkOn(onTv(tv, letter))).toBeLessThan(face + EDGES);

    // The second painter uses no finger: shapes are placed from the keyboard.
    const other = await letterOf(second);
    await second.press("Shapes instead of a brush");
    await second.page.getByRole("radio", { name: "Heart" }).check({ force: true });
    await second.page.getByRole("button", { name: /^Canvas\. Arrow keys/ }).focus();
    await second.page.keyboard.press("ArrowUp");
    await second.page.keyboard.press("Enter");
    await inkComes(tv, other, 0.01);
    await lookAt("draw", [tv, ...phones]);

    // Everybody sees a wrong guess; only the guesser is told that a guess is nearly right.
    await guess(quick, "xylophone quartet");
    await tv.sees("xylophone quartet");
    await first.sees("xylophone quartet");
    await guess(quick, `${word}x`);
    await quick.sees(/is so close!/);
    await quick.shot("canvas-close");
    expect(await slow.page.getByText(/is so close!/).count()).toBe(0);
    expect(await tv.page.getByText(`${word}x`).count()).toBe(0);
    await guess(quick, `the ${word.toLowerCase()}`);
    await quick.sees("You got it!");
    await quick.shot("canvas-solved");
    await guess(slow, word);
    await slow.sees("You got it!");

    for (const guest of [tv, ...phones]) await guest.stage("CREDIT");
    await lookAt("credit", [tv, ...phones]);
    for (const guesser of guessers) {
      await guesser.page.getByRole("radio", { name: `Canvas ${letter}` }).click();
    }
    for (const guest of [tv, ...phones]) await guest.stage("REVEAL");
    await tv.page.getByRole("img", { name: new RegExp(`^${word}$`, "i") }).waitFor();
    await first.sees(/Your picture \+500/);
    await lookAt("reveal", [tv, ...phones]);
    await endStage(tv, "REVEAL");

    // In the second turn the guessers of the first one paint.
    const next = await roles(phones);
    expect(next.painters).toEqual(expect.arrayContaining([quick, slow]));
    const [painter, helper] = next.painters;
    if (!painter || !helper) throw new Error("somebody is missing");
    const help = await Finger.on(helper.page, paper(helper));
    await help.draw(...circle(0.4, 0.6, 0.2));
    await inkComes(tv, await letterOf(helper), 0.02);
    const mine = await letterOf(painter);
    const hand = await Finger.on(painter.page, paper(painter));
    await hand.draw(...circle(0.5, 0.5, 0.3));
    await inkComes(tv, mine, 0.03);
    const before = await inkOn(onTv(tv, mine));

    await mortal.kill();
    await painter.sees("Reconnecting");
    // The painter keeps drawing while the server is down.
    await hand.draw(...circle(0.5, 0.5, 0.1));
    await mortal.start();
    for (const guest of [tv, ...phones]) {
      await guest.page.getByText("Reconnecting").first().waitFor({ state: "hidden" });
    }
    await inkComes(tv, mine, before + 0.005);
    await tv.shot("canvas-after-kill");

    // After a reload the painter's phone has the drawing again and can go on.
    await painter.page.reload();
    await paper(painter).waitFor();
    await expect.poll(() => inkOn(paper(painter))).toBeGreaterThan(before);
    const after = await inkOn(onTv(tv, mine));
    const again = await Finger.on(painter.page, paper(painter));
    await again.draw([0.1, 0.1], [0.2, 0.1], [0.3, 0.1], [0.4, 0.1]);
    await inkComes(tv, mine, after + 0.002);

    for (const guesser of next.guessers) await guess(guesser, next.word);
    for (const guesser of next.guessers) {
      await guesser.stage("CREDIT");
      await guesser.page
        .getByRole("radio", { name: /^Canvas/ })
        .first()
        .click();
    }
    await tv.stage("REVEAL");
    await endStage(tv, "REVEAL");
    for (const guest of [tv, ...phones]) await guest.stage("GAME_END");
    // The podium lasts a minute, so these run at the same time: one painter saves and removes a painting, the
    // other saves the picture of the game, which can also be made without a network.
    await slow.button("Picture of the game").waitFor();
    await Promise.all([takesBack(first, word), savesPicture(second)]);
    await picturesOffline(slow);
    await lookAt("end", [tv, ...phones]);

    // On her profile Ada finds what is left, and the drawing is replayed.
    const [ada] = phones;
    if (!ada) throw new Error("Ada is missing");
    await openPlayed(ada, member.userId, "Canvas Clash");
    const drawing = { name: new RegExp(`^Drawing of ${next.word}$`, "i") };
    expect(await keepsakesOn(ada).count()).toBe(3);
    const kept = keepsakesOn(ada).getByRole("img", drawing).first();
    await expect.poll(() => inkOn(kept)).toBeGreaterThan(0.005);
    await lookAt("profile", [ada]);
    for (const guest of [tv, ...phones]) await guest.leave();
  });
});

describe("a painter whom the host takes out in mid-turn", () => {
  it("leaves an empty canvas to the player who takes over", async () => {
    const all = await party(server);
    const { tv, phones } = all;
    await start(all);
    const { painters, guessers } = await roles(phones);
    const [out, other] = painters;
    if (!out || !other) throw new Error("somebody is missing");
    const letter = await letterOf(out);
    const finger = await Finger.on(out.page, paper(out));
    await finger.draw(...circle(0.5, 0.5, 0.3));
    await inkComes(tv, letter, 0.03);
    // A pause takes no ink; afterwards drawing works again.
    await tv.press("Host controls");
    const controls = tv.page.getByRole("dialog", { name: "Host controls" });
    await controls.getByRole("button", { name: "Pause" }).click();
    await out.sees("The host paused");
    await finger.draw([0.1, 0.1], [0.5, 0.1], [0.9, 0.1]);
    // Pause and resume are one button, which ignores a second press for a moment: on a fast machine the first
    // click may come too early.
    const goOn = controls.getByRole("button", { name: "Resume" });
    const goesOn = async () => {
      await goOn.click({ timeout: 500 }).catch(() => undefined);
      return await out.page.getByText("The host paused").isVisible();
    };
    await expect.poll(goesOn, { timeout: 20_000 }).toBe(false);
    const ink = await inkOn(paper(out));
    await finger.draw(...circle(0.5, 0.5, 0.1));
    await inkComes(tv, letter, ink);

    const name = ["Ada", "Bo", "Cy", "Di"][phones.indexOf(out)] ?? "";
    await controls.getByRole("button", { name: `Kick ${name} out` }).click();
    await tv.press("Kick out");
    await out.sees("You’re out");
    await expect
      .poll(async () => (await Promise.all(guessers.map((one) => paper(one).count()))).join(""))
      .toContain("1");
    const [first, second] = guessers;
    if (!first || !second) throw new Error("somebody is missing");
    const heir = (await paper(first).count()) > 0 ? first : second;
    expect(await letterOf(heir)).toBe(letter);
    await heir.shot("canvas-heir");
    expect(await inkOn(paper(heir))).toBe(0);
    await expect.poll(() => inkOn(onTv(tv, letter))).toBe(0);
    const hand = await Finger.on(heir.page, paper(heir));
    await hand.draw(...circle(0.5, 0.5, 0.3));
    await inkComes(tv, letter, 0.03);
    for (const guest of [tv, ...phones]) await guest.leave();
  });
});
