import { Stats } from "./Stats.tsx";
import { PlayedGames } from "./PlayedGames.tsx";
import type { TabProps } from "./tab.ts";
import { WholeGame } from "./WholeGame.tsx";

/** The games the user played: statistics and a list, or one of the games. */
export default function GamesTab({ profile, rest }: TabProps) {
  if (rest !== "") return <WholeGame key={rest} userId={profile.userId} gameId={rest} />;
  return (
    <>
      <Stats stats={profile.stats} />
      <PlayedGames userId={profile.userId} />
    </>
  );
}
