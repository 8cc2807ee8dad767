import { registerNumberText } from '@pignon/shared/domain/mandate/register-number';
import type { RegisterLine } from '@pignon/shared/domain/mandate/register.schema';
import { cutContactName } from '@pignon/shared/domain/contact/contact-name';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { Link } from '@pignon/shared/router';
import { DateText, MandateStatusTag, MandateTypeTag, MaskedValue, Tag } from '@pignon/shared/ui/core';
import type { Column } from '@pignon/shared/ui/table';
import { MandatePrice } from '../mandate-price';
import { EndDate } from '../mandate-term';
import styles from '../mandate.module.css';
import registerStyles from './register.module.css';

type Words = (key: string, values?: Record<string, unknown>) => string;

/** Columns of the register, in the order of the printed one. */
export function registerColumns(t: Words): Column<RegisterLine>[] {
  return [
    {
      key: 'number',
      title: t('field.registerNumber.short'),
      sort: 'registerNumber',
      primary: true,
      width: 92,
      render: ({ register, registerNumber, cancelled }) => (
        <span className={cancelled ? registerStyles.cancelled : undefined}>
          {registerNumberText(register, registerNumber)}
        </span>
      ),
    },
    {
      key: 'date',
      title: t('field.registerDate.short'),
      labelled: true,
      width: 108,
      render: ({ registerDate }) => <DateText iso={registerDate} as="day" />,
    },
    {
      key: 'principals',
      title: t('field.counterParts'),
      labelled: true,
      render: ({ principals }) => (
        <span className={styles.stack}>
          {principals.map(({ contactId, name, address }) => (
            <MaskedValue key={contactId}>
              <Link to={paths.contact(contactId)} title={address ? `${name}, ${address}` : name}>
                {cutContactName(name)}
              </Link>
            </MaskedValue>
          ))}
        </span>
      ),
    },
    {
      key: 'property',
      title: t('field.propertyRef'),
      labelled: true,
      render: ({ propertyRef, propertyType, propertyAddress }) => (
        <span className={styles.stack}>
          <Link to={paths.property(propertyRef)}>
            {t(`propertyType.${propertyType}`)} {propertyRef}
          </Link>
          <MaskedValue>
            <span className={styles.soft}>{propertyAddress}</span>
          </MaskedValue>
        </span>
      ),
    },
    {
      key: 'purpose',
      title: t('register.purpose'),
      labelled: true,
      from: 960,
      render: ({ transactionType, type }) => (
        <span className={styles.tags}>
          {t(`transactionType.${transactionType}`)} <MandateTypeTag type={type} />
        </span>
      ),
    },
    {
      key: 'price',
      title: t('field.price'),
      labelled: true,
      align: 'end',
      render: (line) => <MandatePrice mandate={line} />,
    },
    {
      key: 'term',
      title: t('field.endDate'),
      labelled: true,
      render: ({ startDate, endDate }) => (
        <span className={styles.stack}>
          <EndDate iso={endDate} />
          {startDate !== null && (
            <span className={styles.soft}>
              {t('register.since')} <DateText iso={startDate} />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('field.status'),
      labelled: true,
      render: ({ status, transactionType, cancelled, termination, amendments, takenOver }) => (
        <span className={styles.stack}>
          {cancelled ? (
            <Tag tone="crimson">{t('register.cancelled')}</Tag>
          ) : (
            <MandateStatusTag status={status} transaction={transactionType} />
          )}
          {termination && (
            <span className={styles.soft} title={termination.reason}>
              <EndDate iso={termination.effectiveDate} />
            </span>
          )}
          {takenOver && (
            <span className={styles.soft} title={t('register.takenOverText')}>
              {t('register.takenOver')}
            </span>
          )}
          {amendments > 0 && <span className={styles.soft}>{t('register.amendments', { count: amendments })}</span>}
        </span>
      ),
    },
  ];
}
