import { useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchLogins } from "../../client/api/logins.ts";

const KEY = ["logins"];

/** Query for the active logins of the account. */
export const useLogins = () => useQuery({ queryKey: KEY, queryFn: fetchLogins });

/** Returns a function that fetches them again, for when some have ended. */
export function useRefetchLogins(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: KEY });
}
