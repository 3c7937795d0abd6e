import { EyeOff, Lock, Pencil } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/errors.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { StillThinking } from "../../game-kit/StillThinking.tsx";
import { cutTo } from "../../game-kit/characters.ts";
import { useKeyboardOpen } from "../../ui/hooks/useKeyboardOpen.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { Field } from "../../ui/forms/Field.tsx";
import type { FieldHandle } from "../../ui/forms/useFieldHandle.ts";
import { WORD_LENGTH_MAX } from "../../../src-shared/catalog/games/sync-think.ts";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { useSync } from "./controller.ts";
import { CueWords } from "./CueWords.tsx";
import { Stakes } from "./Stakes.tsx";
import styles from "./ThinkTask.module.css";
import { UsedWords } from "./UsedWords.tsx";
import { useWord, type WordInput } from "./useWord.ts";
import { WhoIsIn } from "./WhoIsIn.tsx";
import { fitted } from "./words.ts";

/** One word, and a button to lock it. Both are above the area that a keyboard covers. */
export function ThinkTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("sync-think");
  const sync = useSync();
  const lang = useGameLang();
  const word = useWord();
  const isTyping = useKeyboardOpen();
  const isLocked = word.locked !== undefined;
  return (
    <div className={cx(styles["task"], isTyping && styles["typing"], withStage && styles["below"])}>
      <StageTitle text={isLocked ? t("think.lockedTitle") : t("think.phoneTitle")} />
      {sync && (!withStage || isTyping) && (
        <div className={styles["cue"]}>
          <CueWords cue={sync.cue} lang={lang} languages={sync.cueLanguages} size="small" />
        </div>
      )}
      {word.locked === undefined ? <WordForm word={word} /> : <LockedWord word={word} />}
      {!isTyping && (
        <div className={styles["foot"]}>
          <Stakes />
          {!(withStage && isLocked) && <WhoIsIn />}
          {isLocked ? <ReactionButtons /> : <UsedWords />}
        </div>
      )}
    </div>
  );
}

function WordForm({ word }: { readonly word: WordInput }) {
  const { t } = useTranslation("sync-think");
  const errorText = useErrorText();
  const lang = useGameLang();
  const field = useRef<FieldHandle>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (word.error) field.current?.fail();
  }, [word.error]);
  const error = () => {
    if (word.used !== undefined) return t("think.used", { word: word.used });
    return word.error && errorText(word.error);
  };
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (word.canSend) word.send();
        else field.current?.fail();
      }}
    >
      <Field
        ref={field}
        label={t("think.label")}
        placeholder={t("think.placeholder")}
        hint={t("think.hint")}
        error={error()}
        value={word.draft}
        lang={lang}
        capitals
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        onChange={({ target }) => word.write(cutTo(target.value, WORD_LENGTH_MAX, word.draft))}
      />
      <Button
        type="submit"
        size="big"
        wide
        icon={<Lock />}
        busy={word.busy}
        disabled={!word.canSend}
        lockMs={300}
      >
        {t("think.lock")}
      </Button>
    </form>
  );
}

function LockedWord({ word }: { readonly word: WordInput }) {
  const { t } = useTranslation("sync-think");
  const lang = useGameLang();
  const text = word.locked ?? "";
  return (
    <div className={cx(styles["form"], styles["lockedForm"])}>
      <p className={styles["mine"]} style={fitted(text)}>
        <Lock aria-hidden="true" />
        <span className="visually-hidden">{t("think.mine")}</span>
        <b lang={lang}>{text}</b>
      </p>
      {word.isHidden && (
        <p className={styles["hidden"]}>
          <EyeOff aria-hidden="true" />
          {t("think.hidden")}
        </p>
      )}
      <StillThinking title={t("think.done")} />
      <Button variant="quiet" wide icon={<Pencil />} onClick={word.change} lockMs={300}>
        {t("think.change")}
      </Button>
    </div>
  );
}
