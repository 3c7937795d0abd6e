import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./BackLink.module.css";

interface BackLinkProps {
  readonly userId: string;
  /** Part of the profile that it leads to, as in the address. */
  readonly to: string;
  readonly children: ReactNode;
}

/** From one thing back to the list on the profile that it is in. */
export function BackLink({ userId, to, children }: BackLinkProps) {
  return (
    <Link to="/user/$userId/$" params={{ userId, _splat: to }} className={styles["back"]}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </Link>
  );
}
