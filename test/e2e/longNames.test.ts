import { expect, it } from "vitest";
import { rigRooms } from "./rigRooms.ts";
import { theBrowser } from "./setting.ts";

const room = rigRooms(theBrowser());

it("RPS_SHOOT: of a rival's name that is too long, the part left out cannot be seen", async () => {
  const { table, first, phone, showStage } = await room("RPS_SHOOT", 1);
  table.join("Günther Überlän");
  table.start({ includeTutorial: false });
  table.until("PROGRAM");
  const page = await phone(first);
  await showStage(page);
  const name = page.locator("main ol b").first();
  await name.getByText("GÜNTHER").waitFor();
  await page.evaluate(() => document.fonts.ready);
  const picture = async (text: string) => {
    await name.evaluate((element, changed) => (element.textContent = changed), text);
    return name.screenshot();
  };
  // The third line begins with the second word.
  const plain = await picture("GÜNTHER UBERLAN");
  for (const text of ["GÜNTHER ÜBERLÄN", "GÜNTHER ÅBERLŐN"]) {
    expect(plain.equals(await picture(text)), text).toBe(true);
  }
});
