import { describe, expect, it, vi } from "vitest";
import { builtInContent, builtInContents } from "../../../src-rooms/games/builtInContent.ts";
import { LANGUAGES, type Language } from "../../../src-shared/catalog/languages.ts";

/** A content file as a Worker receives it: its text. */
const asText = <Content extends object>(content: Content) =>
  JSON.stringify(content) as unknown as Content;

describe("built-in content", () => {
  it("is parsed from the text a Worker gets, once and only when it is requested", () => {
    const parse = vi.spyOn(JSON, "parse");
    const words = builtInContent(asText({ cat: ["kitty"] }));
    expect(parse).not.toHaveBeenCalled();
    expect(words()).toEqual({ cat: ["kitty"] });
    expect(words()).toBe(words());
    expect(parse).toHaveBeenCalledOnce();
    parse.mockRestore();
  });

  it("is used as it is if it was parsed already", () => {
    const file = { cat: ["kitty"] };
    expect(builtInContent(file)()).toBe(file);
  });

  it("is parsed only in the languages that are requested", () => {
    const parse = vi.spyOn(JSON, "parse");
    const files = Object.fromEntries(
      LANGUAGES.map((language) => [language, asText({ in: language })]),
    ) as Record<Language, { in: Language }>;
    const contents = builtInContents(files);
    expect([contents.de(), contents.ro()]).toEqual([{ in: "de" }, { in: "ro" }]);
    expect(parse).toHaveBeenCalledTimes(2);
    parse.mockRestore();
  });
});
