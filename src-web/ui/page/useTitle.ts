import { useEffect } from "react";
import { siteName } from "./siteName.ts";

/** Name this page in the browser's tab and history, and for screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${siteName()}`;
    return () => {
      // Not what it said before: the build wrote the title of the first page into its file.
      document.title = siteName();
    };
  }, [title]);
}
