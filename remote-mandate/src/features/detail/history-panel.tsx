import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { DateText, HistoryIcon, MandateStatusTag, MaskedValue, Panel, PanelList } from '@pignon/shared/ui/core';
import { timelineOf, type Step } from './mandate-timeline';
import { PartyName } from './party-name';
import styles from './detail.module.css';

interface HistoryProps {
  mandate: Mandate;
  names: ReadonlyMap<number, string> | undefined;
}

function What({ step, names }: { step: Step; names: HistoryProps['names'] }): ReactNode {
  const { t } = useTranslation('mandate');
  const { all, nameOf } = useColleagues();
  if (step.kind === 'signature')
    return (
      <span>
        {t('history.signature')} <PartyName contactId={step.contactId} name={names?.get(step.contactId)} />
      </span>
    );
  if (step.kind === 'amendment')
    return (
      <span>
        {step.endDate === null ? t('history.amendment') : t('history.extended', { day: formatDate(step.endDate) })}{' '}
        <MaskedValue>
          <span className={styles.soft}>{step.text}</span>
        </MaskedValue>
      </span>
    );
  const person = all.some(({ loginEmail }) => loginEmail === step.user) ? nameOf(step.user) : t('history.product');
  return (
    <span>
      <MandateStatusTag status={step.status} /> <span className={styles.soft}>{person}</span>
    </span>
  );
}

/** What happened to a mandate: its statuses, signatures and amendments, the latest first. */
export function HistoryPanel({ mandate, names }: HistoryProps): ReactNode {
  const { t } = useTranslation('mandate');
  return (
    <Panel title={t('history.title')} icon={<HistoryIcon />}>
      <PanelList>
        {timelineOf(mandate).map((step) => (
          <li
            key={`${step.kind} ${isoOf(step.at)} ${step.kind === 'signature' ? step.contactId : ''}`}
            className={styles.step}
          >
            <What step={step} names={names} />
            <span className={styles.soft}>
              <DateText iso={step.at} as={step.kind === 'amendment' ? 'day' : 'time'} />
            </span>
          </li>
        ))}
      </PanelList>
    </Panel>
  );
}
