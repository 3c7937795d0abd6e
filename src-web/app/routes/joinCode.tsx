import { getRouteApi } from "@tanstack/react-router";
import { JoinDoor } from "../../site/join/JoinDoor.tsx";

const route = getRouteApi("/site/join/$gameCode");

/** Joining a room whose code is in the address. */
export default function JoinCode() {
  const { quickStart } = route.useSearch();
  const { gameCode } = route.useParams();
  return <JoinDoor written={gameCode} quickStart={quickStart !== undefined} />;
}
