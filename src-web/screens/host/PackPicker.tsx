import { Check } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { errorCodeOf } from "../../client/http/request.ts";
import { intlTag, LANGUAGE_NAMES, type Language } from "../../../src-shared/catalog/languages.ts";
import { PACKS_PER_GAME_MAX, type PackKind } from "../../../src-shared/catalog/packs.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { useAccount } from "../../client/auth/account.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { offeredPacks, type OfferedPack } from "./offeredPacks.ts";
import { packsToChoose } from "./packsToChoose.ts";
import styles from "./PackPicker.module.css";

interface PackPickerProps {
  /** Kinds of packs the game can use. */
  readonly kinds: readonly PackKind[];
  /** Ids of the packs the game uses, in this order. */
  readonly chosen: readonly string[];
  /** Public packs are offered in the game's language. */
  readonly language: Language;
  /** Resolves when the room has responded. */
  readonly onChange: (chosen: string[]) => Promise<unknown>;
}

type Answer = readonly OfferedPack[] | { readonly code: ErrorCode };

async function ask(kinds: readonly PackKind[], chosen: readonly string[]): Promise<Answer> {
  try {
    return await packsToChoose(kinds, chosen);
  } catch (error) {
    return { code: errorCodeOf(error) };
  }
}

/** Which packs a game plays with: the host's own and public ones, several at once. */
export default function PackPicker({ kinds, chosen, language, onChange }: PackPickerProps) {
  const { t } = useTranslation("packs");
  const account = useAccount();
  const [attempt, setAttempt] = useState(0);
  if (!("claims" in account)) return null;
  const { userId } = account.claims;
  return (
    <fieldset className={styles["picker"]}>
      <legend className={styles["legend"]}>
        {t("picker.heading")}
        <span className={styles["count"]}>
          {chosen.length === 0 ? t("picker.house") : t("picker.chosen", { count: chosen.length })}
        </span>
      </legend>
      <Loaded key={attempt} kinds={kinds} chosen={chosen} onAgain={() => setAttempt(attempt + 1)}>
        {(packs) => (
          <Packs
            packs={offeredPacks(packs, { userId, kinds, language, chosen })}
            chosen={chosen}
            onChange={onChange}
          />
        )}
      </Loaded>
    </fieldset>
  );
}

interface LoadedProps extends Pick<PackPickerProps, "kinds" | "chosen"> {
  readonly onAgain: () => void;
  readonly children: (packs: readonly OfferedPack[]) => ReactNode;
}

function Loaded({ kinds, chosen, onAgain, children }: LoadedProps) {
  const { t } = useTranslation("packs");
  const errorText = useErrorText();
  const [answer, setAnswer] = useState<Answer>();
  const [before] = useState(chosen);
  useEffect(() => {
    let isOver = false;
    void ask(kinds, before).then((next) => {
      if (!isOver) setAnswer(next);
    });
    return () => {
      isOver = true;
    };
  }, [kinds, before]);
  if (answer === undefined) return <Spinner />;
  if (!("code" in answer)) return children(answer);
  return (
    <div className={styles["failed"]} role="alert">
      <p>{errorText(answer.code)}</p>
      <Button variant="quiet" onClick={onAgain}>
        {t("picker.again")}
      </Button>
    </div>
  );
}

interface PacksProps extends Pick<PackPickerProps, "chosen" | "onChange"> {
  readonly packs: readonly OfferedPack[];
}

function Packs({ packs, chosen, onChange }: PacksProps) {
  const { t } = useTranslation("packs");
  // A second click may come before the room has responded to the first, so this holds what was requested
  // last. When no request is pending any more, the room's value counts.
  const asked = useRef<readonly string[]>(undefined);
  const open = useRef(0);
  const toggle = async (id: string) => {
    const before = asked.current ?? chosen;
    const next = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
    asked.current = next;
    open.current += 1;
    await onChange(next);
    open.current -= 1;
    if (open.current === 0) asked.current = undefined;
  };
  // A pack that was deleted, or one of another account, takes a place as well: it must be possible to untick it.
  const unseen = chosen.filter((id) => !packs.some((pack) => pack.id === id));
  if (packs.length + unseen.length === 0)
    return <p className={styles["none"]}>{t("picker.none")}</p>;
  const isFull = chosen.length >= PACKS_PER_GAME_MAX;
  return (
    <ul className={styles["packs"]}>
      {packs.map(({ id, name, language, entryCount }) => (
        <Row
          key={id}
          name={name}
          language={language}
          facts={`${LANGUAGE_NAMES[language]} · ${t("list.entries", { count: entryCount })}`}
          isChosen={chosen.includes(id)}
          isFull={isFull}
          onToggle={() => void toggle(id)}
        />
      ))}
      {unseen.map((id) => (
        <Row
          key={id}
          name={t("picker.unseen")}
          facts={t("picker.unseenWhy")}
          isChosen
          isFull={isFull}
          onToggle={() => void toggle(id)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly name: string;
  /** The name's language; undefined: the page's. */
  readonly language?: Language;
  readonly facts: string;
  readonly isChosen: boolean;
  readonly isFull: boolean;
  readonly onToggle: () => void;
}

function Row({ name, language, facts, isChosen, isFull, onToggle }: RowProps) {
  return (
    <li>
      <label className={styles["pack"]}>
        <span className={styles["box"]}>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={onToggle}
          />
          <Check aria-hidden="true" />
        </span>
        <span className={styles["name"]} lang={language && intlTag(language)}>
          {name}
        </span>
        <span className={styles["facts"]}>{facts}</span>
      </label>
    </li>
  );
}
