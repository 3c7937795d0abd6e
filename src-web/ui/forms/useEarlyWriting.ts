import { useLayoutEffect, type RefObject } from "react";

/** Dispatches a field's current value again, as if it had just been entered. */
function retell(field: Element): void {
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    if (field.checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    return field.click();
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { value } = field;
  if (value === field.defaultValue) return;
  // React ignores an event whose value is the last one that it knows of: set another value, then restore this
  // one with the native setter, past React.
  field.value = "";
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function retellAll(form: HTMLFormElement): void {
  for (const field of form.elements) retell(field);
  if (!("sent" in form.dataset)) return;
  delete form.dataset["sent"];
  // After the values have reached the form's state.
  setTimeout(() => form.requestSubmit());
}

/**
 * Makes input count that was entered into a prerendered form before hydration. A submit before then is
 * repeated as well (`scripts/wake-page.js` has held it back).
 */
export function useEarlyWriting(form: RefObject<HTMLFormElement | null>): void {
  // Before the next render, which would empty the fields.
  useLayoutEffect(() => {
    if (form.current) retellAll(form.current);
  }, [form]);
}
