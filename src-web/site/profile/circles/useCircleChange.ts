import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorCodeOf } from "../../../client/http/request.ts";
import { useErrorText } from "../../../i18n/errors.ts";
import { toast } from "../../../ui/feedback/announcer.ts";
import { CIRCLES_KEY, circleKey } from "./members.ts";

/** Mutation of a circle: refetches it afterwards and reports errors. `after` runs after a success. */
export function useCircleChange(circleId: string, after?: () => void) {
  const client = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: async () => {
      await Promise.all(
        [circleKey(circleId), CIRCLES_KEY].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
      after?.();
    },
    onError: (error) => {
      toast(errorText(errorCodeOf(error)), "bad");
      // The page may be outdated because another member changed the circle.
      void client.invalidateQueries({ queryKey: circleKey(circleId) });
    },
  });
}
