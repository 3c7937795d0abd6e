import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "./IconButton.tsx";
import styles from "./Pager.module.css";

interface PagerProps {
  /** The page that is shown, from 1 to `pageCount`. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
  /** What it is for, and what its buttons do, for users who cannot see them. */
  readonly label: string;
  readonly newer: string;
  readonly older: string;
  /** Which page this is, in words; it is announced when it changes. */
  readonly children: string;
}

/** Leads through a list that comes one page at a time, newest first. */
export function Pager(props: PagerProps) {
  const { page, pageCount, onPage, label, newer, older, children } = props;
  return (
    <nav className={styles["pager"]} aria-label={label}>
      <IconButton
        label={newer}
        icon={<ChevronLeft />}
        aria-disabled={page <= 1 || undefined}
        lockMs={0}
        onClick={() => onPage(page - 1)}
      />
      <p className="tabular" role="status">
        {children}
      </p>
      <IconButton
        label={older}
        icon={<ChevronRight />}
        aria-disabled={page >= pageCount || undefined}
        lockMs={0}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
