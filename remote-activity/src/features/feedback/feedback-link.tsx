import type { ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { timestampOf } from '@pignon/shared/domain/common/date-time';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { formatTime, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { ButtonLink, MessageSquareIcon } from '@pignon/shared/ui/core';
import { InterestTag } from './feedback-tag';
import { useCurrentMinute } from '../use-current-minute';
import styles from './feedback-link.module.css';

/** True for a visit that may get feedback: done, or started and not cancelled. */
const mayHaveFeedback = ({ status, start }: Pick<VisitSummary, 'status' | 'start'>, now: number): boolean =>
  status === 'DONE' || (status !== 'CANCELLED' && status !== 'NO_SHOW' && timestampOf(start) <= now);

interface FeedbackLinkProps {
  visit: VisitSummary;
  size?: 'small';
}

/** Links to the feedback form; nothing for a future visit or without write access. */
export function FeedbackLink({ visit, size }: FeedbackLinkProps): ReactNode {
  const { t } = useTranslation('activity');
  const mayWrite = useMay('write');
  const now = useCurrentMinute();
  if (!mayWrite || !mayHaveFeedback(visit, now)) return null;
  const isNew = visit.feedback === null;
  return (
    <ButtonLink
      to={paths.visitFeedback(visit.id)}
      size={size}
      ahead
      type={isNew && size === undefined ? 'default' : 'link'}
      icon={<MessageSquareIcon />}
    >
      <span aria-hidden>{t(isNew ? 'feedback.tell' : 'feedback.change')}</span>
      <span className="pg-hidden">
        {t(isNew ? 'feedback.tellOf' : 'feedback.changeOf', {
          reference: visit.propertyRef,
          time: formatTime(visit.start),
        })}
      </span>
    </ButtonLink>
  );
}

/** Shows a visitor's interest, linked to the feedback; without feedback, the link to enter it. */
export function FeedbackMark({ visit }: { visit: VisitSummary }): ReactNode {
  const { t } = useTranslation('activity');
  const mayWrite = useMay('write');
  const { id, feedback, propertyRef, start } = visit;
  if (!feedback) return <FeedbackLink visit={visit} size="small" />;
  const tag = <InterestTag feedback={feedback} />;
  if (!mayWrite) return tag;
  const name = t('feedback.changeOf', { reference: propertyRef, time: formatTime(start) });
  return (
    <Link to={paths.visitFeedback(id)} title={name} className={styles.mark}>
      {tag}
      <span className="pg-hidden">{name}</span>
    </Link>
  );
}
