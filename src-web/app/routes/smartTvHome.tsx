import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { SmartTvHome } from "../../site/televisions/SmartTvHome.tsx";

/** /smarttvhome: the front page on a television. */
export default function SmartTvHomeScreen() {
  const navigate = useNavigate();
  const enter = useCallback(
    () => void navigate({ to: "/host/$", params: { _splat: "session" } }),
    [navigate],
  );
  return <SmartTvHome onRoom={enter} />;
}
