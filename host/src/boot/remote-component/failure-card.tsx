import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Dialog, type PartPlace } from '@pignon/shared/ui/core';
import { onServerReturn } from '../../shell/offline/connection';
import './remote-component.css';

/** Kind of failure: the remote could not be loaded, needs another host, or crashed. */
export type FailureKind = 'loading' | 'refused' | 'crashed';

interface Props {
  size: PartPlace;
  kind: FailureKind;
  owner: string;
  errorId: string;
  onRetry: () => void;
  /** Closes a dialog that failed to load. */
  onClose?: () => void;
}

/**
 * Replaces a failed remote or lazy part: message, contact, retry button. A failed download is retried automatically
 * once the server responds.
 */
export function FailureCard({ size, kind, owner, errorId, onRetry, onClose = () => undefined }: Props): ReactNode {
  const { t } = useTranslation('boot');
  const retryWhenOnline = useEffectEvent(onRetry);
  useEffect(() => (kind === 'loading' ? onServerReturn(() => retryWhenOnline()) : undefined), [kind]);
  const isOffline = kind === 'loading' && !navigator.onLine;
  const title = t(isOffline ? 'failure.offline' : `failure.${kind}`);
  const retry = <Button onClick={onRetry}>{t('failure.retry')}</Button>;
  const message = isOffline ? (
    <p>{t('failure.offlineAdvice')}</p>
  ) : (
    <>
      <p>{t(kind === 'refused' ? 'failure.refusedAdvice' : 'failure.advice')}</p>
      <p className="boot-failure-reference">{t('failure.reference', { owner, errorId })}</p>
    </>
  );
  if (size === 'dialog')
    return (
      <Dialog open title={title} onClose={onClose} footer={retry}>
        <div role="alert">{message}</div>
      </Dialog>
    );
  return (
    <section className={`boot-failure boot-${size}`} role="alert">
      <h2 className="boot-failure-title">{title}</h2>
      {message}
      {retry}
    </section>
  );
}
