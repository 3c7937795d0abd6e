import "../../ui/controls/radioKeys.ts";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { hostedRoom } from "../../client/storage/roomKeys.ts";
import { HostRoom } from "../../screens/HostScreen.tsx";

/** /host/session: the screen that everybody looks at. */
export default function HostSession() {
  const navigate = useNavigate();
  const [room] = useState(hostedRoom);
  const leave = useCallback(() => void navigate({ to: "/" }), [navigate]);
  if (!room) return <Navigate to="/" />;
  return <HostRoom gameCode={room.gameCode} token={room.token} onLeave={leave} />;
}
