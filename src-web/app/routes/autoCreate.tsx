import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { AutoCreate } from "../../site/televisions/AutoCreate.tsx";

/** /autoCreate: the page that a cast device opens; with a token it opens the room that was promised to it. */
export default function AutoCreateScreen() {
  const navigate = useNavigate();
  const enter = useCallback(
    () => void navigate({ to: "/host/$", params: { _splat: "session" } }),
    [navigate],
  );
  return <AutoCreate onRoom={enter} />;
}
