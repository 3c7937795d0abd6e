import { useEffect } from "react";

/** Name this page in the browser's tab and history, and for screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Hubbub`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
