import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorCodeOf } from "../../../client/http/request.ts";
import { useErrorText } from "../../../i18n/errors.ts";
import { toast } from "../../../ui/feedback/announcer.ts";
import { CIRCLES_KEY, circleKey } from "./members.ts";

/** Change something of a circle, then see how it is; says what went wrong. `after`: once it is done. */
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
      // What the page shows may be over: somebody else changed the circle.
      void client.invalidateQueries({ queryKey: circleKey(circleId) });
    },
  });
}
