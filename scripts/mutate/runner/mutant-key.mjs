/** Tells mutants of one repository from each other. Lines and columns count from 0. */
export const keyOf = ({ fileName, location: { start, end }, mutatorName, replacement }) =>
  JSON.stringify([fileName, start.line, start.column, end.line, end.column, mutatorName, replacement]);
