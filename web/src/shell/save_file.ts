/** Save a text as a file, through the browser's download. */
export function saveFile(name: string, content: string, type = "application/json"): void {
  saveBlob(name, new Blob([content], { type }));
}

/** Save a blob as a file, through the browser's download. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
