import { useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchSecondFactor } from "../../../client/api/secondFactor.ts";

const KEY = ["second-factor"];

/** Query for what the account requires before a change to how it is logged in to: a password, a code. */
export const useSecondFactor = () => useQuery({ queryKey: KEY, queryFn: fetchSecondFactor });

/** Returns a function that fetches that again. */
export function useAskedAnew(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: KEY });
}
