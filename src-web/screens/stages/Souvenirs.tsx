import { gameParts } from "../../games/parts.ts";
import { InstallOffer } from "../../platform/pwa/InstallOffer.tsx";
import { useTopic } from "../../room/index.ts";
import CircleCard from "../reel/CircleCard.tsx";
import { ReelCard } from "../reel/ReelCard.tsx";
import ShareCard from "./card/ShareCard.tsx";
import { Extra } from "../../game-kit/Extra.tsx";

/**
 * What a phone can take home from a podium: a picture of the game, things the player made, the night's reel,
 * the app itself.
 */
export default function Souvenirs() {
  const parts = gameParts(useTopic("gameEnd")?.gameType);
  // An evening shows its reel at its own end.
  const hasEvening = useTopic("evening") !== undefined;
  return (
    <>
      <ShareCard />
      <Extra>{parts?.Takeaways && <parts.Takeaways />}</Extra>
      {!hasEvening && <CircleCard />}
      {!hasEvening && <ReelCard place="phone" />}
      <Extra>
        <InstallOffer />
      </Extra>
    </>
  );
}
