import { expect, test } from "vitest";
import { parseEmail } from "../../../src-shared/text/emailAddress.ts";

test.for([
  ["ann@example.com", "ann@example.com"],
  ["  Ann.Other+games@Example.COM ", "Ann.Other+games@example.com"],
  ["o'hara_1@sub.example.co.uk", "o'hara_1@sub.example.co.uk"],
  ["ann@bücher.example", "ann@xn--bcher-kva.example"],
  ["zoë@example.com", "zoë@example.com"],
])("%s is a valid address", ([typed, email]) => {
  expect(parseEmail(typed ?? "")?.email).toBe(email);
});

/** With 64 characters before the @ and 61 more behind these: 254, the longest address that mail is sent to. */
const LABELS = `${"b".repeat(63)}.${"c".repeat(63)}`;

test.for([`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@${LABELS}.${"d".repeat(61)}`])(
  "%s is not too long",
  (typed) => {
    expect(parseEmail(typed)?.email).toBe(typed);
  },
);

test.for([
  "",
  "ann",
  "@example.com",
  "ann@",
  "ann@localhost",
  "ann@@example.com",
  "a b@example.com",
  ".ann@example.com",
  "ann.@example.com",
  "an..n@example.com",
  "ann@exa mple.com",
  "ann@example..com",
  "ann@-example.com",
  "ann@127.0.0.1",
  "ann@[127.0.0.1]",
  "ann@0x7f.1",
  "ann@example.com/path",
  "ann@example.com:80",
  "ann@user:pass@example.com ",
  "ann\n@example.com",
  "ann\u200b@example.com",
  "ann\u202e@example.com",
  "🦊@example.com",
  "<ann@example.com>",
  '"ann"@example.com',
  "ann,bob@example.com",
  "ann@example.com,bob@example.com",
  "ann@example.com\r\nBcc: all@example.com",
  `${"a".repeat(65)}@example.com`,
  `${"a".repeat(64)}@${LABELS}.${"d".repeat(62)}`,
])("%j is not an address", (typed) => {
  expect(parseEmail(typed)).toBeUndefined();
});

test.for([
  ["Ann@Example.com", "capital letters"],
  ["аnn@example.com", "a Cyrillic а"],
  ["αnn@example.com", "a Greek α"],
  ["ａｎｎ@example.com", "wide letters"],
  ["𝐚𝐧𝐧@example.com", "bold letters"],
  ["ánn@example.com", "an accent"],
  ["a\u0301nn@example.com", "an accent of its own"],
  ["ann@EXAMPLE．com", "a wide dot"],
])("%s (%s) shares its key with ann@example.com", ([typed]) => {
  expect(parseEmail(typed ?? "")?.emailKey).toBe("ann@example.com");
});

test.for(["an@example.com", "ann1@example.com", "ann@example.org", "a.nn@example.com"])(
  "%s has a different key",
  (typed) => {
    expect(parseEmail(typed)?.emailKey).not.toBe("ann@example.com");
  },
);

test("a domain that only looks like another one is different, and is written so that this is visible", () => {
  const parsed = parseEmail("ann@exаmple.com");
  expect(parsed?.email).toMatch(/^ann@xn--/u);
  expect(parsed?.emailKey).toBe(parsed?.email);
});
