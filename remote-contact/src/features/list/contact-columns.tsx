import type { Colleagues } from '@pignon/shared/api';
import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import {
  COLUMN_FIELDS,
  COLUMN_ORDER,
  isFieldColumn,
  type FieldColumn,
  type ShownColumn,
  type TableColumn,
} from '@pignon/shared/domain/contact/list/contact-columns';
import { Badge, DateText, Email, formatField, Phone } from '@pignon/shared/ui/core';
import { fieldColumn, type ChosenColumns } from '@pignon/shared/ui/list';
import type { Column } from '@pignon/shared/ui/table';
import { headingKey } from '../heading-key';
import { ContactName } from '../contact-name';
import { ContactStatusTag } from '../contact-status-tag';
import { ContactTypes } from '../contact-types';
import styles from './contact-list.module.css';

type Words = (key: string, values?: Record<string, unknown>) => string;

function Phones({ numbers, more }: { numbers: readonly string[]; more: string }) {
  const [main] = numbers;
  if (main === undefined) return null;
  return (
    <span className={styles.line}>
      <Phone number={main} />
      {numbers.length > 1 && (
        <span className={styles.soft} title={more}>
          +{numbers.length - 1}
        </span>
      )}
    </span>
  );
}

type Cell = Omit<Column<ContactSummary>, 'key' | 'title' | 'sort'>;

const cells = (t: Words, nameOf: Colleagues['nameOf']): Readonly<Record<ShownColumn, Cell>> => ({
  contactType: {
    render: (contact) => (
      <span className={styles.tags}>
        <ContactTypes types={contact.contactType} />
        <ContactStatusTag contact={contact} />
      </span>
    ),
  },
  phone: {
    render: ({ phones }) => <Phones numbers={phones} more={t('list.morePhones', { count: phones.length - 1 })} />,
  },
  email: {
    from: 960,
    render: ({ email }) => email && <Email address={email} className={styles.email} />,
  },
  postcode: { render: ({ postcode }) => <span className="pg-tabular">{postcode}</span> },
  city: { render: ({ city }) => city },
  criteriaCount: {
    align: 'end',
    from: 960,
    render: ({ criteriaCount }) =>
      criteriaCount > 0 && <Badge count={criteriaCount} label={t('list.criteriaCount', { count: criteriaCount })} />,
  },
  negotiator: {
    from: 960,
    render: ({ negotiator }) => negotiator && <span className={styles.soft}>{nameOf(negotiator)}</span>,
  },
  nextFollowUp: {
    from: 1280,
    render: ({ nextFollowUp }) => nextFollowUp && <DateText iso={nextFollowUp} />,
  },
  createdTime: { align: 'end', labelled: true, render: ({ createdTime }) => <DateText iso={createdTime} /> },
  modifiedTime: {
    align: 'end',
    from: 600,
    render: ({ modifiedTime }) => <DateText iso={modifiedTime} as="relative" />,
  },
});

/** The column of a field of the catalogue. */
function columnOf(column: FieldColumn) {
  const { field } = COLUMN_FIELDS[column];
  return fieldColumn({ column, field, textOf: (value) => formatField(field, String(value)) });
}

/** Removes the minimum window width of the default columns: a column chosen by the user is always shown. */
const cellOf = ({ from: _, ...cell }: Cell): Cell => cell;

/** Columns of the contact list, the name first; those with a sort are sortable by the API. */
export function contactColumns(
  { columns, atDefault }: Pick<ChosenColumns<TableColumn>, 'atDefault' | 'columns'>,
  t: Words,
  nameOf: Colleagues['nameOf'],
): Column<ContactSummary>[] {
  const ownCells = cells(t, nameOf);
  const name: Column<ContactSummary> = {
    key: 'name',
    title: t('list.name'),
    primary: true,
    sort: 'lastName',
    render: (contact) => <ContactName contact={contact} />,
  };
  const column = (key: TableColumn): Column<ContactSummary> => ({
    key,
    title: t(headingKey(key)),
    sort: COLUMN_ORDER[key],
    ...(isFieldColumn(key) ? columnOf(key) : atDefault ? ownCells[key] : cellOf(ownCells[key])),
  });
  return [name, ...columns.map(column)];
}
