import { describe, expect, it } from "vitest";
import { PACK_ENTRIES_MAX } from "../../../../src-shared/catalog/packs.ts";
import { offeredPacks, type OfferedPack } from "../../../../src-web/screens/host/offeredPacks.ts";
import { entriesOfFile, pastedEntries } from "../../../../src-web/site/packs/csv.ts";
import { decoded } from "../../../../src-web/site/packs/decoded.ts";
import { checkEntries, lineRange, withoutDoubles } from "../../../../src-web/site/packs/entries.ts";
import { doingWorst } from "../../../../src-web/site/packs/doingWorst.ts";

describe("entries, one per line", () => {
  it("are tidied, and blank lines are ignored", () => {
    const { entries, faults } = checkEntries("  Pizza \r\n\n a   lonely  olive\r\n \u200e \nHat");
    expect(entries).toEqual(["Pizza", "a lonely olive", "Hat"]);
    expect(faults).toEqual([]);
  });

  it("are reported with both line numbers when they are duplicates", () => {
    expect(checkEntries("Pizza\n\nHat\npizza\nHAT").faults).toEqual([
      { kind: "double", line: 4, entry: "pizza", first: 1 },
      { kind: "double", line: 5, entry: "HAT", first: 3 },
    ]);
  });

  it("may have sixty characters, and an emoji counts as one", () => {
    expect(checkEntries("👩‍👩‍👧".repeat(60)).faults).toEqual([]);
    expect(checkEntries(`ok\n${"x".repeat(61)}`).faults).toEqual([
      { kind: "tooLong", line: 2, entry: "x".repeat(61) },
    ]);
  });

  it("are limited to five hundred", () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join("\n");
    expect(checkEntries(lines(PACK_ENTRIES_MAX)).isTooMany).toBe(false);
    expect(checkEntries(lines(PACK_ENTRIES_MAX + 1)).isTooMany).toBe(true);
  });

  it("lose their duplicates and nothing else", () => {
    const text = "Pizza\n\npizza\nHat\nHAT\nhat ";
    expect(withoutDoubles(text)).toBe("Pizza\n\nHat");
    expect(checkEntries(withoutDoubles(text)).faults).toEqual([]);
  });

  it("are found in the text by their line number", () => {
    const text = "ab\n\ncde";
    expect([1, 2, 3].map((line) => text.slice(...lineRange(text, line)))).toEqual([
      "ab",
      "",
      "cde",
    ]);
  });
});

describe("pasted text", () => {
  it("from a spreadsheet gives the column with the words, without its heading", () => {
    const sheet = 'No.\tWord\tHow hard\r\n1\tRaclette\teasy\r\n2\t"Fondue ""fork"""\thard\r\n';
    expect(pastedEntries(sheet)).toBe('Raclette\nFondue "fork"');
    expect(pastedEntries("one\ttwo\tthree")).toBe("one\ntwo\nthree");
    expect(pastedEntries("1984\t1\n2001\t2\n")).toBe("1984\n2001");
  });

  it("from elsewhere is left unchanged", () => {
    expect(pastedEntries("one, two\nthree")).toBeUndefined();
  });
});

describe("the list of entries that do badly", () => {
  it("begins with those that fall flat most often and ends with retired ones", () => {
    const entry = (name: string, shown: number, flat: number, isRetired = false) => ({
      entry: name,
      shown,
      flat,
      isRetired,
    });
    const all = [
      entry("fine", 9, 0),
      entry("rests", 4, 4, true),
      entry("now and then", 8, 1),
      entry("often", 3, 2),
      entry("unseen", 0, 0),
    ];
    expect(doingWorst(all).map(({ entry: name }) => name)).toEqual([
      "often",
      "now and then",
      "rests",
    ]);
  });
});

describe("an imported file", () => {
  it("with plain text is read line by line", () => {
    expect(entriesOfFile("\uFEFFone, two\r\nthree\rfour", "list.txt")).toBe(
      "one, two\nthree\nfour",
    );
  });

  it("with the text a spreadsheet saves gives its first column too", () => {
    const saved = 'Nr\tCaption\r\n1\t"Well, well"\r\n2\tMonday again\r\n';
    expect(entriesOfFile(saved, "captions.txt")).toBe("Well, well\nMonday again");
    expect(entriesOfFile("one\ttwo\nthree", "list.txt")).toBe("one\ttwo\nthree");
  });

  it("with a table gives its first column, without the heading", () => {
    const table = 'Word,Difficulty\npizza,1\n"rock, paper",2\n,3\nhat,1\n';
    expect(entriesOfFile(table, "WORDS.CSV")).toBe("pizza\nrock, paper\nhat");
  });

  it.for(["Wörter", "Palabras", "Entre\u0301e", "HASŁO", "Ord"])(
    "with a table leaves out the heading %s",
    (heading) => {
      expect(entriesOfFile(`${heading};Nr\npizza;1\nhat;2`, "words.csv")).toBe("pizza\nhat");
    },
  );

  it("leaves out the line in which Excel names the delimiter", () => {
    expect(entriesOfFile("sep=;\r\npizza;1\r\nhat;2", "words.csv")).toBe("pizza\nhat");
  });

  it("with a table keeps a first row that is not a heading", () => {
    expect(entriesOfFile("pizza;1\nhat;2", "words.csv")).toBe("pizza\nhat");
    expect(entriesOfFile("pizza\t1\nhat\t2", "words.tsv")).toBe("pizza\nhat");
  });

  it("with a single row gives all its cells", () => {
    expect(entriesOfFile("pizza; hat ;;cheese\n", "words.csv")).toBe("pizza\nhat\ncheese");
  });

  it("may contain quoted quotes, delimiters and line breaks", () => {
    const table = '"a ""quoted"" word",x\r\n"two\r\nlines",y';
    expect(entriesOfFile(table, "words.csv")).toBe('a "quoted" word\ntwo lines');
  });

  it("keeps an inch mark inside an entry, and the last entry without a line end", () => {
    expect(entriesOfFile('a 12" record;1\nhat;2', "words.csv")).toBe('a 12" record\nhat');
    expect(entriesOfFile("hat;2\npizza;", "words.csv")).toBe("hat\npizza");
  });

  it("with a single cell that is usually a heading has this entry", () => {
    expect(entriesOfFile("Word\n", "words.csv")).toBe("Word");
  });

  it("with a single column keeps commas, which spreadsheets in most languages do not quote", () => {
    const captions = "Oh là là, quelle journée\r\nEncore lundi\r\nMoi, fatigué ?\r\n";
    expect(entriesOfFile(captions, "captions.csv")).toBe(
      "Oh là là, quelle journée\nEncore lundi\nMoi, fatigué ?",
    );
    expect(entriesOfFile("pizza, cold;1\nhat;2\n;\n", "words.csv")).toBe("pizza, cold\nhat");
  });

  it("gives nothing when it is empty", () => {
    expect(entriesOfFile("", "words.csv")).toBe("");
    expect(entriesOfFile("\n\n", "words.csv")).toBe("");
  });
});

describe("the packs a host is offered", () => {
  const pack = (id: string, change: Partial<OfferedPack> = {}): OfferedPack => ({
    kind: "word",
    id,
    name: id,
    language: "en",
    isPublic: true,
    rating: "family",
    plays: 0,
    likes: 0,
    ownerId: "other",
    createdAt: "2026-11-01T10:00:00.000Z",
    updatedAt: "2026-11-01T10:00:00.000Z",
    entryCount: 3,
    ...change,
  });
  const room = {
    userId: "me",
    kinds: ["word", "category"],
    language: "en",
    chosen: [],
  } as const;

  it("are the host's own, first those in the game's language, then public ones in that language", () => {
    const packs = [
      pack("public"),
      pack("public-de", { language: "de" }),
      pack("mine-de", { ownerId: "me", language: "de" }),
      pack("mine", { ownerId: "me" }),
    ];
    expect(offeredPacks(packs, room).map(({ id }) => id)).toEqual(["mine", "mine-de", "public"]);
  });

  it("always include the chosen ones, and never an empty pack", () => {
    const packs = [
      pack("public-de", { language: "de" }),
      pack("empty", { ownerId: "me", entryCount: 0 }),
    ];
    const offered = offeredPacks(packs, { ...room, chosen: ["public-de", "gone"] });
    expect(offered.map(({ id }) => id)).toEqual(["public-de"]);
  });
  it("are of kinds that the game can use, except those chosen for an earlier game", () => {
    const packs = [
      pack("words"),
      pack("themes", { ownerId: "me", kind: "category" }),
      pack("chosen-themes", { kind: "category" }),
    ];
    const offered = offeredPacks(packs, { ...room, kinds: ["word"], chosen: ["chosen-themes"] });
    expect(offered.map(({ id }) => id)).toEqual(["words", "chosen-themes"]);
  });
});

describe("a file without a declared encoding", () => {
  const bytes = (...all: number[]) => new Uint8Array(all);
  it.each([
    ["UTF-8", bytes(0x4b, 0xc3, 0xa4), "de-DE", "Kä"],
    ["UTF-16", bytes(0xff, 0xfe, 0x4b, 0, 0xe4, 0), "de-DE", "Kä"],
    ["UTF-16, the other way round", bytes(0xfe, 0xff, 0, 0x4b, 0, 0xe4), "de-DE", "Kä"],
    ["Excel's CSV in the west", bytes(0x4b, 0xe4), "de-DE", "Kä"],
    ["Excel's CSV in Poland", bytes(0xb3, 0xf3, 0x64, 0x9f), "pl-PL", "łódź"],
  ])("is read as %s", (_how, file, language, text) => {
    expect(decoded(file, language)).toBe(text);
  });
});
