import { Stats } from "./Stats.tsx";
import { PlayedGames } from "./PlayedGames.tsx";
import type { TabProps } from "./tab.ts";
import { WholeGame } from "./WholeGame.tsx";

/** Everything one played: the sums and the list, or one game of it. */
export default function GamesTab({ profile, rest }: TabProps) {
  if (rest !== "") return <WholeGame key={rest} userId={profile.userId} gameId={rest} />;
  return (
    <>
      <Stats stats={profile.stats} />
      <PlayedGames userId={profile.userId} />
    </>
  );
}
