import { describe, expect, it } from "vitest";
import { webOrigin } from "../../../src-shared/text/webOrigin.ts";

describe("a site's address as its operator writes it", () => {
  it.each([
    ["https://games.example.com", "https://games.example.com"],
    [" https://Games.example.com/play/ ", "https://games.example.com"],
    ["http://party:8787", "http://party:8787"],
    ["games.example.com", "https://games.example.com"],
    ["games.example.com:8443", "https://games.example.com:8443"],
    ["games.example.com/", "https://games.example.com"],
    ["https:/games.example.com", "https://games.example.com"],
    ["spiele.bücher.example", "https://spiele.xn--bcher-kva.example"],
    ["localhost:8787", "http://localhost:8787"],
    ["localhost", "http://localhost"],
    ["hubbub.localhost:8787", "http://hubbub.localhost:8787"],
    ["192.0.2.7:8787", "http://192.0.2.7:8787"],
    ["[::1]:8787", "http://[::1]:8787"],
    ["https://192.0.2.7", "https://192.0.2.7"],
  ])("reads %s as %s", (said, origin) => {
    expect(webOrigin(said)).toBe(origin);
  });

  it.each([
    undefined,
    "",
    "  ",
    "soon",
    "my site.example",
    "https://",
    "ftp://games.example.com",
    "javascript:alert(1)",
    "me@games.example.com",
    '"games.example.com"',
    "games.example.com:port",
  ])("rejects %s", (said) => {
    expect(webOrigin(said)).toBeUndefined();
  });
});
