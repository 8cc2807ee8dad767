import { useTranslation } from '@pignon/shared/i18n';
import { SortableLines } from '@pignon/shared/ui/sort';
import { TABLE_COLUMNS, type TableColumn } from '../list/list-state';
import { withColumn } from './column-order';
import styles from './columns.module.css';

interface ColumnsListProps {
  shown: readonly TableColumn[];
  onChange: (columns: readonly TableColumn[]) => void;
}

function ColumnBox({ column, shown, onChange }: ColumnsListProps & { column: TableColumn }) {
  const { t } = useTranslation('property');
  const isShown = shown.includes(column);
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={isShown}
        disabled={isShown && shown.length === 1}
        onChange={() => onChange(withColumn(shown, column))}
      />
      {t(`columns.${column}`)}
    </label>
  );
}

/** The columns that are shown, in their order, by hand or step by step; under them those to choose from. */
export function ColumnsList({ shown, onChange }: ColumnsListProps) {
  const { t } = useTranslation('property');
  const others = TABLE_COLUMNS.filter((column) => !shown.includes(column));
  const lines = shown.map((column) => ({
    id: column,
    name: t(`columns.${column}`),
    content: <ColumnBox column={column} shown={shown} onChange={onChange} />,
  }));
  return (
    <>
      <SortableLines
        lines={lines}
        onOrder={(ids) => onChange(ids.flatMap((id) => TABLE_COLUMNS.filter((column) => column === id)))}
      />
      {others.length > 0 && (
        <>
          <h3 className={styles.others}>{t('columns.others')}</h3>
          <ul className={styles.lines}>
            {others.map((column) => (
              <li key={column} className={styles.line}>
                <ColumnBox column={column} shown={shown} onChange={onChange} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
