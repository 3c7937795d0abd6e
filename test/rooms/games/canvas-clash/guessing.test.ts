import { describe, expect, it } from "vitest";
import { barOf, judged, lettersToShow } from "../../../../src-rooms/games/canvas-clash/words.ts";
import { CANVAS_CONTENT } from "../../../../src-rooms/games/canvas-clash/canvasClash.ts";
import type { TurnWord } from "../../../../src-rooms/games/canvas-clash/types.ts";
import { randomFrom, seeded } from "../../../../src-rooms/games/random.ts";
import { fold } from "../../../../src-shared/text/fold.ts";
import { Studio } from "../../../support/canvas.ts";

const word = (text: string, id = "test:word", language: TurnWord["language"] = "en"): TurnWord => ({
  id,
  text,
  language,
});
const said = (guess: string, of: TurnWord) => judged(guess, of, CANVAS_CONTENT);

describe("the bar", () => {
  it("[CC7] shows nothing, then how many letters there are, then some of them", () => {
    const studio = new Studio(3);
    studio.start({ includeTutorial: false });
    studio.word("fried egg");
    studio.until("DRAW");
    const bars: (string | undefined)[] = [];
    for (const seconds of [14.9, 0.1, 22.4, 0.1, 12.7, 0.05, 11.9, 0.2]) {
      studio.wait(seconds * 1_000);
      bars.push(studio.shared.bar);
    }
    const [empty, lines, stillLines, one, stillOne, two, stillTwo, last] = bars;
    const known = (bar?: string) => (bar ?? "").replaceAll(/[_ ]/g, "").length;
    expect(empty).toBeUndefined();
    expect([lines, stillLines]).toEqual(["_____ ___", "_____ ___"]);
    expect([one, stillOne, two, stillTwo, last].map(known)).toEqual([1, 1, 2, 2, 2]);
    for (const [at, sign] of Array.from(last ?? "").entries()) {
      if (sign !== "_") expect("FRIED EGG"[at]).toBe(sign);
    }
    expect(studio.said("revealLetterTopic")).toBe(2);
  });

  it("[CC7] gives away none of two letters, one of four, two of nine, three of ten", () => {
    const random = randomFrom(seeded([1, 2, 3]));
    const counts = ["ox", "cat", "bird", "horse", "crocodile", "lighthouse", "merry-go-round"].map(
      (text) => lettersToShow(word(text), random).length,
    );
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });

  it("[CC7] capitalises letter for letter, and shows signs and blanks as they are", () => {
    const all = (text: string) => Array.from(text, (_, at) => at);
    expect(barOf(word("T-shirt"), [])).toBe("_-_____");
    expect(barOf(word("Straße", "x", "de"), all("Straße"))).toBe("STRAßE");
    expect(barOf(word("żółw", "x", "pl"), [0, 3])).toBe("Ż__W");
  });

  it("[CC7] appears later if the room has more time", () => {
    const studio = new Studio(3).drawing({ timerMode: "x2" });
    studio.wait(29_900);
    expect(studio.shared.bar).toBeUndefined();
    studio.wait(200);
    expect(studio.shared.bar).toBeDefined();
  });

  it("[CC8] keeps the word secret from everybody but painters and solvers", () => {
    const studio = new Studio(5).drawing();
    const { text, id } = studio.turn.word;
    const words = CANVAS_CONTENT.inAllLanguages(id);
    expect(Object.keys(words).length).toBeGreaterThan(1);
    for (const painter of studio.painters) {
      expect(studio.own(painter)).toMatchObject({ word: text, words });
    }
    const [first, second] = [studio.nth(0), studio.nth(1)];
    studio.solve(first);
    expect(studio.guesser(first).word).toBe(text);
    expect(studio.guesser(second)).not.toHaveProperty("word");
    expect(studio.publicText()).not.toContain(JSON.stringify(text));
  });
});

describe("a guess", () => {
  it("[CC9] is right without case, accents, signs and blanks, and with any other name of the word", () => {
    expect(said("  FRIED-EGG! ", word("fried egg"))).toBe("right");
    expect(said("friedegg", word("fried egg"))).toBe("right");
    expect(said("zolw", word("żółw"))).toBe("right");
    expect(said("tortoise", word("turtle"))).toBe("wrong");
    const cat = CANVAS_CONTENT.wordsOf("en").find(({ id }) => id === "cat");
    expect(cat?.also).toContain("kitty");
    expect(said("Kitty", word("cat", "cat"))).toBe("right");
  });

  it("[CC9] is right if umlauts are typed as on keyboards without them", () => {
    for (const [guess, text, language] of [
      ["Schluessel", "Schlüssel", "de"],
      ["tueroeffner", "Türöffner", "de"],
      ["Loffel", "Löffel", "de"],
      ["aal", "ål", "dk"],
      ["roedgroed", "rødgrød", "dk"],
    ] as const) {
      expect(said(guess, word(text, "test:word", language)), guess).toBe("right");
    }
  });

  it("[CC9] is right in every language that has the word", () => {
    for (const name of ["Katze", "chat", "kočka", "gato", "mačka", "pisica"]) {
      const isKnown = CANVAS_CONTENT.namesOf("cat").includes(fold(name));
      expect(said(name, word("cat", "cat"))).toBe(isKnown ? "right" : "wrong");
    }
    expect(said("Katze", word("cat", "cat"))).toBe("right");
    // Spelled without umlauts, as on a keyboard that has none.
    expect(said("Loewe", word("lion", "lion"))).toBe("right");
  });

  it("[CC9] is right with an article or without, in any language", () => {
    for (const [guess, text, language] of [
      ["the moon", "moon", "en"],
      ["An Elephant", "elephant", "en"],
      ["der Mond", "Mond", "de"],
      ["l’arbre", "arbre", "fr"],
      ["une pomme", "pomme", "fr"],
      ["la alhambra", "Alhambra", "es"],
      ["tres cerditos", "los tres cerditos", "es"],
      ["het huis", "huis", "nl"],
      ["'t huis", "huis", "nl"],
      ["en hund", "hund", "dk"],
      ["o pisică", "pisică", "ro"],
    ] as const) {
      expect(said(guess, word(text, "test:word", language)), guess).toBe("right");
    }
    expect(said("the", word("the", "test:word", "en"))).toBe("right");
    expect(said("the moo", word("moon", "test:word", "en"))).toBe("close");
    expect(said("my moon", word("moon", "test:word", "en"))).toBe("close");
    // Names of which an article is a part, and words that only begin like one.
    expect(said("land", word("la la land", "test:word", "en"))).toBe("wrong");
    expect(said("bean", word("a", "test:word", "en"))).toBe("wrong");
  });

  it("has at most sixty characters as people count them, whatever they are made of", () => {
    const studio = new Studio(4).drawing();
    expect(studio.guess(studio.nth(0), "👩‍👩‍👧‍👦".repeat(59) + "x")).toBe("ok");
    expect(studio.guess(studio.nth(1), "x".repeat(61))).toBe("invalid_move");
  });

  it("[CC10] is accepted once a second from each player", () => {
    const studio = new Studio(4).drawing();
    const [one, two] = [studio.nth(0), studio.nth(1)];
    expect(studio.guess(one, "qwertz")).toBe("ok");
    expect(studio.guess(two, "qwertz")).toBe("ok");
    expect(studio.guess(one, "asdfgh")).toBe("too_many_requests");
    studio.wait(1_000);
    expect(studio.guess(one, "asdfgh")).toBe("ok");
  });

  it("[CC10] is accepted a second after one that was close, too", () => {
    const studio = new Studio(4).drawing();
    studio.word("elephant");
    const one = studio.nth(0);
    expect(studio.guess(one, "elephants")).toBe("ok");
    expect(studio.guess(one, "elephant")).toBe("too_many_requests");
    studio.wait(1_000);
    expect(studio.guess(one, "elephant")).toBe("ok");
  });

  it("[CC11] that is close to the word, or contains it, is shown to its guesser alone", () => {
    const studio = new Studio(4).drawing();
    studio.word("elephant");
    const [one, two] = [studio.nth(0), studio.nth(1)];
    for (const text of ["elefant", "elephants", "elephnat"]) {
      const isNear = text !== "elefant";
      expect(said(text, word("elephant")), text).toBe(isNear ? "close" : "wrong");
    }
    studio.guess(one, "elephants");
    expect(studio.guesser(one).close).toBe("elephants");
    studio.guess(two, "big elephant ears");
    expect(studio.guesser(two).close).toBe("big elephant ears");
    expect(studio.shared.feed).toEqual({});
    expect(studio.publicText().toLowerCase()).not.toContain("elephant");
    studio.wait(1_000);
    studio.guess(one, "umbrella");
    expect(studio.guesser(one)).not.toHaveProperty("close");
  });

  it("[CC12] that is wrong is shown to all; the last twelve stay", () => {
    const studio = new Studio(3).drawing();
    studio.word("elephant");
    const id = studio.nth(0);
    for (let count = 1; count <= 15; count++) {
      studio.guess(id, `  wrong   ${count} `);
      studio.wait(1_000);
    }
    const { feed } = studio.shared;
    expect(Object.keys(feed).map(Number)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(feed[15]).toEqual({ playerId: id, text: "wrong 15" });
    expect(studio.said("guessSubmitted")).toBe(15);
  });

  it("[CC12] that the room's filter does not allow is refused, unless it is the word", () => {
    const studio = new Studio(3).drawing({ filterLevel: "strict" });
    studio.word("elephant");
    const id = studio.nth(0);
    expect(studio.guess(id, "fuck")).toBe("text_not_allowed");
    expect(studio.shared.feed).toEqual({});
    expect(studio.guess(id, "!!!")).toBe("text_empty");
    studio.word("fuck");
    expect(studio.guess(id, "fuck")).toBe("ok");
    expect(studio.shared.solved[id]).toBe(1);
  });

  it("[CC12] is filtered in the room's language and in that of the word, which a pack may bring", () => {
    const studio = new Studio(3, 0).drawing({ filterLevel: "moderate" });
    const id = studio.nth(0);
    const refusals = (language: TurnWord["language"]) => {
      studio.word("Elefant", "test:word", language);
      return ["Hurensohn", "wanker"].map((text) => {
        studio.wait(1_000);
        return studio.guess(id, text);
      });
    };
    expect(refusals("en")).toEqual(["ok", "text_not_allowed"]);
    expect(refusals("de")).toEqual(["text_not_allowed", "text_not_allowed"]);
  });

  it("[CC13] is refused from a player who paints for somebody else and was a guesser before", () => {
    const studio = new Studio(5).drawing();
    const next = studio.canvas.order[studio.canvas.next] ?? studio.nth(0);
    expect(studio.guess(next, "umbrella stand")).toBe("ok");
    studio.disconnect(studio.painter(0));
    studio.wait(8_100);
    expect(studio.painter(0)).toBe(next);
    expect(studio.solve(next)).toBe("not_your_turn");
    expect(studio.scoreOf(next)).toBe(0);
  });

  it("[CC13] is refused from painters, solvers and the audience, and after DRAW", () => {
    const studio = new Studio(16).drawing();
    const watcher = studio.join("Zoe", { audience: true });
    const solver = studio.nth(0);
    studio.solve(solver);
    studio.wait(1_000);
    for (const id of [studio.painter(0), solver, watcher]) {
      expect(studio.guess(id, "umbrella stand")).toBe("not_your_turn");
    }
    expect(studio.shared.feed).toEqual({});
    studio.inkAll();
    studio.until("CREDIT");
    expect(studio.guess(studio.nth(1), "umbrella")).toBe("stage_over");
    expect(studio.guess(studio.nth(1), "")).toBe("invalid_move");
  });
});

describe("the fastest guess of a game", () => {
  it("is named on the podium, with its word, and is the first of equally fast ones", () => {
    const studio = new Studio(4);
    studio.start({ includeTutorial: false, numberOfTurns: 2 });
    const solveAfter = (seconds: number) => {
      studio.until("DRAW");
      studio.inkAll();
      studio.wait(seconds * 1_000);
      const [one] = studio.guessers;
      if (one === undefined) throw new Error("nobody guesses");
      studio.solve(one);
      const fastest = { playerId: one, word: studio.turn.word.text, ms: seconds * 1_000 };
      studio.until("REVEAL");
      return fastest;
    };
    solveAfter(9);
    const fastest = solveAfter(4);
    solveAfter(4);
    solveAfter(20);
    studio.until("GAME_END");
    expect(studio.topic("gameEnd").highlights).toMatchObject({ fastest });
  });

  it("is nobody's if nobody found a word", () => {
    const studio = new Studio(3).drawing({ numberOfTurns: 1 });
    studio.host({ topic: "requestEndGame", body: {} });
    expect(studio.topic("gameEnd").highlights).toEqual({});
  });
});
