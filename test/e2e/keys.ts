import { expect } from "vitest";
import type { Guest } from "./people.ts";

const TABS_MAX = 60;

/** What has the keyboard's focus, as a screen reader would call it. */
async function focused(guest: Guest): Promise<string> {
  return guest.page.evaluate(() => {
    const active = document.activeElement;
    // The task itself, where a stage begins, is no control.
    if (!(active instanceof HTMLElement) || active.matches("body, main")) return "";
    const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : [];
    const named = [active.getAttribute("aria-label"), ...labels.map((one) => one.textContent)];
    return named.find(Boolean) ?? active.textContent;
  });
}

/** Press Tab until something of this name has the focus. */
export async function tabTo(guest: Guest, name: RegExp): Promise<void> {
  const { page } = guest;
  await page.getByText(name).or(page.getByLabel(name)).first().waitFor({ state: "attached" });
  const passed: string[] = [];
  for (let count = 0; count < TABS_MAX; count++) {
    const now = await focused(guest);
    if (name.test(now.trim())) return;
    passed.push(now.trim().slice(0, 40));
    await guest.page.keyboard.press("Tab");
  }
  throw new Error(`no Tab leads to ${String(name)}, only to: ${passed.join(" | ")}`);
}

/** Press Tab until something of this name has the focus, and press it. */
export async function pressByKey(guest: Guest, name: RegExp, key = "Enter"): Promise<void> {
  await tabTo(guest, name);
  await guest.page.keyboard.press(key);
}

/** The keyboard begins at the task of this stage, not at the top of the page. */
export async function beginsAtTask(guest: Guest): Promise<void> {
  await guest.page.waitForFunction(() =>
    document.querySelector("main")?.contains(document.activeElement),
  );
}

const squeezed = (text: string) => text.replaceAll(/[\s"'\\:.]/g, "").toLowerCase();

/** Texts with letters that somebody in front of this screen reads in its stage. */
async function textsOnStage(tv: Guest): Promise<string[]> {
  const texts = await tv.page.evaluate(() => {
    const found: string[] = [];
    for (const place of document.querySelectorAll("main, [data-stage] h1")) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const isTool = node.parentElement?.closest("button, dialog, [aria-hidden=true]");
        if (!isTool && node.parentElement?.checkVisibility()) found.push(node.textContent ?? "");
      }
    }
    return found;
  });
  return texts.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
}

/** Every text of the television's stage is in what a screen reader finds on this phone. */
export async function readsTheTv(tv: Guest, phone: Guest, stage: string): Promise<void> {
  await tv.stage(stage);
  await phone.stage(stage);
  await expect
    .poll(
      async () => {
        const wanted = await textsOnStage(tv);
        const heard = squeezed(await phone.page.locator("body").ariaSnapshot());
        if (wanted.length === 0) return ["nothing on the television"];
        return wanted.filter((text) => !heard.includes(squeezed(text)));
      },
      { message: `texts of ${stage} that the phone does not tell` },
    )
    .toEqual([]);
}
