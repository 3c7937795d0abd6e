/** Safari reads the file only after the click, so its address has to stay valid for this long, ms. */
const READ_WITHIN_MS = 10_000;

/** Lets the browser download a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}
