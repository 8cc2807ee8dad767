import type { ReactNode } from 'react';
import { RefreshCwIcon } from '../../icons';
import { useTranslation } from '@pignon/shared/i18n';
import { Button } from '../../basic/button';
import { requestIdOf, sentenceOf } from './error-sentence';
import './screen-states.css';
import '../../basic/skeleton.css';

/** Skeletons in the final layout, shown only when waiting lasts more than 150 ms. */
export function ScreenLoading({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-busy>
      <span className="pg-hidden">{t('state.loading')}</span>
      <div className="pg-late" aria-hidden>
        {children}
      </div>
    </div>
  );
}

export type ScreenErrorProps = {
  /** Thrown value; an API refusal brings its own French sentence. */
  error: unknown;
  onRetry?: () => void;
  title?: string;
  action?: ReactNode;
};

/** Shows an error in place, with a retry button. */
export function ScreenError({ error, onRetry, title, action }: ScreenErrorProps) {
  const { t } = useTranslation('common');
  const requestId = requestIdOf(error);
  return (
    <div className="pg-screen-state pg-screen-error" role="alert">
      <svg viewBox="0 0 96 64" width="96" height="64" aria-hidden>
        <path d="M14 60V28L48 8l34 20v32" />
        <path d="M8 60h80M40 60V40h16v20" />
        <path className="pg-screen-mark" d="M48 14l-6 12 10 6-7 12" />
      </svg>
      <h2>{title ?? t('state.errorTitle')}</h2>
      <p>{sentenceOf(error) ?? t('state.error')}</p>
      {requestId && <p className="pg-screen-fine">{t('state.errorId', { id: requestId })}</p>}
      <div className="pg-screen-actions">
        {onRetry && (
          <Button icon={<RefreshCwIcon />} onClick={onRetry}>
            {t('state.retry')}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}

export type ScreenEmptyProps = {
  title: string;
  /** Purpose of the list, or why it is empty. */
  children?: ReactNode;
  /** The one action that fills it. */
  action?: ReactNode;
  icon?: ReactNode;
};

/** Empty state: what belongs here, and the one action to add it. */
export function ScreenEmpty({ title, children, action, icon }: ScreenEmptyProps) {
  return (
    <div className="pg-screen-state">
      {icon ? (
        <span className="pg-screen-icon">{icon}</span>
      ) : (
        <svg viewBox="0 0 96 64" width="96" height="64" aria-hidden>
          <path d="M14 60V28L48 8l34 20v32" />
          <path d="M8 60h80M40 60V40h16v20" />
          <path className="pg-screen-mark" d="M64 18V8h8v15" />
        </svg>
      )}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action && <div className="pg-screen-actions">{action}</div>}
    </div>
  );
}
