import { expect } from "vitest";
import type { Guest } from "./people.ts";

const TABS_MAX = 60;

/** The accessible name of the focused element. */
export async function focused(guest: Guest): Promise<string> {
  return guest.page.evaluate(() => {
    const active = document.activeElement;
    // The task itself, which has the focus at the start of a stage, is not a control.
    if (!(active instanceof HTMLElement) || active.matches("body, main")) return "";
    const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : [];
    const named = [active.getAttribute("aria-label"), ...labels.map((one) => one.textContent)];
    return named.find(Boolean) ?? active.textContent;
  });
}

/** Presses Tab until an element of this name has the focus. */
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

/** Presses Tab until an element of this name has the focus, then presses the key. */
export async function pressByKey(guest: Guest, name: RegExp, key = "Enter"): Promise<void> {
  await tabTo(guest, name);
  await guest.page.keyboard.press(key);
}

/** Waits until the focus is in the task of this stage and not at the top of the page. */
export async function beginsAtTask(guest: Guest): Promise<void> {
  await guest.page.waitForFunction(() =>
    document.querySelector("main")?.contains(document.activeElement),
  );
}

const squeezed = (text: string) => text.replaceAll(/[\s"'\\:.]/g, "").toLowerCase();

/** Visible texts of the television's stage that contain letters. */
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

/** Checks that every text of the television's stage is also available to a screen reader on this phone. */
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
