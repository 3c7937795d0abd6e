import { getRouteApi } from "@tanstack/react-router";
import { JoinByCode } from "../../site/join/JoinByCode.tsx";

const route = getRouteApi("/site/join/$gameCode");

/** Joining a room whose code is in the address. */
export default function JoinCode() {
  const { quickStart } = route.useSearch();
  const { gameCode } = route.useParams();
  return <JoinByCode written={gameCode} quickStart={quickStart !== undefined} />;
}
