import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { errorCodeOf } from "../../client/http/request.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { toast } from "../../ui/feedback/announcer.ts";

/** Mutation of an admin page: reports success or the reason of a failure, then refetches all lists. */
export function useAdminMutation<Params>(
  work: (params: Params) => Promise<unknown>,
  onDone?: () => void,
): UseMutationResult<unknown, Error, Params> {
  const { t } = useTranslation("admin");
  const errorText = useErrorText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: () => {
      toast(t("done"), "good");
      onDone?.();
    },
    onError: (error) => toast(errorText(errorCodeOf(error)), "bad"),
    // Also after a refusal: another admin may have made the change already.
    onSettled: () => client.invalidateQueries(),
  });
}
