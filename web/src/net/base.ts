/** Where these pages are: below any path, at a screen of any depth, in a page and in its workers. */

/** Built files lie in a folder of their own, one below the first page. */
function findBase(file: string): URL {
  if (import.meta.env.PROD) return new URL("../", file);
  return new URL(import.meta.env.BASE_URL, typeof document === "undefined" ? location.href : document.baseURI);
}

/** The address of the pages; ends with a slash. */
export const BASE = findBase(import.meta.url).href;

/** Its path alone; ends with a slash. */
export const BASE_PATH = new URL(BASE).pathname;

/** The path of something at the server, given its path at a server with a host of its own. */
export const below = (path: string): string => BASE_PATH + path.slice(1);

/** The address of a page for others, given its path at a server with a host of its own. */
export const addressOf = (path: string): string => new URL(path.slice(1), BASE).href;
