import type { Colleagues } from '@pignon/shared/api';
import { COLUMN_ORDER, isPrivateColumn, type TableColumn } from '@pignon/shared/domain/mandate/list/mandate-columns';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { registerNumberText } from '@pignon/shared/domain/mandate/register-number';
import { DateText, MandateStatusTag, MandateTypeTag } from '@pignon/shared/ui/core';
import type { ChosenColumns } from '@pignon/shared/ui/list';
import type { Column } from '@pignon/shared/ui/table';
import { headingKey } from '../field-labels';
import { MandateClockCell } from '../clock/mandate-clock';
import { MandatePrice } from '../mandate-price';
import { Principals } from '../principals';
import { EndDate } from '../mandate-term';
import styles from '../mandate.module.css';

type Words = (key: string, values?: Record<string, unknown>) => string;
type Cell = Omit<Column<MandateSummary>, 'key' | 'title' | 'sort'>;

/** A column with a date, aligned like numbers. */
const dayCell = (read: (mandate: MandateSummary) => MandateSummary['registerDate']): Cell => ({
  align: 'end',
  labelled: true,
  render: (mandate) => <DateText iso={read(mandate)} />,
});

const cells = (t: Words, nameOf: Colleagues['nameOf']): Readonly<Record<TableColumn, Cell>> => ({
  registerNumber: {
    labelled: true,
    width: 92,
    render: ({ register, registerNumber }) =>
      registerNumber === null ? (
        <span className={styles.soft}>{t('list.unregistered')}</span>
      ) : (
        registerNumberText(register, registerNumber)
      ),
  },
  type: { labelled: true, render: ({ type }) => <MandateTypeTag type={type} /> },
  transactionType: { labelled: true, render: ({ transactionType }) => t(`transactionType.${transactionType}`) },
  status: {
    labelled: true,
    render: ({ status, transactionType }) => <MandateStatusTag status={status} transaction={transactionType} />,
  },
  principals: { labelled: true, render: (mandate) => <Principals mandate={mandate} /> },
  startDate: dayCell(({ startDate }) => startDate),
  clock: { labelled: true, render: (mandate) => <MandateClockCell mandate={mandate} /> },
  irrevocableUntil: dayCell(({ irrevocableUntil }) => irrevocableUntil),
  withdrawalUntil: dayCell(({ withdrawalUntil }) => withdrawalUntil),
  noticeEnd: { align: 'end', labelled: true, render: ({ noticeEnd }) => <EndDate iso={noticeEnd} /> },
  renews: { labelled: true, render: ({ renews }) => t(renews ? 'terms.yes' : 'terms.no') },
  price: { align: 'end', labelled: true, render: (mandate) => <MandatePrice mandate={mandate} /> },
  negotiators: {
    from: 1280,
    labelled: true,
    render: ({ negotiators }) => (
      <span className={styles.stack}>
        {negotiators.map((email) => (
          <span key={email}>{nameOf(email)}</span>
        ))}
      </span>
    ),
  },
  registerDate: dayCell(({ registerDate }) => registerDate),
  createdTime: dayCell(({ createdTime }) => createdTime),
  modifiedTime: {
    align: 'end',
    labelled: true,
    render: ({ modifiedTime }) => <DateText iso={modifiedTime} as="relative" />,
  },
});

/** Removes the minimum window width of the default columns: a column chosen by the user is always shown. */
const cellOf = ({ from: _, ...cell }: Cell): Cell => cell;

/**
 * Columns of the mandate list, the property first; those with a sort are sortable by the API. `masked` omits private
 * ones.
 */
export function mandateColumns(
  { columns, atDefault }: Pick<ChosenColumns<TableColumn>, 'atDefault' | 'columns'>,
  t: Words,
  nameOf: Colleagues['nameOf'],
  masked: boolean,
): Column<MandateSummary>[] {
  const ownCells = cells(t, nameOf);
  const property: Column<MandateSummary> = {
    key: 'property',
    title: t('field.propertyRef'),
    primary: true,
    render: ({ propertyTitle, propertyRef, city }) => (
      <span className={styles.stack}>
        <span className={styles.title} title={propertyTitle}>
          {propertyTitle || propertyRef}
        </span>
        <span className={styles.soft}>{[city, propertyRef].filter(Boolean).join(' · ')}</span>
      </span>
    ),
  };
  const column = (key: TableColumn): Column<MandateSummary> => ({
    key,
    title: t(headingKey(key)),
    sort: masked && isPrivateColumn(key) ? undefined : COLUMN_ORDER[key],
    ...(atDefault ? ownCells[key] : cellOf(ownCells[key])),
  });
  return [property, ...columns.map(column)];
}
