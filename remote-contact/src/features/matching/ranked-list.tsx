import { useState, type ReactNode } from 'react';
import type { Reason } from '@pignon/shared/domain/matching/matching.schema';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { toggled } from '@pignon/shared/router';
import { Button } from '@pignon/shared/ui/core';
import { grouped } from './groups';
import { RankedRow } from './ranked-row';
import styles from './matching.module.css';

export interface RankedItem<Id> {
  id: Id;
  rank: number;
  score: number;
  reasons: readonly Reason[];
}

interface RankedListProps<Id> {
  label: string;
  items: readonly RankedItem<Id>[];
  /** Maximum number of items: with as many, there may be others. */
  most: number;
  nameOf: (id: Id) => string;
  draw: (id: Id) => ReactNode;
  /** Actions on the selection. */
  actions: (ids: readonly Id[]) => ReactNode;
  stale: boolean;
  selectedIds: readonly Id[];
  /** The selection is held by the parent, as the list unmounts while a ranking is empty or refused. */
  onSelect: (change: (selectedIds: readonly Id[]) => readonly Id[]) => void;
}

/** Number of lines per step: each loads its own record. */
const STEP = 20;

/** Ranked items, matches before near misses, with a bar of actions once some are selected. */
export function RankedList<Id extends string | number>(props: RankedListProps<Id>): ReactNode {
  const { label, items, most, nameOf, draw, actions, stale, selectedIds, onSelect } = props;
  const { t } = useTranslation('contact');
  const [visibleCount, setVisibleCount] = useState(STEP);
  const selectedItems = items.flatMap(({ id }) => (selectedIds.includes(id) ? [id] : []));
  const visibleGroups = grouped(items.slice(0, visibleCount));
  const all = grouped(items);
  const list = (name: 'suiting' | 'near') =>
    visibleGroups[name].length > 0 && (
      <section aria-label={t(`matching.${name}`)}>
        <h2 className={styles.heading}>
          {t(`matching.${name}`)} <span className="pg-tabular">{formatNumber(all[name].length)}</span>
        </h2>
        <ol className={styles.rows}>
          {visibleGroups[name].map((item) => (
            <RankedRow
              key={item.id}
              {...item}
              label={nameOf(item.id)}
              isSelected={selectedIds.includes(item.id)}
              onToggle={() => onSelect((ids) => toggled(ids, item.id))}
            >
              {draw(item.id)}
            </RankedRow>
          ))}
        </ol>
      </section>
    );
  return (
    <div className={styles.list} aria-busy={stale} role="group" aria-label={label}>
      {selectedItems.length > 0 && (
        <div className={styles.bar} role="group" aria-label={t('matching.actions')}>
          <p role="status">{t('matching.chosen', { count: selectedItems.length })}</p>
          <Button type="link" onClick={() => onSelect(() => [])}>
            {t('matching.unselect')}
          </Button>
          <div className={styles.barActions}>{actions(selectedItems)}</div>
        </div>
      )}
      {items.length >= most && <p className={styles.most}>{t('matching.most', { count: most })}</p>}
      {list('suiting')}
      {list('near')}
      {items.length > visibleCount && (
        <div>
          <Button onClick={() => setVisibleCount((count) => count + STEP)}>
            {t('matching.more', { count: items.length - visibleCount })}
          </Button>
        </div>
      )}
    </div>
  );
}
