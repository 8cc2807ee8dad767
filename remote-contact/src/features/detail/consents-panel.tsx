import type { ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { lacksProof, latestConsent } from '@pignon/shared/domain/contact/consent';
import { CONSENT_CHANNELS, type ConsentChannel } from '@pignon/shared/domain/contact/contact.enums';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import {
  BanIcon,
  CheckIcon,
  CircleHelpIcon,
  MaskedValue,
  Panel,
  ShieldCheckIcon,
  Tag,
  TriangleAlertIcon,
} from '@pignon/shared/ui/core';
import { useFieldLabels, wordKey } from '../field-labels';
import styles from './contact-detail.module.css';

function ConsentText({ consents, channel }: Pick<Contact, 'consents'> & { channel: ConsentChannel }): ReactNode {
  const { t } = useTranslation('contact');
  const consent = latestConsent(consents, channel);
  if (!consent) return <Tag icon={<CircleHelpIcon />}>{t('consents.unknown')}</Tag>;
  if (lacksProof(consent))
    return (
      <Tag tone="amber" icon={<TriangleAlertIcon />}>
        {t('consents.unproved')}
      </Tag>
    );
  return consent.given ? (
    <Tag tone="green" icon={<CheckIcon />}>
      {t('consents.given')}
    </Tag>
  ) : (
    <Tag tone="crimson" icon={<BanIcon />}>
      {t('consents.refused')}
    </Tag>
  );
}

function Proof({ consents, channel }: Pick<Contact, 'consents'> & { channel: ConsentChannel }): ReactNode {
  const { t } = useTranslation('contact');
  const consent = latestConsent(consents, channel);
  if (!consent) return null;
  return (
    <span className={styles.note}>
      {t('consents.on', { date: formatDate(consent.date) })}
      {' · '}
      {consent.proof.trim() === '' ? (
        t(consent.given ? 'consents.unprovedNote' : 'consents.noProof')
      ) : (
        <MaskedValue>{consent.proof}</MaskedValue>
      )}
    </span>
  );
}

/** Consents by channel: decision, date, proof, and channels still to ask about. */
export function ConsentsPanel({ contact: { id, consents } }: { contact: Pick<Contact, 'id' | 'consents'> }): ReactNode {
  const { t } = useTranslation('contact');
  const { label } = useFieldLabels();
  const mayWrite = useMay('write');
  const isMissing = CONSENT_CHANNELS.some((channel) => {
    const consent = latestConsent(consents, channel);
    return !consent || consent.proof.trim() === '';
  });
  return (
    <Panel
      title={label('consents')}
      icon={<ShieldCheckIcon />}
      action={mayWrite && isMissing ? <Link to={paths.editContact(id)}>{t('consents.collect')}</Link> : undefined}
    >
      <ul className={styles.consents}>
        {CONSENT_CHANNELS.map((channel) => (
          <li key={channel}>
            <span>{t(wordKey('consentChannel', channel))}</span>
            <ConsentText consents={consents} channel={channel} />
            <Proof consents={consents} channel={channel} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
