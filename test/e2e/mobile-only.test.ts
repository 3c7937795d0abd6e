import { describe, it } from "vitest";
import { call, createRoom, program, shortGame, takeSeat } from "./party.ts";
import { Guest, PHONE } from "./people.ts";
import { setTheScene } from "./setting.ts";

const { server, browser } = setTheScene();

describe("no television", () => {
  it("lets one phone host and play against a robot to the podium", async () => {
    const ada = await Guest.arrive(browser(), server.url, { viewport: PHONE });
    await ada.open("/");
    await createRoom(ada, "Phones only");
    await ada.page.waitForURL("**/join/*");
    await ada.sees("Game created successfully");
    await takeSeat(ada, "Ada");
    await ada.stage("LOBBY");
    await ada.press("Add robot");
    await shortGame(ada);
    await ada.press("Start the game");
    await ada.press("OK, got it!");
    await program(ada, "Scissors");
    await ada.shot("mobile-program");
    await ada.stage("BET");
    await ada.shot("mobile-bet");
    await call(ada, /I win/);
    await ada.stage("SHOOT");
    await ada.shot("mobile-shoot");
    await ada.stage("GAME_END");
    await ada.shot("mobile-podium");
    await ada.isFine();
    await ada.press(/Play again/);
    await ada.stage("PROGRAM");
    await ada.leave();
  });

  it("opens a public room and seats the host with quick play", async () => {
    const ada = await Guest.arrive(browser(), server.url, { viewport: PHONE });
    await ada.open("/");
    await ada.press("Quick play");
    await ada.press("Continue as a guest");
    await ada.page.waitForURL("**/join/*");
    await takeSeat(ada, "Ada");
    await ada.stage("LOBBY");
    await ada.isFine();
    await ada.leave();
  });
});
