import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Partial<Record<string, readonly [rows: number, cells: number]>>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const linkAt = (cell: Element | undefined) => cell?.querySelector('a') ?? undefined;

/** Next cell in a direction with a link; skips empty ones. */
function nextLink(cell: HTMLTableCellElement, [rows, cells]: readonly [number, number]): HTMLElement | undefined {
  const table = cell.closest('table');
  let [row, column] = [(cell.parentElement as HTMLTableRowElement).rowIndex + rows, cell.cellIndex + cells];
  for (let at = table?.rows[row]?.cells[column]; at; at = table?.rows[row]?.cells[column]) {
    const link = linkAt(at);
    if (link) return link;
    [row, column] = [row + rows, column + cells];
  }
  return undefined;
}

/** Moves through a table of links by arrow keys; Home and End jump within the row. */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const cell = (event.target as HTMLElement).closest('td');
  if (!cell || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const step = STEPS[event.key];
  const row = [...(cell.parentElement?.querySelectorAll('a') ?? [])];
  const next =
    event.key === 'Home' ? row[0] : event.key === 'End' ? row.at(-1) : step ? nextLink(cell, step) : undefined;
  if (step || next) event.preventDefault();
  // keeps the page's own arrow keys out of the grid
  if (step || next) event.stopPropagation();
  next?.focus();
}
