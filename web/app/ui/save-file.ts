/** Some browsers read a large file only after the press is over. */
const readAfterMs = 60_000;

/** Hands a file to the browser to keep. */
export function saveFile({ name, blob }: { name: string; blob: Blob }): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readAfterMs);
}
