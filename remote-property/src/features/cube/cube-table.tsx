import { memo, useMemo, useState } from 'react';
import type { Cube } from '@pignon/shared/domain/property/analysis/analysis.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Button, classNames } from '@pignon/shared/ui/core';
import { headingKey } from '../heading-key';
import { bucketLabel } from '../list/bucket-label';
import { filtersFromDto } from '../list/address/filters-from-dto';
import type { PropertyListControls } from '../list/use-property-list';
import { shadesOf, writeMeasure } from './cube-figures';
import { moveInGrid } from './grid-keys';
import styles from './cube.module.css';

/** Maximum rows and columns shown at first. */
const FIRST_ROWS = 60;
const FIRST_COLUMNS = 24;

interface Cell {
  key: string;
  text: string;
  /** Accessible text, also shown on hover. */
  words: string;
  to: string;
  shade: number;
}

type CubeTotal = Cube['total'];

interface CellSource {
  key: string;
  /** Absent where there is no such property. */
  found: CubeTotal | undefined;
  /** Row and column, for the accessible text. */
  names: string;
  isShaded: boolean;
}

interface Line {
  key: string;
  label: string;
  cells: readonly CellSource[];
}

/** All rows and columns in table order; the last of both are totals. */
function useLines(cube: Cube, list: PropertyListControls): { heads: string[]; lines: Line[] } {
  const { t } = useTranslation('property');
  return useMemo(() => {
    const { rows, columns } = list.cube;
    const label = (facet: typeof rows, one: Cube['rows'][number]) =>
      bucketLabel(facet, one, list.filters.transactionType, t);
    const total = t('cube.total');
    const at = new Map(cube.cells.map((cell) => [`${cell.row} ${cell.column}`, cell]));
    const heads = cube.columns.map((column) => label(columns, column));
    const body = cube.rows.map((row): Line => {
      const name = label(rows, row);
      const cells = cube.columns.map((column, index) => ({
        key: column.key,
        found: at.get(`${row.key} ${column.key}`),
        names: `${name}, ${heads[index] ?? ''}`,
        isShaded: true,
      }));
      const sum = { key: 'total', found: row, names: `${name}, ${total}`, isShaded: false };
      return { key: row.key, label: name, cells: [...cells, sum] };
    });
    const sums = cube.columns.map((column, index) => ({
      key: column.key,
      found: column,
      names: `${heads[index] ?? ''}, ${total}`,
      isShaded: false,
    }));
    const grandTotal = { key: 'total', found: cube.total, names: total, isShaded: false };
    return { heads, lines: [...body, { key: 'total', label: total, cells: [...sums, grandTotal] }] };
  }, [cube, list, t]);
}

/** Texts and address of a cell, made when its row is drawn. */
function useCellOf(cube: Cube, list: PropertyListControls): (source: CellSource) => Cell | undefined {
  const { t } = useTranslation('property');
  return useMemo(() => {
    const { measure } = list.cube;
    const shade = shadesOf(
      measure,
      cube.cells.map(({ value }) => value),
    );
    return ({ key, found, names, isShaded }) => {
      if (!found) return undefined;
      const filters = filtersFromDto(found.dto);
      const { transactionType = list.filters.transactionType } = filters;
      const text = found.value === null ? '—' : writeMeasure(measure, found.value, transactionType);
      const words = t(`cube.cell.${measure === 'count' ? 'count' : 'measured'}`, {
        names,
        text,
        properties: t('cube.properties', { count: found.count }),
      });
      return { key, text, words, to: list.listOf(filters), shade: isShaded ? shade(found.value) : 0 };
    };
  }, [cube, list, t]);
}

interface RowProps {
  line: Line;
  cellOf: (source: CellSource) => Cell | undefined;
  isTotal: boolean;
  /** Columns drawn before the total. */
  columns: number;
  /** Cell with the tab stop, when it is in this row. */
  stop: string | null;
  onFocusCell: (line: string, cell: string) => void;
}

const Row = memo(function Row({ line, cellOf, isTotal, columns, stop, onFocusCell }: RowProps) {
  const visibleCells = useMemo(
    () => [...line.cells.slice(0, columns), ...line.cells.slice(-1)].map(cellOf),
    [line, columns, cellOf],
  );
  return (
    <tr className={isTotal ? styles.totals : undefined}>
      <th scope="row">{line.label}</th>
      {visibleCells.map((cell, index) => (
        <td
          key={index}
          data-shade={cell?.shade}
          className={index === visibleCells.length - 1 ? styles.total : undefined}
        >
          {cell && (
            <Link
              to={cell.to}
              tabIndex={cell.key === stop ? 0 : -1}
              aria-label={cell.words}
              title={cell.words}
              onFocus={() => onFocusCell(line.key, cell.key)}
            >
              {cell.text}
            </Link>
          )}
        </td>
      ))}
    </tr>
  );
});

/** The portfolio as a pivot table: each figure links to its properties; arrow keys move between them. */
export function CubeTable({ cube, list, stale }: { cube: Cube; list: PropertyListControls; stale: boolean }) {
  const { t } = useTranslation('property');
  const [all, setAll] = useState(false);
  const [focused, setFocused] = useState({ line: '', cell: '' });
  const { heads, lines } = useLines(cube, list);
  const cellOf = useCellOf(cube, list);
  const columns = all ? heads.length : Math.min(FIRST_COLUMNS, heads.length);
  const totalLine = lines.at(-1);
  const visibleCells = all ? lines : [...lines.slice(0, -1).slice(0, FIRST_ROWS), ...(totalLine ? [totalLine] : [])];
  const isFocusDrawn = visibleCells
    .find(({ key }) => key === focused.line)
    ?.cells.some(({ key, found }) => found && key === focused.cell);
  const first = visibleCells[0];
  const stop = isFocusDrawn
    ? focused
    : { line: first?.key ?? '', cell: first?.cells.find(({ found }) => found)?.key ?? '' };
  const [onFocusCell] = useState(() => (line: string, cell: string) => setFocused({ line, cell }));
  return (
    <>
      <div className={classNames(styles.box, stale && styles.stale)} aria-busy={stale || undefined}>
        <table className={styles.cube} role="grid" aria-label={t('cube.label')} onKeyDown={moveInGrid}>
          <thead>
            <tr>
              <th scope="col">
                {t(headingKey(list.cube.rows))} <span aria-hidden>↓</span> {t(headingKey(list.cube.columns))}{' '}
                <span aria-hidden>→</span>
              </th>
              {heads.slice(0, columns).map((head, index) => (
                <th key={cube.columns[index]?.key} scope="col">
                  {head}
                </th>
              ))}
              <th scope="col" className={styles.total}>
                {t('cube.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {visibleCells.map((line) => (
              <Row
                key={line.key}
                line={line}
                cellOf={cellOf}
                isTotal={line === totalLine}
                columns={columns}
                stop={line.key === stop.line ? stop.cell : null}
                onFocusCell={onFocusCell}
              />
            ))}
          </tbody>
        </table>
      </div>
      {!all && (lines.length - 1 > FIRST_ROWS || heads.length > FIRST_COLUMNS) && (
        <p className={styles.more}>
          {t('cube.cut', {
            rows: visibleCells.length - 1,
            allRows: lines.length - 1,
            columns,
            allColumns: heads.length,
          })}
          <Button type="link" size="small" onClick={() => setAll(true)}>
            {t('cube.showAll')}
          </Button>
        </p>
      )}
    </>
  );
}
