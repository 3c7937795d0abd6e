import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { fetchMessages, fetchReports, fetchRooms, fetchUsers } from "../../client/api/admin.ts";
import { useFormats } from "../../i18n/format.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import styles from "./admin.module.css";

const EVERY_MS = 30_000;

/** Figures to see at a glance, each linking to its section. */
const TILES = [
  { path: "reports", key: "tile.reports", ask: () => fetchReports(true, 1) },
  { path: "messages", key: "tile.messages", ask: () => fetchMessages(1) },
  { path: "rooms", key: "tile.rooms", ask: () => fetchRooms(1) },
  { path: "users", key: "tile.users", ask: () => fetchUsers("", 1) },
] as const;

export default function Overview() {
  return (
    <>
      <FirstSteps />
      <ul className={styles["tiles"]}>
        {TILES.map((tile) => (
          <Tile key={tile.path} tile={tile} />
        ))}
      </ul>
    </>
  );
}

function Tile({ tile: { path, key, ask } }: { readonly tile: (typeof TILES)[number] }) {
  const { t } = useTranslation("admin");
  const { number } = useFormats();
  const { data } = useQuery<number>({
    queryKey: ["total", path],
    queryFn: async () => (await ask()).total,
    refetchInterval: EVERY_MS,
  });
  return (
    <li>
      <Link to="/admin/$" params={{ _splat: path }} className={styles["tile"]}>
        <strong className="tabular">{data === undefined ? "…" : number(data)}</strong>
        <span>{t(key, { count: data ?? 0 })}</span>
      </Link>
    </li>
  );
}
