import { useState, type ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { tookPlace } from '@pignon/shared/domain/visit/visit-status';
import { formatTime, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { classNames, IconButton, RouteIcon, Trash2Icon } from '@pignon/shared/ui/core';
import { tourPath } from '../tour/tour-address';
import { groupByDay } from '../group-by-day';
import { DayHeading } from '../day-heading';
import { DeleteTourDialog } from '../tour/delete-tour-dialog';
import { toursOf, type Tour } from './tours';
import { VisitRow } from './visit-row';
import styles from '../agenda.module.css';

interface VisitAgendaProps {
  visits: readonly VisitSummary[];
  nameOf: Colleagues['nameOf'];
  /** True while the next page loads: the present one is dimmed. */
  stale: boolean;
}

interface TourItemProps {
  tour: Tour;
  nameOf: Colleagues['nameOf'];
  /** Undefined for users who may not delete. */
  onDelete: (() => void) | undefined;
}

function TourItem({ tour: { groupId, visits }, nameOf, onDelete }: TourItemProps) {
  const { t } = useTranslation('activity');
  const rows = visits.map((visit) => <VisitRow key={visit.id} visit={visit} nameOf={nameOf} />);
  const [first] = visits;
  return (
    <li className={classNames(styles.item, rows.length > 1 && styles.tour, onDelete && styles.withActions)}>
      <div>
        {rows.length > 1 && (
          <p className={styles.tourTitle}>
            <RouteIcon aria-hidden />
            <Link to={tourPath(groupId)}>{t('visit.tour', { count: rows.length })}</Link>
          </p>
        )}
        {rows}
      </div>
      {onDelete && first && !tookPlace(visits) && (
        <IconButton
          className={styles.delete}
          size="small"
          label={t('tour.deleteAt', { count: rows.length, start: formatTime(first.start) })}
          icon={<Trash2Icon />}
          onClick={onDelete}
        />
      )}
    </li>
  );
}

/** focuses the heading: the focused row is removed */
const focusHeading = () => setTimeout(() => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }));

/** Visits by day, a buyer's tour in one block. */
export function VisitAgenda({ visits, nameOf, stale }: VisitAgendaProps): ReactNode {
  const { t } = useTranslation('activity');
  const mayDelete = useMay('write');
  const [deleting, setDeleting] = useState<Tour>();
  return (
    <div className={classNames(styles.agenda, stale && styles.stale)} aria-busy={stale || undefined}>
      {groupByDay(visits, ({ start }) => start).map(({ day, items }) => (
        <section key={`${day} ${items[0]?.id ?? ''}`}>
          <DayHeading day={day} count={t('visit.count', { count: items.length })} />
          <ul className={styles.list}>
            {toursOf(items).map((tour) => (
              <TourItem
                key={tour.groupId}
                tour={tour}
                nameOf={nameOf}
                onDelete={mayDelete ? () => setDeleting(tour) : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
      {deleting && (
        <DeleteTourDialog
          groupId={deleting.groupId}
          count={deleting.visits.length}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            setDeleting(undefined);
            focusHeading();
          }}
        />
      )}
    </div>
  );
}
