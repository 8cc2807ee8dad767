/** Toggles a column; a new one comes last, and the last one stays. */
export function withColumn<Column extends string>(columns: readonly Column[], column: Column): readonly Column[] {
  if (!columns.includes(column)) return [...columns, column];
  return columns.length === 1 ? columns : columns.filter((otherColumn) => otherColumn !== column);
}

/** Known columns of stored data from another version or a manual edit; undefined for none. */
export function knownColumns<Column extends string>(
  stored: unknown,
  offered: readonly Column[],
): readonly Column[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const offeredStored = offered.filter((otherColumn) => stored.includes(otherColumn));
  const ordered = offeredStored.sort((a, b) => stored.indexOf(a) - stored.indexOf(b));
  return ordered.length > 0 ? ordered : undefined;
}
