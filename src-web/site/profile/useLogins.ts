import { useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchLogins } from "../../client/api/logins.ts";

const KEY = ["logins"];

/** Where one's account is logged in to. */
export const useLogins = () => useQuery({ queryKey: KEY, queryFn: fetchLogins });

/** Have that asked anew: some of them ended. */
export function useLoginsAnew(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: KEY });
}
