import { useState, type ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import type { MandateStep } from '@pignon/shared/domain/mandate/mandate-status';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Button, classNames, MandateStatusTag, ScreenError, ScreenLoading, Skeleton } from '@pignon/shared/ui/core';
import { useCardColumn } from '@pignon/shared/ui/sort';
import { useMandates } from '../../data/mandate.queries';
import type { MandateListState } from '../list/mandate-list';
import { BoardCard } from './board-card';
import { CARDS, columnBody, MAX_CARDS } from './board-query';
import { moveTo } from './allowed-moves';
import styles from './board.module.css';

interface BoardColumnProps {
  status: MandateStatus;
  list: MandateListState;
  nameOf: Colleagues['nameOf'];
  onMove?: (mandate: MandateSummary, move: MandateStep) => void;
  /** Shows the rest of the column as a list. */
  onShowList: () => void;
}

/** Mandates of one status, most urgent first. */
export function BoardColumn({ status, list, nameOf, onMove, onShowList }: BoardColumnProps): ReactNode {
  const { t } = useTranslation('mandate');
  const [size, setSize] = useState(CARDS);
  const query = useMandates(columnBody(list, status, size));
  const { ref, isOffered, isOver } = useCardColumn(
    status,
    (from) => moveTo(from as MandateStatus, status) !== undefined,
  );
  const total = query.data?.page.totalElements;
  const cards = query.data?.content ?? [];
  return (
    <section
      ref={ref}
      aria-label={t(`mandateStatus.${status}`)}
      className={classNames(styles.column, isOffered && styles.offered, isOver && styles.over)}
    >
      <h2 className={styles.name}>
        <MandateStatusTag status={status} />
        {total !== undefined && <span className="pg-tabular">{formatNumber(total)}</span>}
      </h2>
      {query.error && !query.data ? (
        <ScreenError error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <>
          {!query.data && (
            <ScreenLoading>
              <Skeleton height={150} />
              <Skeleton height={150} />
            </ScreenLoading>
          )}
          {total === 0 && <p className={styles.none}>{t('board.none')}</p>}
          <ul className={styles.cards}>
            {cards.map((mandate) => (
              <BoardCard key={mandate.id} mandate={mandate} nameOf={nameOf} onMove={onMove} />
            ))}
          </ul>
          {total !== undefined && total > cards.length && (
            <Button
              type="link"
              onClick={() => (size < MAX_CARDS ? setSize((shown) => Math.min(shown + CARDS, MAX_CARDS)) : onShowList())}
            >
              {size < MAX_CARDS ? t('board.more') : t('board.rest', { count: total })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
