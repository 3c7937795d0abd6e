import type { Guest } from "./people.ts";

/** How often a list is looked at before what has just ended must be in it. */
const LOOKS = 10;
const LOOK_MS = 2_000;

/**
 * From one's played games to the page of the newest one of this game: the list says place and points.
 * A room tells of its games a moment after their end, so the list is opened again until it knows.
 * English only.
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

/** The keepsakes of the game whose page this is. English only. */
export function keepsakesOn(guest: Guest) {
  return guest.page.getByRole("region", { name: "What you made together" }).locator("> ul > li");
}
