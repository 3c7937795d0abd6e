import { useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchSecondFactor } from "../../../client/api/secondFactor.ts";

const KEY = ["second-factor"];

/**
 * Query for what the account requires before a change to how it is logged in to: a password, a code. It is
 * not repeated when the user comes back from another window: that may be the one in which they keep their
 * recovery codes, and turning the second factor on has ended the login with which this page would ask.
 */
export const useSecondFactor = () =>
  useQuery({
    queryKey: KEY,
    queryFn: fetchSecondFactor,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Returns a function that fetches that again. */
export function useRefetchSecondFactor(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: KEY });
}
