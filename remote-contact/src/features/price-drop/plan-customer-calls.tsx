import type { ReactNode } from 'react';
import { useCall } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import { agencyPlace } from '@pignon/shared/domain/agency/agency-place';
import { mayBeCalled } from '@pignon/shared/domain/contact/consent';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, CheckIcon, PhoneIcon, RefreshCwIcon, RefusedButton, sentenceOf } from '@pignon/shared/ui/core';
import type { useCartContacts } from '../../data/cart.queries';
import { callTask, type Drop } from './price-drop-events';
import { useCreateEvents } from './use-create-events';
import styles from './price-drop.module.css';

interface PlanCallsProps {
  drop: Drop;
  /** Selected contacts, with their consents. */
  query: ReturnType<typeof useCartContacts>;
}

function useNotice() {
  const { t } = useTranslation('contact');
  return ({ done, failed }: { done: number; failed: number }) => {
    if (done > 0) {
      const action = { label: t('drop.seeEvents'), to: paths.events };
      bus.publish('notice.raised', { message: t('drop.callsNoted', { count: done }), action });
    }
    if (failed > 0) bus.publish('error.raised', { message: t('drop.failed', { count: failed }) });
  };
}

function Calls({ drop, query }: PlanCallsProps) {
  const { t } = useTranslation('contact');
  const { write, written, isPending } = useCreateEvents();
  const notify = useNotice();
  const { data: agency } = useCall('GET agency', {});
  const { data: property } = useCall('GET property/{reference}', { params: { reference: drop.reference } });
  if (!query.data && query.error) {
    const retry = (
      <Button size="small" icon={<RefreshCwIcon />} onClick={() => void query.refetch()}>
        {t('state.retry')}
      </Button>
    );
    return <Alert type="error" title={sentenceOf(query.error) ?? t('state.error')} action={retry} />;
  }
  if (!query.data) {
    return (
      <Button icon={<PhoneIcon />} disabled>
        {t('drop.planCalls')}
      </Button>
    );
  }
  const callable = query.data.filter(mayBeCalled);
  const unplanned = callable.filter(({ id }) => !written.has(id));
  if (callable.length === 0) {
    return (
      <RefusedButton icon={<PhoneIcon />} reason={t('drop.noPhone')}>
        {t('drop.calls', { count: 0 })}
      </RefusedButton>
    );
  }
  const writeCalls = () => {
    const callTime = { now: new Date(), place: agencyPlace(agency) };
    const announced = { ...drop, transactionType: property?.transactionType ?? null };
    return write(
      unplanned.map((contact) => ({ contactId: contact.id, event: callTask(announced, contact, callTime) })),
    );
  };
  return unplanned.length === 0 ? (
    <p className={styles.done}>
      <CheckIcon /> {t('drop.callsNoted', { count: callable.length })}
    </p>
  ) : (
    <Button type="primary" icon={<PhoneIcon />} loading={isPending} onClick={() => void writeCalls().then(notify)}>
      {t('drop.calls', { count: unplanned.length })}
    </Button>
  );
}

/** Plans calls to selected customers who agreed to calls; e-mails are sent as proposals. */
export function PlanCalls(props: PlanCallsProps): ReactNode {
  const mayWrite = useMay('write');
  return mayWrite && <Calls {...props} />;
}
