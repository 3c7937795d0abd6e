import { getRouteApi } from "@tanstack/react-router";
import { OverlayScreen } from "../overlay/OverlayScreen.tsx";

const route = getRouteApi("/bare/overlay/$cover");

/** /overlay/{cover}#{token}: the picture over a stream, as loaded by OBS. */
export default function Overlay() {
  const { cover } = route.useParams();
  return <OverlayScreen cover={cover} token={location.hash.slice(1)} />;
}
