import { useState, type ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useUser } from '@pignon/shared/auth';
import { raiseNotice, useBusEvent } from '@pignon/shared/bus';
import { Slot, useDirty, usePageActions } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { PageFrame } from '@pignon/shared/ui/core';
import { DataTable } from '@pignon/shared/ui/table';
import styles from './list.module.css';

/** Uses every kind of entry point: draws, reads, calls, publishes, subscribes. */
export function Page(): ReactNode {
  const { t } = useTranslation('witness');
  const user = useUser();
  const { all } = useColleagues();
  const [typed, setTyped] = useState('');
  const [isAnswered, setIsAnswered] = useState(false);
  const [receivedIds, setReceivedIds] = useState<readonly number[]>([]);
  useDirty(typed !== '');
  useBusEvent('contact.saved', ({ contactId }) => setReceivedIds([...receivedIds, contactId]));
  const notify = () => raiseNotice(t('list.told'), { label: t('list.answer'), run: () => setIsAnswered(true) });
  usePageActions([{ id: 'witness.tell', label: t('list.tell'), key: 'w', run: notify }]);
  return (
    <PageFrame title={t('list.title')}>
      <p className={styles.line}>{t('list.for', { name: user?.loginEmail })}</p>
      <p className={styles.line}>{t('list.heard', { ids: receivedIds.join(', ') })}</p>
      {isAnswered && <p>{t('list.answered')}</p>}
      <input aria-label={t('list.typed')} value={typed} onChange={({ target }) => setTyped(target.value)} />
      <DataTable
        label={t('list.table')}
        columns={[{ key: 'name', title: t('list.name'), render: ({ lastName }) => lastName, primary: true }]}
        rows={all}
        rowKey={({ loginEmail }) => loginEmail}
      />
      <Slot name="home.summary" whose="ALL" day="2026-01-05" />
    </PageFrame>
  );
}
