import { Check } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES, type Language } from "../../src-rooms/catalog/languages.ts";
import { PACKS_PER_GAME_MAX } from "../../src-rooms/catalog/packs.ts";
import type { ErrorCode } from "../../src-rooms/protocol/codes.ts";
import { useErrorText } from "../i18n/errors.ts";
import { listPacks, type PackSummary } from "../packs/calls.ts";
import { useAccount } from "../session/account.ts";
import { ApiError } from "../session/request.ts";
import { Button } from "../ui/Button.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { offeredPacks } from "./offeredPacks.ts";
import styles from "./PackPicker.module.css";

interface PackPickerProps {
  /** Ids of packs the game takes along, in this order. */
  readonly chosen: readonly string[];
  /** Public packs are offered in the game's language. */
  readonly language: Language;
  readonly onChange: (chosen: string[]) => void;
}

type Answer = readonly PackSummary[] | { readonly code: ErrorCode };

/** Which packs a game plays with: the host's own and public ones, several at once. */
export default function PackPicker({ chosen, language, onChange }: PackPickerProps) {
  const { t } = useTranslation("packs");
  const errorText = useErrorText();
  const account = useAccount();
  const [answer, setAnswer] = useState<Answer>();
  const userId = "claims" in account ? account.claims.userId : undefined;

  const load = useCallback(async (): Promise<void> => {
    setAnswer(undefined);
    try {
      const [words, categories] = await Promise.all([listPacks("word"), listPacks("category")]);
      setAnswer([...words, ...categories]);
    } catch (error) {
      setAnswer({ code: error instanceof ApiError ? error.code : "internal" });
    }
  }, []);
  useEffect(() => {
    if (userId !== undefined) void load();
  }, [userId, load]);

  if (userId === undefined) return null;
  return (
    <fieldset className={styles["picker"]}>
      <legend className={styles["legend"]}>
        {t("picker.heading")}
        <span className={styles["count"]}>
          {chosen.length === 0 ? t("picker.house") : t("picker.chosen", { count: chosen.length })}
        </span>
      </legend>
      {answer === undefined && <Spinner />}
      {answer && "code" in answer && (
        <div role="alert">
          <p>{errorText(answer.code)}</p>
          <Button variant="quiet" onClick={() => void load()}>
            {t("picker.again")}
          </Button>
        </div>
      )}
      {answer && !("code" in answer) && (
        <Packs
          packs={offeredPacks(answer, { userId, language, chosen })}
          chosen={chosen}
          onChange={onChange}
        />
      )}
    </fieldset>
  );
}

interface PacksProps extends Pick<PackPickerProps, "chosen" | "onChange"> {
  readonly packs: readonly PackSummary[];
}

function Packs({ packs, chosen, onChange }: PacksProps) {
  const { t } = useTranslation("packs");
  if (packs.length === 0) return <p className={styles["none"]}>{t("picker.none")}</p>;
  const isFull = chosen.length >= PACKS_PER_GAME_MAX;
  return (
    <ul className={styles["packs"]}>
      {packs.map(({ id, name, language, entryCount }) => {
        const isChosen = chosen.includes(id);
        return (
          <li key={id}>
            <label className={styles["pack"]}>
              <span className={styles["box"]}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() =>
                    onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])
                  }
                />
                <Check aria-hidden="true" />
              </span>
              <span className={styles["name"]}>{name}</span>
              <span className={styles["facts"]}>
                {LANGUAGE_NAMES[language]} · {t("list.entries", { count: entryCount })}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
