import { useCall } from '@pignon/shared/api';
import { useEffect } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Link, useTitleCount } from '@pignon/shared/router';
import { HeartIcon } from '@pignon/shared/ui/core';
import { MAX_LISTED_ANSWERS, useAnswerNotifications } from './use-answer-notifications';
import './answers-chip.css';

/** Counts customers' requests and questions that await the user; refusals need no action. */
function useWaitingAnswers() {
  const body = {
    dto: { whose: 'ME' as const, kind: ['LIKED' as const, 'QUESTION' as const] },
    pageSize: MAX_LISTED_ANSWERS,
  };
  return useCall('POST proposal/answer/find', { body }, { watch: true });
}

/** Shows a number on the icon of the installed product. */
function useIconCount(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    navigator.setAppBadge(count).catch(() => undefined);
    return () => void navigator.clearAppBadge().catch(() => undefined);
  }, [count]);
}

/** Number of customers waiting for a reply, in header, tab and app icon; hidden at zero. */
export function AnswersChip() {
  const { t } = useTranslation('host');
  const { data } = useWaitingAnswers();
  const count = data?.page.totalElements ?? 0;
  useAnswerNotifications(data?.content);
  useTitleCount(count);
  useIconCount(count);
  if (count === 0) return null;
  const label = t('answers.waiting', { count });
  return (
    <Link to="/" className="host-answers pg-tabular" aria-label={label} title={label}>
      <HeartIcon />
      <span aria-hidden>{count}</span>
    </Link>
  );
}
