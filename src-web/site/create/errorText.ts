import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/errors.ts";
import type { HostingError } from "./useHosting.ts";

/** Returns the message for a room that could not be opened. */
export function useHostingErrorText(): (error: HostingError) => string {
  const { t } = useTranslation("common");
  const errorText = useErrorText();
  return (error) =>
    error === "create_game_failed" ? t("error.create_game_failed") : errorText(error);
}
