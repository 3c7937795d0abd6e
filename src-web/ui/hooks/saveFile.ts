/** Safari reads what it saves only after the click: until then its address must lead somewhere, ms. */
const READ_WITHIN_MS = 10_000;

/** Hand the browser a file to save. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}
