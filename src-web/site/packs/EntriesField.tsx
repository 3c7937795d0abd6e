import { FileUp } from "lucide-react";
import {
  useId,
  useImperativeHandle,
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type Ref,
} from "react";
import { useTranslation } from "react-i18next";
import { intlTag, type Language } from "../../../src-shared/catalog/languages.ts";
import { PACK_ENTRIES_MAX, PACK_ENTRY_LENGTH_MAX } from "../../../src-shared/catalog/packs.ts";
import { TextAreaField } from "../../ui/forms/TextAreaField.tsx";
import { useFormats } from "../../i18n/format.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { useAnnouncement } from "../../ui/feedback/useAnnouncement.ts";
import { buttonClass } from "../../ui/controls/Button.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import type { FieldHandle } from "../../ui/forms/useFieldHandle.ts";
import { pastedEntries } from "./csv.ts";
import { lineRange, withoutDoubles, type CheckedEntries } from "./entries.ts";
import { ENTRY_FILES, readEntriesFile, ROWS_MAX } from "./readFile.ts";
import styles from "./packs.module.css";

/** Faults that are listed one by one; more would only clutter the form. */
const SPELT_OUT = 8;
/** Characters of an entry that are enough to recognise it. */
const SHOWN_LENGTH = 40;

function shortened(entry: string): string {
  const letters = Array.from(entry);
  return letters.length > SHOWN_LENGTH ? `${letters.slice(0, SHOWN_LENGTH).join("")}…` : entry;
}

interface EntriesFieldProps {
  readonly label: string;
  readonly hint: string;
  /** The language of the entries. */
  readonly language: Language;
  readonly value: string;
  readonly checked: CheckedEntries;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
  readonly onBlur: () => void;
  readonly ref: Ref<FieldHandle>;
}

/**
 * Field for entries, one per line: typed, pasted or read from a file. The faults are listed below, each with
 * its line.
 */
export function EntriesField(props: EntriesFieldProps) {
  const { label, hint, language, value, checked, onChange, error, onBlur, ref } = props;
  const { t } = useTranslation("packs");
  const { number } = useFormats();
  const fileId = useId();
  const field = useRef<FieldHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    fail: () => field.current?.fail(),
    focus: () => field.current?.focus(),
  }));
  const { entries, faults, isTooMany } = checked;
  const doubles = faults.filter(({ kind }) => kind === "double").length;
  const faultsText = faults.length > 0 ? t("editor.faults", { count: faults.length }) : "";
  useAnnouncement(faultsText);

  const goTo = (line: number) => {
    const area = frame.current?.querySelector("textarea");
    if (!area) return;
    area.focus();
    area.setSelectionRange(...lineRange(value, line));
    // Browsers scroll to the cursor when the user types, not when a script moves it.
    const lineHeight = Number.parseFloat(getComputedStyle(area).lineHeight);
    area.scrollTop = Math.max(0, (line - 3) * lineHeight);
  };

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const found = pastedEntries(event.clipboardData.getData("text/plain"));
    if (found === undefined) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    // The pasted entries get lines of their own, wherever the cursor is.
    const before = value.slice(0, selectionStart).replace(/[^\n]$/u, "$&\n");
    const after = value.slice(selectionEnd).replace(/^[^\n]/u, "\n$&");
    onChange(before + found + after);
    toast(t("editor.pasted"), "good");
  };

  const take = async (file: File) => {
    const read = await readEntriesFile(file);
    if ("fault" in read) return toast(t(`editor.${read.fault}`, { rows: number(ROWS_MAX) }), "bad");
    // The user may have typed while the file was being read.
    const before = frame.current?.querySelector("textarea")?.value ?? value;
    onChange([before.trimEnd(), read.entries].filter(Boolean).join("\n"));
    return toast(t("editor.fileRead", { name: file.name }), "good");
  };

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void take(file);
    target.value = "";
  };

  const drop = (event: DragEvent<HTMLDivElement>) => {
    const [file] = event.dataTransfer.files;
    // Dropped text is left to the browser, which inserts it where it is dropped.
    if (!file) return;
    event.preventDefault();
    void take(file);
  };

  return (
    <div className={styles["entries"]} ref={frame} onDrop={drop}>
      <TextAreaField
        ref={field}
        label={label}
        hint={hint}
        error={error}
        name="entries"
        lang={intlTag(language)}
        rows={12}
        autoComplete="off"
        required
        value={value}
        onBlur={onBlur}
        onPaste={paste}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={styles["below"]}>
        <p className={cx(styles["count"], isTooMany && styles["bad"], "tabular")} role="status">
          {t("editor.count", { count: entries.length, max: number(PACK_ENTRIES_MAX) })}
        </p>
        <label className={buttonClass({ variant: "quiet" })} htmlFor={fileId}>
          <FileUp aria-hidden="true" />
          {t("editor.file")}
        </label>
        <input
          id={fileId}
          className={styles["file"]}
          type="file"
          accept={ENTRY_FILES}
          onChange={choose}
        />
      </div>
      {faults.length > 0 && (
        <div className={styles["faults"]}>
          <p className={styles["bad"]}>{faultsText}</p>
          <ul>
            {faults.slice(0, SPELT_OUT).map((fault) => (
              <li key={fault.line}>
                <button type="button" className={styles["fault"]} onClick={() => goTo(fault.line)}>
                  <b>{t("editor.line", { line: fault.line })}</b>
                  {fault.kind === "double"
                    ? t("editor.double", { entry: shortened(fault.entry), line: fault.first })
                    : t("editor.tooLong", {
                        entry: shortened(fault.entry),
                        length: PACK_ENTRY_LENGTH_MAX,
                      })}
                </button>
              </li>
            ))}
          </ul>
          {doubles > 0 && (
            <button
              type="button"
              className={styles["aside"]}
              onClick={() => onChange(withoutDoubles(value))}
            >
              {t("editor.dropDoubles", { count: doubles })}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
