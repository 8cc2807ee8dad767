import type { ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { classNames, RouteIcon } from '@pignon/shared/ui/core';
import { byDay } from '../by-day';
import { DayHeading } from '../day-heading';
import { toursOf, type Tour } from './tours';
import { VisitRow } from './visit-row';
import styles from '../agenda.module.css';

interface VisitAgendaProps {
  visits: readonly VisitSummary[];
  nameOf: Colleagues['nameOf'];
  /** The next page is on its way: what is shown stays, paler. */
  stale: boolean;
}

function TourItem({ tour, nameOf }: { tour: Tour; nameOf: Colleagues['nameOf'] }) {
  const { t } = useTranslation('activity');
  const rows = tour.visits.map((visit) => <VisitRow key={visit.id} visit={visit} nameOf={nameOf} />);
  if (rows.length === 1) return <li className={styles.item}>{rows}</li>;
  return (
    <li className={classNames(styles.item, styles.tour)}>
      <p className={styles.tourTitle}>
        <RouteIcon aria-hidden />
        {t('visit.tour', { count: rows.length })}
      </p>
      {rows}
    </li>
  );
}

/** Visits under the day they take place, a buyer's tour in one block. */
export function VisitAgenda({ visits, nameOf, stale }: VisitAgendaProps): ReactNode {
  const { t } = useTranslation('activity');
  return (
    <div className={classNames(styles.agenda, stale && styles.stale)} aria-busy={stale || undefined}>
      {byDay(visits, ({ start }) => start).map(({ day, items }) => (
        <section key={`${day} ${items[0]?.id ?? ''}`}>
          <DayHeading day={day} count={t('visit.count', { count: items.length })} />
          <ul className={styles.list}>
            {toursOf(items).map((tour) => (
              <TourItem key={tour.groupId} tour={tour} nameOf={nameOf} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
