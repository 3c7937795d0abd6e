import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorCodeOf } from "../../client/http/request.ts";
import { removeKeepsake } from "../../client/api/profile.ts";
import type { WholeGame } from "../../../src-shared/api/profile.ts";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import { ConfirmDialog } from "../../ui/controls/ConfirmDialog.tsx";
import { useErrorText } from "../../i18n/errors.ts";
import { gameParts } from "../../games/parts.ts";
import type { KeepsakePerson, KeepsakeProps } from "../../game-kit/gameParts.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import gameStyles from "./playedGames.module.css";
import styles from "./profile.module.css";

interface KeepsakesProps {
  readonly userId: string;
  readonly game: WholeGame;
}

/** The keepsakes of a game, drawn by the game itself. Users can remove their own, for everybody. */
export function Keepsakes({ userId, game }: KeepsakesProps) {
  const { t } = useTranslation("profile");
  const errorText = useErrorText();
  const client = useQueryClient();
  const [asking, setAsking] = useState<string>();
  const removing = useMutation({
    mutationFn: (keepsakeId: string) => removeKeepsake(userId, game.gameId, keepsakeId),
    onSuccess: (_gone, keepsakeId) => {
      client.setQueryData<WholeGame>(
        ["game", userId, game.gameId],
        (known) =>
          known && { ...known, keepsakes: known.keepsakes.filter(({ id }) => id !== keepsakeId) },
      );
      toast(t("keepsake.removed"), "good");
    },
    onError: (error) => toast(errorText(errorCodeOf(error)), "bad"),
  });

  const Keepsake = gameParts(game.gameType)?.Keepsake;
  if (!Keepsake || game.keepsakes.length === 0) return null;
  const people: KeepsakeProps["people"] = Object.fromEntries(
    game.players.map(({ playerId: id, alias, avatarSrc, hexColor }): [number, KeepsakePerson] => [
      playerId(id),
      { alias, avatarSrc, hexColor },
    ]),
  );
  return (
    <section className={gameStyles["keepsakes"]} aria-labelledby="keepsakes">
      <h3 id="keepsakes" className={styles["heading"]}>
        {t("keepsake.heading")}
      </h3>
      <ul className={gameStyles["pinboard"]}>
        {game.keepsakes.map(({ isYours, ...keepsake }) => (
          <li key={keepsake.id} className={gameStyles["pinned"]}>
            <Suspense fallback={<Spinner />}>
              <Keepsake keepsake={keepsake} people={people} />
            </Suspense>
            {isYours && (
              <div className={gameStyles["remove"]}>
                <Button
                  variant="quiet"
                  icon={<Trash2 />}
                  disabled={removing.isPending}
                  lockMs={300}
                  onClick={() => setAsking(keepsake.id)}
                >
                  {t("keepsake.remove")}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== undefined}
        title={t("keepsake.title")}
        text={t("keepsake.text")}
        action={t("keepsake.remove")}
        onClose={() => setAsking(undefined)}
        onConfirm={() => asking !== undefined && removing.mutate(asking)}
      />
    </section>
  );
}
