import { useLayoutEffect, type RefObject } from "react";

/** Say again what stands in a field, as if it had just been put there. */
function retell(field: Element): void {
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    if (field.checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    return field.click();
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { value } = field;
  if (value === field.defaultValue) return;
  // React remembers the last value that it knows of, and hears of no change to the same one: have it know
  // another, and put the value back past it.
  field.value = "";
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function retellAll(form: HTMLFormElement): void {
  for (const field of form.elements) retell(field);
  if (!("sent" in form.dataset)) return;
  delete form.dataset["sent"];
  // After what was written has reached the form.
  setTimeout(() => form.requestSubmit());
}

/**
 * What somebody wrote into a form that the build wrote out, before the page listened, counts once it does; so
 * does that they sent it (`scripts/wake-page.js` holds it back until then).
 */
export function useEarlyWriting(form: RefObject<HTMLFormElement | null>): void {
  // Before anything is drawn anew: that would empty the fields.
  useLayoutEffect(() => {
    if (form.current) retellAll(form.current);
  }, [form]);
}
