/** Tables in this page, as opposed to a server's, are recognised by their names. */

export const HERE = "here-";

export const isHere = (table: string): boolean => table.startsWith(HERE);

/** Games from files that somebody opened in this page. */
export const FILE = "file-";

export const isFile = (table: string): boolean => table.startsWith(FILE);

/** Whether these pages were built for web space without a Tana server. */
export const SITE = import.meta.env.MODE === "site";
