import { Suspense, type ReactNode } from "react";
import { Optional } from "./Optional.tsx";

interface ExtraProps {
  /** Takes its place while it is on its way. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of a screen that is loaded on demand and that nobody asked for. If it cannot be loaded, as on a phone
 * that lost the network, it is left out, and the screen around it stays.
 */
export function Extra({ fallback, children }: ExtraProps) {
  return (
    <Optional open>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Optional>
  );
}
