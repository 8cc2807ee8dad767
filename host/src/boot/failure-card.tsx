import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Button } from '@pignon/shared/ui/core';
import './piece.css';

interface Props {
  size: 'page' | 'panel';
  /** The remote could not be fetched, rather than crashed. */
  loading: boolean;
  owner: string;
  errorId: string;
  onRetry: () => void;
}

/** Stands where a remote should be: what happened, whom to call, and a way to try again. */
export function FailureCard({ size, loading, owner, errorId, onRetry }: Props): ReactNode {
  const { t } = useTranslation('boot');
  return (
    <section className={`boot-failure boot-${size}`} role="alert">
      <h2 className="boot-failure-title">{t(loading ? 'failure.loading' : 'failure.crashed')}</h2>
      <p>{t('failure.advice')}</p>
      <p className="boot-failure-reference">{t('failure.reference', { owner, errorId })}</p>
      <Button onClick={onRetry}>{t('failure.retry')}</Button>
    </section>
  );
}
