import { linkFor } from "./mail.ts";
import type { Guest } from "./people.ts";

/** What a new user types into the form. */
export interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Creates an account through the interface and confirms it by the link in the mail. Ends on the screen
 * 'You're in!'. English only.
 */
export async function signUp(
  guest: Guest,
  url: string,
  { name, email, password }: Newcomer,
): Promise<void> {
  const main = guest.page.locator("main");
  const field = (label: string) => main.getByLabel(label, { exact: true });
  await guest.open("/register");
  await field("Name").fill(name);
  await field("Email").fill(email);
  await field("Password").fill(password);
  await field("Password again").fill(password);
  await main.getByRole("checkbox", { name: /over 18/ }).check();
  await guest.press("Create my account");
  await guest.sees("Check your inbox");
  await guest.open(await linkFor(url, email, "/account/verifyEmail"));
  await guest.press("Yes, with news");
  await guest.sees("You’re in!");
}
