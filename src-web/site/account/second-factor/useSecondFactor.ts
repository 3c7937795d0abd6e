import { useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchSecondFactor } from "../../../client/api/secondFactor.ts";

const KEY = ["second-factor"];

/** What one's account asks of whoever changes how it is logged in to: a password, a code. */
export const useSecondFactor = () => useQuery({ queryKey: KEY, queryFn: fetchSecondFactor });

/** Have that asked anew. */
export function useAskedAnew(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: KEY });
}
