import type { ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import { cutContactName } from '@pignon/shared/domain/contact/contact-name';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { formatDate, formatTime, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { MaskedValue, PanelList, VisitStatusTag } from '@pignon/shared/ui/core';
import { FeedbackMark } from '../feedback/feedback-link';
import { FeedbackText } from '../feedback/feedback-tag';
import { tourPath } from '../tour/tour-address';
import styles from '../panel.module.css';

interface VisitPanelListProps {
  visits: readonly VisitSummary[];
  nameOf: Colleagues['nameOf'];
  /** Visits of one day need no date. */
  shows: 'time' | 'date';
  /** Omitted column, where every line would be equal. */
  without?: 'property' | 'contacts';
}

function Visitors({ visit }: { visit: VisitSummary }) {
  return visit.contacts.map(({ contactId, name }) => (
    <MaskedValue key={contactId}>
      <Link to={paths.contact(contactId)} title={name}>
        {cutContactName(name)}
      </Link>
    </MaskedValue>
  ));
}

/** Visits as panel lines. */
export function VisitPanelList({ visits, nameOf, shows, without }: VisitPanelListProps): ReactNode {
  const { t } = useTranslation('activity');
  return (
    <PanelList>
      {visits.map((visit) => (
        <li key={visit.id} className={styles.line}>
          <span className={styles.when}>
            <Link to={tourPath(visit.groupId)} title={t('visit.openTour')}>
              {shows === 'date' && <span>{formatDate(visit.start)} </span>}
              <time dateTime={isoOf(visit.start)} className={shows === 'date' ? styles.soft : undefined}>
                {formatTime(visit.start)} – {formatTime(visit.end)}
              </time>
            </Link>
          </span>
          <span className={styles.what}>
            {without !== 'property' && (
              <Link to={paths.property(visit.propertyRef)} title={visit.propertyTitle}>
                {visit.propertyTitle || visit.propertyRef}
              </Link>
            )}
            {without !== 'contacts' && <Visitors visit={visit} />}
            <span className={styles.soft}>
              {[without === 'property' ? null : visit.city, shows === 'date' && nameOf(visit.negotiator)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {visit.feedback && <FeedbackText feedback={visit.feedback} />}
            <FeedbackMark visit={visit} />
          </span>
          <VisitStatusTag status={visit.status} />
        </li>
      ))}
    </PanelList>
  );
}
