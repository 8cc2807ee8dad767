import { useState, type ReactNode } from 'react';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import type { ImportOutcome } from '@pignon/shared/domain/contact/import/import.enums';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Email, MaskedValue, Pagination, Phone, Tag, type Tone } from '@pignon/shared/ui/core';
import { DataTable, type Column } from '@pignon/shared/ui/table';
import { headingKey } from '../heading-key';
import { ContactTypes } from '../contact-types';
import type { CheckedLine } from './import-lines';
import type { OutcomeTexts } from './outcome-texts';
import styles from './import.module.css';

const SIZE = 20;
const TONES: Readonly<Record<ImportOutcome, Tone>> = { CREATED: 'green', DOUBLE: 'amber', REFUSED: 'crimson' };

interface OutcomeTableProps {
  rows: readonly CheckedLine[];
  words: OutcomeTexts;
}

function columnsOf(t: (key: string) => string, { outcomeOf, reasonOf }: OutcomeTexts): Column<CheckedLine>[] {
  return [
    {
      key: 'line',
      title: t('import.line'),
      align: 'end',
      render: ({ outcome }) => (
        <>
          <span className={styles.phoneOnly}>{t('import.line')} </span>
          {formatNumber(outcome.line)}
        </>
      ),
    },
    {
      key: 'name',
      title: t('list.name'),
      primary: true,
      render: ({ read, outcome }) => {
        const name = <MaskedValue>{contactName(read.fields) || t('import.nameless')}</MaskedValue>;
        const created = outcome.outcome === 'CREATED' ? outcome.contactId : null;
        return created === null ? name : <Link to={paths.contact(created)}>{name}</Link>;
      },
    },
    {
      key: 'outcome',
      title: t('import.becomes'),
      render: ({ outcome }) => (
        <span className="pg-table-file-outcome">
          <Tag tone={TONES[outcome.outcome]}>{outcomeOf(outcome)}</Tag>
          <span className="pg-table-file-reason">{reasonOf(outcome)}</span>
          {outcome.outcome === 'DOUBLE' && outcome.contactId !== null && (
            <Link to={paths.contact(outcome.contactId)} target="_blank" rel="noreferrer">
              {t('import.seeContact')}
            </Link>
          )}
        </span>
      ),
    },
    {
      key: 'type',
      title: t(headingKey('contactType')),
      from: 960,
      render: ({ read }) => <ContactTypes types={read.fields.contactType} />,
    },
    {
      key: 'phone',
      title: t(headingKey('phone')),
      from: 600,
      render: ({ read: { fields } }) => fields.phone[0] && <Phone number={fields.phone[0].number} />,
    },
    {
      key: 'email',
      title: t(headingKey('email')),
      from: 960,
      // a refused value may be no valid address
      render: ({ read: { fields }, outcome }) =>
        fields.email &&
        (outcome.outcome === 'REFUSED' ? (
          <MaskedValue>{fields.email}</MaskedValue>
        ) : (
          <Email address={fields.email} className={styles.email} />
        )),
    },
    {
      key: 'city',
      title: t(headingKey('city')),
      from: 960,
      render: ({ read: { place } }) => [place?.postcode, place?.city].filter(Boolean).join(' '),
    },
  ];
}

/** Lists the outcome of lines, before or after the import, 20 per page. */
export function OutcomeTable({ rows, words }: OutcomeTableProps): ReactNode {
  const { t } = useTranslation('contact');
  const [page, setPage] = useState(0);
  const totalPages = Math.ceil(rows.length / SIZE);
  const number = Math.min(page, Math.max(0, totalPages - 1));
  if (rows.length === 0) return <p className={styles.soft}>{t('import.none')}</p>;
  return (
    <>
      <DataTable
        label={t('import.lines')}
        columns={columnsOf(t, words)}
        rows={rows.slice(number * SIZE, (number + 1) * SIZE)}
        rowKey={({ outcome }) => outcome.line}
      />
      {totalPages > 1 && (
        <Pagination page={{ number, size: SIZE, totalElements: rows.length, totalPages }} onPage={setPage} />
      )}
    </>
  );
}
