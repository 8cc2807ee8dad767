import { SortableLines } from '@pignon/shared/ui/sort';
import { useListWords } from '../messages';
import { withColumn } from './column-order';
import type { ChosenColumns } from './use-columns';
import './columns.css';

export interface ColumnsListProps<Column extends string> {
  chosen: ChosenColumns<Column>;
  /** Header of a column. */
  titleOf: (column: Column) => string;
}

function ColumnBox<Column extends string>({ chosen, titleOf, column }: ColumnsListProps<Column> & { column: Column }) {
  const { columns, setColumns } = chosen;
  const isShown = columns.includes(column);
  return (
    <label className="pg-columns-box">
      <input
        type="checkbox"
        checked={isShown}
        disabled={isShown && columns.length === 1}
        onChange={() => setColumns(withColumn(columns, column))}
      />
      {titleOf(column)}
    </label>
  );
}

/** Shown columns in order, movable by drag or buttons, and below them the hidden ones. */
export function ColumnsList<Column extends string>(props: ColumnsListProps<Column>) {
  const t = useListWords();
  const { set, columns, setColumns } = props.chosen;
  const hiddenColumns = set.offered.filter((column) => !columns.includes(column));
  const lines = columns.map((column) => ({
    id: column,
    name: props.titleOf(column),
    content: <ColumnBox {...props} column={column} />,
  }));
  return (
    <>
      <SortableLines
        lines={lines}
        onOrder={(ids) => setColumns(ids.flatMap((id) => set.offered.filter((column) => column === id)))}
      />
      {hiddenColumns.length > 0 && (
        <>
          <h3 className="pg-columns-others">{t('columns.others')}</h3>
          <ul className="pg-columns-lines">
            {hiddenColumns.map((column) => (
              <li key={column} className="pg-columns-line">
                <ColumnBox {...props} column={column} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
