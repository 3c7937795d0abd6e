import type { Guest } from "./people.ts";

/**
 * How often a list is opened until it must contain the game that has just ended, and how long it is watched
 * each time.
 */
const LOOKS = 10;
const LOOK_MS = 2_000;

/**
 * Opens the page of the newest game of this kind from somebody's played games; the list shows place and
 * points. A room reports its games a moment after they end, so the list is opened again until the game is in
 * it. English only.
 */
export async function openPlayed(guest: Guest, userId: string, game: string): Promise<void> {
  const row = guest.page
    .locator("main")
    .getByRole("link", { name: new RegExp(`^Place \\d+.*${game} .*pts$`) })
    .first();
  for (let left = LOOKS; ; left--) {
    await guest.open(`/user/${userId}/games`);
    const isThere = await row.waitFor({ timeout: LOOK_MS }).then(
      () => true,
      () => false,
    );
    if (isThere) break;
    if (left === 0) throw new Error(`${game} is not among the played games`);
  }
  await row.click();
  await guest.page.getByRole("heading", { name: game }).waitFor();
}

/** The keepsakes on the page of a game. English only. */
export function keepsakesOn(guest: Guest) {
  return guest.page.getByRole("region", { name: "What you made together" }).locator("> ul > li");
}
