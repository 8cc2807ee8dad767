import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { formatPrice, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { classNames } from '@pignon/shared/ui/core';
import { ContactName } from '../contact-name';
import { useUnmaskedName } from '../use-unmasked-name';
import { MatchReasons } from './match-reasons';
import { targetCell, isMatch, type Matrix, type Pair } from './match-matrix';
import styles from './matches.module.css';

interface MatchTableProps {
  matrix: Matrix;
  customers: ReadonlyMap<number, Contact>;
  properties: ReadonlyMap<string, PropertySummary>;
}

/** Colour of a cell: match, near miss, miss; its text says the same. */
function toneOf(pair: Pair): string | undefined {
  if (isMatch(pair)) return styles.suits;
  return pair.score >= 50 ? styles.near : styles.far;
}

/** Customers as columns, properties as rows, best first; arrow keys select a pair, whose reasons are shown. */
export function MatchTable({ matrix, customers, properties }: MatchTableProps): ReactNode {
  const { t } = useTranslation('contact');
  const unmaskedName = useUnmaskedName();
  const { references, contactIds } = matrix;
  const [place, setPlace] = useState<readonly [number, number]>([0, 0]);
  const [isOpen, setIsOpen] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  // after the table shrinks the cell may no longer exist
  const row = Math.min(place[0], references.length - 1);
  const column = Math.min(place[1], contactIds.length - 1);
  const selectedMatch = matrix.at(references[row] ?? '', contactIds[column] ?? 0);
  const nameOf = (id: number) => unmaskedName(customers.get(id));
  const moveSelection = (event: KeyboardEvent) => {
    const next = targetCell([row, column], event.key, [references.length, contactIds.length]);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setPlace(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.join(' ')}"]`)?.focus();
  };
  return (
    <div className={styles.matches}>
      <div className={styles.scroll}>
        <table
          ref={table}
          className={styles.table}
          role="grid"
          aria-label={t('matches.title')}
          onKeyDown={moveSelection}
        >
          <thead>
            <tr>
              <th scope="col">{t('matches.property')}</th>
              {contactIds.map((id) => (
                <th key={id} scope="col">
                  <CustomerHead id={id} contact={customers.get(id)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {references.map((reference, rowIndex) => (
              <tr key={reference}>
                <th scope="row">
                  <PropertyHead reference={reference} property={properties.get(reference)} />
                </th>
                {contactIds.map((id, columnIndex) => {
                  const pair = matrix.at(reference, id);
                  const isCurrent = rowIndex === row && columnIndex === column;
                  return (
                    <td key={id}>
                      <button
                        type="button"
                        data-cell={`${rowIndex} ${columnIndex}`}
                        tabIndex={isCurrent ? 0 : -1}
                        className={classNames(styles.cell, pair && toneOf(pair), isOpen && isCurrent && styles.here)}
                        aria-label={
                          pair
                            ? t(isMatch(pair) ? 'matches.cellSuits' : 'matches.cell', {
                                reference,
                                name: nameOf(id),
                                score: pair.score,
                              })
                            : t('matches.cellNone', { reference, name: nameOf(id) })
                        }
                        onFocus={() => {
                          setPlace([rowIndex, columnIndex]);
                          setIsOpen(true);
                        }}
                        onClick={() => {
                          setPlace([rowIndex, columnIndex]);
                          setIsOpen(true);
                        }}
                      >
                        {pair ? pair.score : '–'}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div role="status">
        {isOpen && selectedMatch ? (
          <MatchReasons
            pair={selectedMatch}
            customer={customers.get(selectedMatch.contactId)}
            property={properties.get(selectedMatch.reference)}
          />
        ) : (
          <p className={styles.hint}>{t('matches.hint')}</p>
        )}
      </div>
    </div>
  );
}

function CustomerHead({ id, contact }: { id: number; contact: Contact | undefined }) {
  return (
    contact && (
      <Link to={paths.contact(id)}>
        <ContactName contact={contact} />
      </Link>
    )
  );
}

function PropertyHead({ reference, property }: { reference: string; property: PropertySummary | undefined }) {
  const { t } = useTranslation('contact');
  return (
    <>
      <Link className="pg-cut" to={paths.property(reference)} title={property?.title}>
        {property ? property.title || t(`propertyType.${property.propertyType}`) : reference}
      </Link>
      {property && (
        <span className={styles.soft}>
          {[property.city, property.price === null ? null : formatPrice(property.price, property.transactionType)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </>
  );
}
