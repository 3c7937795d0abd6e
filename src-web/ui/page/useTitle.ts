import { useEffect } from "react";
import { siteName } from "./siteName.ts";

/** Name this page in the browser's tab and history, and for screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${siteName()}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
