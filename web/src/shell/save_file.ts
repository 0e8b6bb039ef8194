/** Let the browser save a text as a file. */
export function saveFile(name: string, content: string, type = "application/json"): void {
  saveBlob(name, new Blob([content], { type }));
}

/** Let the browser save a file. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
