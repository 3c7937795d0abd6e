import { useTranslation } from "react-i18next";
import { errorKey, type ErrorCode } from "../../src-shared/catalog/errorCodes.ts";

/** Returns the message for an error code: what happened and what to do next. */
export function useErrorText(): (code: ErrorCode) => string {
  const { t } = useTranslation("common");
  // SAFETY: a test checks that every code of the catalogue has its text in `common`; codes of a newer server
  // have none here and get the text of `internal`.
  return (code) => t([errorKey(code) as "error.internal", "error.internal"]);
}
