import type { ReactNode } from 'react';
import { call } from '@pignon/shared/api';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import { cutContactName } from '@pignon/shared/domain/contact/contact-name';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { formatDate, formatTime, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { FileTextIcon, IconButton, MaskedValue, useDocumentWindow, VisitStatusTag } from '@pignon/shared/ui/core';
import { WaitingMark } from '@pignon/shared/waiting';
import { visitLine } from '../waiting/merge-waiting-calls';
import { FeedbackMark } from '../feedback/feedback-link';
import { tourPath } from '../tour/tour-address';
import styles from './home.module.css';

interface VisitLineProps {
  visit: VisitSummary;
  /** Visits of today need no date. */
  showsDate: boolean;
  /** Negotiator; null on the user's own list. */
  negotiatorName: string | null;
  /** True to offer the voucher for the visitors' signature. */
  voucher: boolean;
}

function Voucher({ groupId }: { groupId: string }) {
  const { t } = useTranslation('activity');
  const { open, busy } = useDocumentWindow();
  const isPrivateScreen = usePrivacy();
  return (
    <IconButton
      size="small"
      icon={<FileTextIcon />}
      label={t(isPrivateScreen ? 'home.voucherPrivate' : 'home.voucher')}
      aria-disabled={isPrivateScreen}
      loading={busy}
      onClick={() => {
        if (isPrivateScreen) return;
        void open(t('home.voucher'), () => call('GET visit/group/{groupId}/voucher', { params: { groupId } }));
      }}
    />
  );
}

/** A future visit: time, property, visitors, and the voucher of its tour. */
export function VisitLine({ visit, showsDate, negotiatorName, voucher }: VisitLineProps): ReactNode {
  const { t } = useTranslation('activity');
  const { propertyRef, propertyTitle, city, contacts, start, status, groupId } = visit;
  return (
    <li className={styles.visit}>
      <Link to={tourPath(groupId)} data-ahead className={styles.when} title={t('visit.openTour')}>
        {showsDate && <span className={styles.soft}>{formatDate(start)}</span>}
        <time dateTime={isoOf(start)}>{formatTime(start)}</time>
      </Link>
      <span className={styles.body}>
        <Link className={styles.subject} to={paths.property(propertyRef)} title={propertyTitle}>
          {propertyTitle || propertyRef}
        </Link>
        <span className={styles.meta}>
          {contacts.map(({ contactId, name }) => (
            <Link key={contactId} to={paths.contact(contactId)}>
              <MaskedValue spoken={t('chip.contact')}>{cutContactName(name)}</MaskedValue>
            </Link>
          ))}
          <span>{[city, negotiatorName].filter(Boolean).join(' · ')}</span>
          <FeedbackMark visit={visit} />
          <WaitingMark line={visitLine(visit.id)} />
        </span>
      </span>
      <VisitStatusTag status={status} />
      {voucher ? <Voucher groupId={groupId} /> : <span className={styles.noVoucher} />}
    </li>
  );
}
