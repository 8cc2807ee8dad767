import type { ReactNode } from 'react';
import { useCall } from '@pignon/shared/api';
import { signatureBy } from '@pignon/shared/domain/mandate/mandate-signing';
import type { AgentSignature, Mandate, PendingAmendment } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Signatory } from '@pignon/shared/domain/mandate/signatories';
import { kindOfFile } from '@pignon/shared/domain/media/media.rules';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { CircleCheckIcon, CircleIcon, DateText, MaskedValue } from '@pignon/shared/ui/core';
import { FOLDER, folderOf } from '../folder/folder-file';
import styles from './signature-lines.module.css';

type DrawnSignature = Pick<AgentSignature, 'signedAt' | 'image'>;

/** Signature data shared by mandates and amendments. */
export type Signed = Pick<Mandate, 'status' | 'registerNumber' | 'type'> &
  Pick<PendingAmendment, 'signatures' | 'agentSignature' | 'signedPlace'>;

/** Time and manner of a signature, with its drawing; or that it is missing. */
function SignedState({
  signature,
  status,
}: {
  signature: DrawnSignature | undefined;
  status: Mandate['status'];
}): ReactNode {
  const { t } = useTranslation('mandate');
  if (!signature)
    return (
      <span className={styles.unsigned}>
        <CircleIcon />
        {t(status === 'PENDING' ? 'sign.missing' : 'sign.notNoted')}
      </span>
    );
  const { signedAt, image } = signature;
  return (
    <span className={styles.signed}>
      {image !== null && (
        <MaskedValue>
          <img src={image} alt="" className={styles.hand} />
        </MaskedValue>
      )}
      <CircleCheckIcon />
      <span>
        {t('sign.done')} <DateText iso={signedAt} as={image === null ? 'day' : 'time'} />
        {', '}
        {t(image === null ? 'sign.byPaper' : 'sign.byScreen')}
      </span>
    </span>
  );
}

function SignatoryLine({ signatory, signed }: { signatory: Signatory; signed: Signed }): ReactNode {
  const { t } = useTranslation('mandate');
  const { contactId, name, company, capacity } = signatory;
  const spokenName = t('detail.contact');
  return (
    <li className={styles.line}>
      <span className={styles.who}>
        <MaskedValue spoken={spokenName}>
          <Link to={paths.contact(contactId)}>{company ?? (name || spokenName)}</Link>
        </MaskedValue>
        {company !== null && (
          <MaskedValue>
            <span className={styles.soft}>
              {t('sign.represented', { name: name || '–', capacity: capacity ?? t('sign.noCapacity') })}
            </span>
          </MaskedValue>
        )}
      </span>
      <SignedState
        signature={signatureBy({ ...signed, signatures: [...signed.signatures] }, signatory)}
        status={signed.status}
      />
    </li>
  );
}

/** Lists all required signatures: each spouse, a company's signatory, the agency. */
export function SignatureLines({
  signatories,
  signed,
}: {
  signatories: readonly Signatory[];
  signed: Signed;
}): ReactNode {
  const { t } = useTranslation('mandate');
  const agent = signed.agentSignature ?? undefined;
  return (
    <ul className={styles.lines}>
      {signatories.map((each) => (
        <SignatoryLine key={`${each.contactId} ${each.person}`} signatory={each} signed={signed} />
      ))}
      <li className={styles.line}>
        <span className={styles.who}>
          <strong>{agent ? t('sign.agency', { name: agent.name }) : t('sign.agencyAlone')}</strong>
          {agent && (
            <span className={styles.soft}>
              {[t(`agentCapacity.${agent.capacity}`), agent.credential].filter(Boolean).join(' – ')}
            </span>
          )}
        </span>
        <SignedState signature={agent} status={signed.status} />
      </li>
      {signed.signedPlace && <li className={styles.soft}>{t('sign.at', { place: signed.signedPlace })}</li>}
    </ul>
  );
}

/** Link to the scan of a document signed on paper; says when it is missing. */
export function PaperScan({ mandateId, signed }: { mandateId: number; signed: Signed }): ReactNode {
  const { t } = useTranslation('mandate');
  const hidden = usePrivacy();
  const onPaper = signed.signatures.some(({ image }) => image === null);
  const { data } = useCall(
    'GET media/{owner}/{reference}',
    { params: folderOf(mandateId) },
    { enabled: onPaper && !hidden },
  );
  if (!onPaper || hidden || !data) return null;
  const scans = data.content.filter((file) => kindOfFile(file) === 'SIGNED_COPY').length;
  return (
    <p className={styles.scan}>
      {scans === 0 ? t('sign.noScan') : t('sign.scans', { count: scans })}{' '}
      <Link to={`${paths.mandate(mandateId)}#${FOLDER}`}>{t(scans === 0 ? 'sign.addScan' : 'sign.seeScan')}</Link>
    </p>
  );
}
