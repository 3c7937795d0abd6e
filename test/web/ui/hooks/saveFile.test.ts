import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveFile } from "../../../../src-web/ui/hooks/saveFile.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a file stays readable for a while after the click that saves it, and is released then", () => {
  const given = vi.spyOn(URL, "revokeObjectURL");
  const link = { href: "", download: "", click: vi.fn() };
  vi.stubGlobal("document", { createElement: () => link });
  saveFile(new Blob(["{}"]), "hubbub.json");
  expect(link.click).toHaveBeenCalledOnce();
  expect(link.download).toBe("hubbub.json");
  expect(given).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(given).toHaveBeenCalledExactlyOnceWith(link.href);
});
