import { EMAIL_LOCAL_MAX_LENGTH, EMAIL_MAX_LENGTH } from "../catalog/formLimits.ts";

const LOCAL =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u;

/**
 * Letters that look like a Latin letter but are another one, lower case only: Cyrillic, Greek, Armenian, and
 * Latin ones that do not decompose into letter and accent. Two mailboxes whose names differ only by these
 * count as one account.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  // Cyrillic
  а: "a",
  в: "b",
  е: "e",
  ё: "e",
  з: "3",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  с: "c",
  т: "t",
  у: "y",
  х: "x",
  і: "i",
  ї: "i",
  ј: "j",
  ѕ: "s",
  ԁ: "d",
  ԛ: "q",
  ԝ: "w",
  һ: "h",
  ӏ: "l",
  г: "r",
  п: "n",
  и: "u",
  // Greek
  α: "a",
  β: "b",
  γ: "y",
  ε: "e",
  η: "n",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  σ: "o",
  τ: "t",
  υ: "u",
  χ: "x",
  ω: "w",
  // Armenian
  ա: "w",
  հ: "h",
  ո: "n",
  ս: "u",
  ց: "g",
  օ: "o",
  // Latin
  ı: "i",
  ȷ: "j",
  ɑ: "a",
  ɡ: "g",
  ɩ: "i",
  ɪ: "i",
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ƚ: "l",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "p",
};

/** Returns the local part in lower case, without accents, with look-alikes replaced. */
function fold(local: string): string {
  const letters = local.normalize("NFKC").toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return Array.from(letters, (letter) => LOOK_ALIKES[letter] ?? letter).join("");
}

/** Returns the domain in ASCII: lower case, other scripts as punycode. */
function asciiDomain(typed: string): string | undefined {
  const domain = typed.normalize("NFKC");
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined;
  const address = `http://${domain}/`;
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  const labels = hostname.split(".");
  const last = labels.at(-1) ?? "";
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label));
  // A host that ends in a number is an IP address.
  return isName && /[a-z]/u.test(last) ? hostname : undefined;
}

/** What an address is used for. */
export interface EmailAddressParts {
  /** The address to send to: as it was typed, with its domain in ASCII. */
  readonly email: string;
  /** Key that all look-alike spellings of the address share: no two accounts have the same. */
  readonly emailKey: string;
}

/** Parses an e-mail address as somebody typed it; undefined when it is not valid. */
export function parseEmail(typed: string): EmailAddressParts | undefined {
  const text = typed.trim().normalize("NFC");
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  if (local.length > EMAIL_LOCAL_MAX_LENGTH || !LOCAL.test(local)) return undefined;
  const domain = asciiDomain(text.slice(at + 1));
  if (domain === undefined) return undefined;
  const email = `${local}@${domain}`;
  return email.length > EMAIL_MAX_LENGTH
    ? undefined
    : { email, emailKey: `${fold(local)}@${domain}` };
}

/** Returns the key of what somebody typed as an address, even when it is not a valid one. */
export function emailKeyOf(typed: string): string {
  return parseEmail(typed)?.emailKey ?? typed.trim().toLowerCase();
}

/**
 * Returns the mailbox that an address's key most likely leads to: many providers ignore dots and everything
 * after a plus. Only for counting mails; accounts are identified by the key.
 */
export function mailboxOf(emailKey: string): string {
  const at = emailKey.lastIndexOf("@");
  const [mailbox = ""] = emailKey.slice(0, Math.max(at, 0)).split("+");
  return mailbox === "" ? emailKey : mailbox.replaceAll(".", "") + emailKey.slice(at);
}
