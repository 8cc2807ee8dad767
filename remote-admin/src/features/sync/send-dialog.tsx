import type { ReactNode } from 'react';
import { call, useMutation } from '@pignon/shared/api';
import type { Preflight } from '@pignon/shared/domain/sync/sync.schema';
import { useTranslation } from '@pignon/shared/i18n';
import {
  Alert,
  Button,
  Dialog,
  RefusedButton,
  ScreenError,
  ScreenLoading,
  SendIcon,
  sentenceOf,
  SkeletonLines,
} from '@pignon/shared/ui/core';
import { usePreflight, type PortalView } from '../../data/sync.queries';
import { CheckedListings } from './checked-listings';
import { refusalOf } from './portal-state';
import styles from './sync.module.css';

const WIDTH = 720;

/** Listings to send and blocked ones, with reasons. */
function Checked({ preflight }: { preflight: Preflight }): ReactNode {
  const { t } = useTranslation('admin');
  const { readyCount, blockedCount, blocked, ready } = preflight;
  const listingsWithWarnings = ready.filter(({ findings }) => findings.length > 0);
  // listings with warnings come first: more of them may follow only where the list has no other
  const isWarningListCut = ready.length < readyCount && listingsWithWarnings.length === ready.length;
  return (
    <>
      <p role="status">
        {t('sync.send.ready', { count: readyCount })}{' '}
        {t(blockedCount === 0 ? 'sync.send.noneBlocked' : 'sync.send.blocked', { count: blockedCount })}
      </p>
      {readyCount === 0 && <Alert type="warning" title={t('sync.send.nothing')} />}
      {blocked.length < blockedCount && <p>{t('sync.send.blockedCut', { count: blocked.length, blockedCount })}</p>}
      {blocked.length > 0 && <CheckedListings label={t('sync.send.blockedList')} listings={blocked} />}
      {listingsWithWarnings.length > 0 && (
        <details className={styles.details}>
          <summary>
            {t(isWarningListCut ? 'sync.send.warnedAtLeast' : 'sync.send.warned', {
              count: listingsWithWarnings.length,
            })}
          </summary>
          <CheckedListings label={t('sync.send.warnedList')} listings={listingsWithWarnings} />
        </details>
      )}
    </>
  );
}

/** Pre-flight check, then the run. */
export function SendDialog({ portal, onClose }: { portal: PortalView; onClose: () => void }): ReactNode {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = usePreflight(portal.code);
  const sending = useMutation({
    mutationFn: () => call('POST sync/{portal}/run', { params: { portal: portal.code } }),
    onSuccess: onClose,
  });
  const refusal = refusalOf(portal);
  const buttonProps = { type: 'primary', icon: <SendIcon /> } as const;
  return (
    <Dialog
      open
      width={WIDTH}
      title={t('sync.send.title', { name: portal.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          {refusal === null ? (
            <Button {...buttonProps} loading={sending.isPending} disabled={!data} onClick={() => sending.mutate()}>
              {t('sync.send.now')}
            </Button>
          ) : (
            <RefusedButton {...buttonProps} reason={t(`sync.refusal.${refusal}`)}>
              {t('sync.send.now')}
            </RefusedButton>
          )}
        </>
      }
    >
      <div className={styles.card}>
        {refusal !== null && <Alert type="info" title={t(`sync.refusal.${refusal}`)} />}
        {sending.error && <Alert type="error" title={sentenceOf(sending.error) ?? t('sync.send.failed')} />}
        {data && <Checked preflight={data} />}
        {!data && error && <ScreenError error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <ScreenLoading>
            <SkeletonLines lines={4} />
          </ScreenLoading>
        )}
      </div>
    </Dialog>
  );
}
