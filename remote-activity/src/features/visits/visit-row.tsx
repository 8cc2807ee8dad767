import type { ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import { cutContactName } from '@pignon/shared/domain/contact/contact-name';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { formatTime, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { FileSignatureIcon, MaskedValue, Tag, VisitStatusTag } from '@pignon/shared/ui/core';
import { WaitingMark } from '@pignon/shared/waiting';
import { visitLine } from '../waiting/merge-waiting-calls';
import { FeedbackMark } from '../feedback/feedback-link';
import { tourPath } from '../tour/tour-address';
import styles from '../agenda.module.css';

interface VisitRowProps {
  visit: VisitSummary;
  nameOf: Colleagues['nameOf'];
  /** Omitted column, where every row would be equal. */
  without?: 'property' | 'contacts';
}

function Outcome({ visit }: { visit: VisitSummary }) {
  const { t } = useTranslation('activity');
  return (
    <>
      <VisitStatusTag status={visit.status} />
      {visit.kind === 'SECOND' && <Tag tone="blue">{t('visitKind.SECOND')}</Tag>}
      {visit.voucherSignedAt && (
        <span className={styles.mark} title={t('visit.voucherSigned')}>
          <FileSignatureIcon aria-hidden />
          <span className="pg-hidden">{t('visit.voucherSigned')}</span>
        </span>
      )}
      <FeedbackMark visit={visit} />
      <WaitingMark line={visitLine(visit.id)} />
    </>
  );
}

/** One visit: time, place, visitors, outcome. */
export function VisitRow({ visit, nameOf, without }: VisitRowProps): ReactNode {
  const { t } = useTranslation('activity');
  const { propertyRef, propertyTitle, city, contacts, start, end, negotiator, groupId } = visit;
  return (
    <div className={styles.row}>
      <span className={styles.time}>
        <Link to={tourPath(groupId)} title={t('visit.openTour')}>
          <time dateTime={isoOf(start)}>{formatTime(start)}</time>
          <span className={styles.soft}> – {formatTime(end)}</span>
        </Link>
      </span>
      {without !== 'property' && (
        <span className={styles.subject}>
          <Link className="pg-cut" to={paths.property(propertyRef)} title={propertyTitle}>
            {propertyTitle || propertyRef}
          </Link>
          <span className={styles.soft}>{[city, propertyRef].filter(Boolean).join(' · ')}</span>
        </span>
      )}
      {without !== 'contacts' && (
        <span className={styles.people}>
          {contacts.map(({ contactId, name }) => (
            <MaskedValue key={contactId}>
              <Link to={paths.contact(contactId)} title={name}>
                {cutContactName(name)}
              </Link>
            </MaskedValue>
          ))}
        </span>
      )}
      <span className={styles.tags}>
        <Outcome visit={visit} />
      </span>
      <span className={styles.who} title={t('field.visit.negotiator')}>
        {nameOf(negotiator)}
      </span>
    </div>
  );
}
