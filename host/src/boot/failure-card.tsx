import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Button } from '@pignon/shared/ui/core';
import './piece.css';

/** What happened to a remote: it could not be fetched, asks for another host, or its code failed. */
export type FailureKind = 'loading' | 'refused' | 'crashed';

interface Props {
  size: 'page' | 'panel';
  kind: FailureKind;
  owner: string;
  errorId: string;
  onRetry: () => void;
}

/** Stands where a remote should be: what happened, whom to call, and a way to try again. */
export function FailureCard({ size, kind, owner, errorId, onRetry }: Props): ReactNode {
  const { t } = useTranslation('boot');
  if (kind === 'loading' && !navigator.onLine)
    return (
      <section className={`boot-failure boot-${size}`} role="alert">
        <h2 className="boot-failure-title">{t('failure.offline')}</h2>
        <p>{t('failure.offlineAdvice')}</p>
        <Button onClick={onRetry}>{t('failure.retry')}</Button>
      </section>
    );
  return (
    <section className={`boot-failure boot-${size}`} role="alert">
      <h2 className="boot-failure-title">{t(`failure.${kind}`)}</h2>
      <p>{t(kind === 'refused' ? 'failure.refusedAdvice' : 'failure.advice')}</p>
      <p className="boot-failure-reference">{t('failure.reference', { owner, errorId })}</p>
      <Button onClick={onRetry}>{t('failure.retry')}</Button>
    </section>
  );
}
