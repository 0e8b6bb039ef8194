import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { TableStore } from "./table_store";

export const TableContext = createContext<TableStore | null>(null);

export function useTable(): TableStore {
  const table = useContext(TableContext);
  if (!table) throw new Error("no TableContext around this component");
  return table;
}
