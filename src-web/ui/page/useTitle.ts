import { useEffect } from "react";
import { siteName } from "./siteName.ts";

/** Names this page in the browser's tab and history, and for screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${siteName()}`;
    return () => {
      // Not the previous title: for the first page that is the one the build wrote into its file.
      document.title = siteName();
    };
  }, [title]);
}
