import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./BackLink.module.css";

interface BackLinkProps {
  readonly userId: string;
  /** The part of the profile that it leads to, as in the address. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link from an item back to its list on the profile. */
export function BackLink({ userId, to, children }: BackLinkProps) {
  return (
    <Link
      to="/user/$userId/$"
      params={{ userId, _splat: to }}
      className={styles["back"]}
      activeOptions={{ exact: true }}
    >
      <ArrowLeft aria-hidden="true" />
      {children}
    </Link>
  );
}
