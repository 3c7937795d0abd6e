import { saveFile } from "../../../ui/hooks/saveFile.ts";

/** What became of a picture that was made for somebody. */
type HandedOver = "shared" | "saved" | "dropped";

/** Give somebody a file: to the device's own sharing where there is one, otherwise as a download. */
export async function handOver(blob: Blob, fileName: string): Promise<HandedOver> {
  const file = new File([blob], fileName, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return "shared";
    } catch (error) {
      // Closed without choosing anybody. Anything else: sharing does not work here, saving does.
      if (error instanceof DOMException && error.name === "AbortError") return "dropped";
    }
  }
  saveFile(blob, fileName);
  return "saved";
}

/** A name that every system takes as a file's: letters, digits and hyphens. */
export function fileNameOf(title: string, ending: "png" | "gif"): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();
  return `${plain || "hubbub"}.${ending}`;
}
