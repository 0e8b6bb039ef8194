/** Which tables are in this page, and not at a server: their names say so. */

export const HERE = "here-";

export const isHere = (table: string): boolean => table.startsWith(HERE);

/** Whether these pages were built to be served without a server of Tana's. */
export const SITE = import.meta.env.MODE === "site";
