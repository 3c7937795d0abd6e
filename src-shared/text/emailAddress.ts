import { EMAIL_LOCAL_MAX_LENGTH, EMAIL_MAX_LENGTH } from "../catalog/formLimits.ts";

const LOCAL =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u;

/**
 * Letters that look like a Latin one and are another, small ones only: Cyrillic, Greek, Armenian and
 * the Latin ones that do not come apart into letter and accent. Two mailboxes whose names differ only
 * by these are one account.
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

/** Letters without accents, look-alikes folded, in small letters. */
function fold(local: string): string {
  const letters = local.normalize("NFKC").toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return Array.from(letters, (letter) => LOOK_ALIKES[letter] ?? letter).join("");
}

/** The domain as the network knows it: lower case, other scripts as punycode. */
function asciiDomain(typed: string): string | undefined {
  const domain = typed.normalize("NFKC");
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined;
  const address = `http://${domain}/`;
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  const labels = hostname.split(".");
  const last = labels.at(-1) ?? "";
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label));
  // What ends in a number is an address of a machine.
  return isName && /[a-z]/u.test(last) ? hostname : undefined;
}

export interface EmailAddressParts {
  /** To write to: as it was typed, its domain as the network knows it. */
  readonly email: string;
  /** The same for every spelling that could be taken for this one: no two accounts share it. */
  readonly emailKey: string;
}

/** An e-mail address somebody typed; undefined when it is none. */
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

/** The key of what somebody typed where an address should be, also when it is none. */
export function emailKeyOf(typed: string): string {
  return parseEmail(typed)?.emailKey ?? typed.trim().toLowerCase();
}

/**
 * The mailbox an address's key most likely leads to: many providers ignore dots and whatever follows a
 * plus. Only for counting mails; accounts go by the key.
 */
export function mailboxOf(emailKey: string): string {
  const at = emailKey.lastIndexOf("@");
  const [mailbox = ""] = emailKey.slice(0, Math.max(at, 0)).split("+");
  return mailbox === "" ? emailKey : mailbox.replaceAll(".", "") + emailKey.slice(at);
}
