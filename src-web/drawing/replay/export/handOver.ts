import { saveFile } from "../../../ui/hooks/saveFile.ts";

/** What happened to a picture that was made for the user. */
type HandedOver = "shared" | "saved" | "dropped";

/** Gives the user a file: through the device's share dialog if there is one, otherwise as a download. */
export async function handOver(blob: Blob, fileName: string): Promise<HandedOver> {
  const file = new File([blob], fileName, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return "shared";
    } catch (error) {
      // The user closed the dialog. Any other error means that sharing does not work here, but saving does.
      if (error instanceof DOMException && error.name === "AbortError") return "dropped";
    }
  }
  saveFile(blob, fileName);
  return "saved";
}

/** A file name that is valid on every system: letters, digits and hyphens. */
export function fileNameOf(title: string, ending: "png" | "gif"): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();
  return `${plain || "hubbub"}.${ending}`;
}
